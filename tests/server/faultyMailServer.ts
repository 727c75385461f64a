import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import PostalMime from 'postal-mime';
import { onTestFinished } from 'vitest';

/** SMTP behaviour of the server in one conversation. */
export type SmtpBehaviour = 'fair' | 'busy' | 'refusing' | 'silent' | 'silentAfterData' | 'dropsAfterData' | 'dropsInData' | 'slow';

export interface StormyMailServer {
  url: string;
  /** Message-IDs of the received mails in order, including those received before the connection was dropped. */
  taken: string[];
  /** Behaviour of each conversation, in order. */
  conversations: SmtpBehaviour[];
  /** Closes the port, so that connections are refused. `open` opens the same port again. */
  shut(): Promise<void>;
  open(): Promise<void>;
}

/** Starts a server with just enough SMTP to fail at any point. @param weatherOf behaviour of a conversation, by its number from 0 */
export async function stormyMailServer(weatherOf: (conversation: number) => SmtpBehaviour): Promise<StormyMailServer> {
  const lines = new Set<Socket>();
  const server: StormyMailServer = { url: '', taken: [], conversations: [], shut, open };
  let port = 0;
  let listening: Server | null = null;

  async function respond(line: Socket, command: string, weather: SmtpBehaviour): Promise<void> {
    const sendLine = (text: string) => void line.write(`${text}\r\n`);
    // Writes one character at a time, each in its own packet.
    const dribble = (text: string) => `${text}\r\n`.split('').forEach((character) => void line.write(character));
    const speak = weather === 'slow' ? dribble : sendLine;
    if (/^(EHLO|HELO)/i.test(command)) return speak('250 stormy');
    if (/^MAIL/i.test(command)) return weather === 'busy' ? sendLine('450 4.2.0 come back later') : speak('250 ok');
    if (/^RCPT/i.test(command)) return weather === 'refusing' ? sendLine('550 5.1.1 no such person') : speak('250 ok');
    if (/^DATA/i.test(command)) return speak('354 go on');
    if (/^QUIT/i.test(command)) return void line.end('221 bye\r\n');
    return speak('250 ok');
  }

  async function take(line: Socket, message: string, weather: SmtpBehaviour): Promise<void> {
    const { messageId = '' } = await PostalMime.parse(message);
    server.taken.push(messageId);
    if (weather === 'dropsAfterData') return void line.destroy();
    if (weather !== 'silentAfterData') line.write('250 taken\r\n');
  }

  function converse(line: Socket): void {
    const weather = weatherOf(server.conversations.length);
    server.conversations.push(weather);
    lines.add(line);
    line.on('error', () => {});
    line.on('close', () => lines.delete(line));
    if (weather === 'silent') return;
    line.write('220 stormy\r\n');
    let buffer = '';
    let inData = false;
    line.on('data', (piece: Buffer) => {
      buffer += piece.toString();
      for (;;) {
        const end = buffer.indexOf(inData ? '\r\n.\r\n' : '\r\n');
        if (inData && weather === 'dropsInData') return void line.destroy();
        if (end < 0) return;
        const received = buffer.slice(0, end);
        buffer = buffer.slice(end + (inData ? 5 : 2));
        if (inData) void take(line, received, weather);
        else void respond(line, received, weather);
        inData = !inData && /^DATA/i.test(received);
      }
    });
  }

  async function open(): Promise<void> {
    listening = createServer(converse).listen(port, '127.0.0.1');
    await once(listening, 'listening');
    ({ port } = listening.address() as AddressInfo);
    server.url = `smtp://127.0.0.1:${port}`;
  }

  async function shut(): Promise<void> {
    for (const line of lines) line.destroy();
    const closing = listening;
    listening = null;
    if (closing) await new Promise((resolve) => closing.close(resolve));
  }

  await open();
  onTestFinished(shut);
  return server;
}
