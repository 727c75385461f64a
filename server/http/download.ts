import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { Context } from 'hono';
import type { Download } from '../../src/contract/dataTransfer';
import type { Log } from '../log';

/** Time without progress after which a download is given up, in milliseconds: it holds a state of the database. */
const IDLE_MS = 120_000;

/**
 * Streams a file that browsers save instead of showing it. A failure cuts the connection, so that no browser takes the part that it has received for
 * the whole file.
 */
export function responseFile(context: Context, { fileName, content }: Download, type: string, log: Pick<Log, 'error'>): Response {
  const { outgoing } = (context.env ?? {}) as { outgoing?: ServerResponse };
  outgoing?.setTimeout(IDLE_MS, () => outgoing.destroy());
  async function* guarded(): AsyncGenerator<Uint8Array> {
    try {
      yield* content;
    } catch (err) {
      log.error({ err }, 'a download failed');
      if (outgoing === undefined) throw err;
      outgoing.destroy();
    }
  }
  return context.body(Readable.toWeb(Readable.from(guarded(), { objectMode: false })) as ReadableStream<Uint8Array>, 200, { 'content-type': type, 'content-disposition': `attachment; filename="${fileName}"`, 'cache-control': 'no-store' });
}
