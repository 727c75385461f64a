import { SMTPServer } from 'smtp-server';

export interface CountingMailServer {
  url: string;
  /** Number of times each Message-ID was received. */
  taken: Map<string, number>;
  /** Makes conversations hang after the mail was announced, until `letGo` is called. */
  hold: () => void;
  letGo: () => void;
  close: () => Promise<void>;
}

/** Starts a local mail server that accepts every mail and counts the mails. */
export async function countingMailServer(): Promise<CountingMailServer> {
  const taken = new Map<string, number>();
  let held = false;
  let waiting: (() => void)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo(_, __, done) {
      if (held) waiting.push(() => done());
      else done();
    },
    onData(stream, _, done) {
      let text = '';
      stream.on('data', (piece: Buffer) => (text += piece.toString()));
      stream.once('end', () => {
        const id = /^Message-ID:\s*(<[^>]+>)/im.exec(text)?.[1] ?? 'none';
        taken.set(id, (taken.get(id) ?? 0) + 1);
        done();
      });
    },
  });
  // Tests kill clients in mid-conversation, so connection errors are expected.
  server.on('error', () => {});
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    hold: () => (held = true),
    letGo() {
      held = false;
      for (const go of waiting) go();
      waiting = [];
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
