import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

type Step = 'connect' | 'from' | 'recipient' | 'data';

export interface MailServer {
  url: string;
  /** Accepted mails, parsed. */
  delivered: Email[];
  /** The same mails as raw SMTP data. */
  raw: string[];
  /** Responds to a step of the next conversations with this error code. `null` accepts the step again. */
  refuse(step: Step, code: number | null): void;
  /** Receives the next message completely and closes the connection before the response. */
  dropAfterData(): void;
  close(): Promise<void>;
}

export interface MailServerOptions {
  /** Account without which no mail is accepted. */
  login?: { user: string; pass: string };
  /** Encryption, with a certificate that no client trusts. */
  encryption?: 'tls' | 'starttls';
}

/** Real SMTP server on loopback, behind a connection that can be cut. */
export async function startMailServer({ login, encryption }: MailServerOptions = {}): Promise<MailServer> {
  const refusals = new Map<Step, number>();
  const lines = new Set<Socket>();
  let dropping = false;
  const refusal = (step: Step): Error | null => {
    const code = refusals.get(step);
    return code === undefined ? null : Object.assign(new Error(`No thanks, <julie@exemple.ca>, not at ${step}`), { responseCode: code });
  };
  const server: MailServer = {
    url: '',
    delivered: [],
    raw: [],
    refuse: (step, code) => void (code === null ? refusals.delete(step) : refusals.set(step, code)),
    dropAfterData: () => (dropping = true),
    async close() {
      for (const line of lines) line.destroy();
      front.close();
      await new Promise<void>((resolve) => smtp.close(resolve));
    },
  };
  const smtp = new SMTPServer({
    secure: encryption === 'tls',
    authOptional: login === undefined,
    allowInsecureAuth: true,
    disabledCommands: encryption === 'starttls' ? [] : ['STARTTLS'],
    onAuth: ({ username, password }, _, callback) => (username === login?.user && password === login?.pass ? callback(null, { user: username }) : callback(new Error('Invalid username or password'))),
    onConnect: (_, callback) => callback(refusal('connect')),
    onMailFrom: (_, __, callback) => callback(refusal('from')),
    onRcptTo: (_, __, callback) => callback(refusal('recipient')),
    onData(stream, _, callback) {
      void buffer(stream).then(async (message) => {
        const no = refusal('data');
        if (no === null) {
          server.raw.push(message.toString());
          server.delivered.push(await PostalMime.parse(message));
        }
        if (dropping) for (const line of lines) line.destroy();
        dropping = false;
        callback(no);
      });
    },
  });
  smtp.on('error', () => {});
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as AddressInfo;
  const front = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const socket of [near, far]) socket.on('error', () => {});
    near.pipe(far);
    far.pipe(near);
    lines.add(near);
    near.on('close', () => {
      lines.delete(near);
      far.destroy();
    });
  });
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  server.url = `smtp://127.0.0.1:${(front.address() as AddressInfo).port}`;
  return server;
}
