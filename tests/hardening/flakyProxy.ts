import { connect, createServer, type Socket } from 'node:net';

/** Fault that the proxy applies to the response of one call. */
export type FaultMode = 'whole' | 'slow' | 'reply lost' | 'reply broken off';

/** Proxy between a visitor and the server, at its own address. */
export interface FlakyProxy {
  url: string;
  weather: FaultMode;
  /** Number of times the call has passed the proxy. */
  calls: number;
  close: () => Promise<void>;
}

export const SLOW_MS = 3000;
/** Number of bytes missing at the end of a truncated response, after the status and headers. */
const MISSING = 20;

/**
 * Forwards bytes between a browser and the server. Faults affect only the named call.
 * @param call beginning of the call's request line, `POST /api/booking `
 */
export async function startFlakyProxy(target: string, call: string): Promise<FlakyProxy> {
  const { port: far } = new URL(target);
  const open = new Set<Socket>();
  const line: FlakyProxy = { url: '', weather: 'whole', calls: 0, close: async () => {} };
  const server = createServer((near) => {
    const away = connect(Number(far), '127.0.0.1');
    let isCall = false;
    let broken: string | null = null;
    for (const socket of [near, away]) {
      open.add(socket);
      socket.once('close', () => {
        open.delete(socket);
        (socket === near ? away : near).destroy();
      });
      socket.on('error', () => socket.destroy());
    }
    near.on('data', (piece: Buffer) => {
      if (/^[A-Z]+ \/\S* HTTP/.test(piece.toString('latin1'))) {
        isCall = piece.toString('latin1').startsWith(call);
        if (isCall) line.calls += 1;
      }
      if (isCall && line.weather === 'slow') setTimeout(() => away.write(piece), SLOW_MS);
      else away.write(piece);
    });
    away.on('data', (piece: Buffer) => {
      if (isCall && line.weather === 'reply lost') near.destroy();
      else if (isCall && line.weather === 'reply broken off') {
        // Headers and body may arrive separately. Only the end of the body is dropped.
        broken = (broken ?? '') + piece.toString('latin1');
        const [head = '', body] = broken.split('\r\n\r\n');
        const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
        const isComplete = Number.isNaN(length) ? broken.endsWith('0\r\n\r\n') : (body?.length ?? 0) >= length;
        if (isComplete) near.end(Buffer.from(broken, 'latin1').subarray(0, -MISSING));
      } else near.write(piece);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The line has no address');
  line.url = `http://127.0.0.1:${address.port}`;
  line.close = () =>
    new Promise((resolve) => {
      for (const socket of open) socket.destroy();
      server.close(() => resolve());
    });
  return line;
}
