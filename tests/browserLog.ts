import type { BrowserCommand, BrowserProvider } from 'vitest/node';

/** Entry of the browser's own log, in the format of the DevTools protocol. */
interface Entry {
  entry: { source: string; level: string; text: string };
}

const logs = new Map<string, Promise<string[]>>();

/** Subscribes to the browser log of a Vitest session. */
async function listen(provider: BrowserProvider, sessionId: string): Promise<string[]> {
  const messages: string[] = [];
  const session = await provider.getCDPSession?.(sessionId);
  if (!session) return messages;
  const on = session.on.bind(session) as unknown as (event: string, listener: (payload: Entry) => void) => void;
  on('Log.entryAdded', ({ entry: { source, level, text } }) => {
    // Network errors are ignored: stories show failed files and responses as states, and unhandled requests are detected elsewhere.
    if (source !== 'network' && (level === 'error' || level === 'warning')) messages.push(`${source}: ${text}`);
  });
  await (session.send.bind(session) as (method: string) => Promise<unknown>)('Log.enable');
  return messages;
}

/**
 * Returns the browser's own errors and warnings since the last call. A page cannot observe these, because they do not go through its console
 * functions.
 */
export const browserLog: BrowserCommand = async ({ provider, sessionId }): Promise<string[]> => {
  const log = logs.get(sessionId) ?? listen(provider, sessionId);
  logs.set(sessionId, log);
  return (await log).splice(0);
};
