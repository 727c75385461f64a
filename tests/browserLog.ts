import type { BrowserCommand, BrowserProvider } from 'vitest/node';

/** An entry of the browser's own log, as its protocol writes it. */
interface Entry {
  entry: { source: string; level: string; text: string };
}

const logs = new Map<string, Promise<string[]>>();

/** Begins to listen to the browser of a session of Vitest's. */
async function listen(provider: BrowserProvider, sessionId: string): Promise<string[]> {
  const said: string[] = [];
  const session = await provider.getCDPSession?.(sessionId);
  if (!session) return said;
  const on = session.on.bind(session) as unknown as (event: string, hear: (told: Entry) => void) => void;
  on('Log.entryAdded', ({ entry: { source, level, text } }) => {
    // A file or an answer that fails is a state that stories show; what nothing answers is found by other means.
    if (source !== 'network' && (level === 'error' || level === 'warning')) said.push(`${source}: ${text}`);
  });
  await (session.send.bind(session) as (method: string) => Promise<unknown>)('Log.enable');
  return said;
}

/** What the browser itself has complained of since this was last asked; no page can hear it, as it goes by no function of its console. */
export const browserLog: BrowserCommand = async ({ provider, sessionId }): Promise<string[]> => {
  const log = logs.get(sessionId) ?? listen(provider, sessionId);
  logs.set(sessionId, log);
  return (await log).splice(0);
};
