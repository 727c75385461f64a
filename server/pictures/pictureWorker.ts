import { HttpError } from '../http/httpError';
import { processPicture, type ProcessedPicture } from './processPicture';

/*
 * Entry of the process that converts one picture, started by `pictureProcess.ts`.
 */

export type Reply = { picture: ProcessedPicture } | { refused: Readonly<Record<string, string>> };

async function replyTo(bytes: Uint8Array): Promise<Reply> {
  try {
    return { picture: await processPicture(bytes) };
  } catch (error) {
    if (error instanceof HttpError) return { refused: error.fields };
    throw error;
  }
}

process.once('message', (bytes: Uint8Array) => void replyTo(bytes).then((reply) => process.send?.(reply, () => process.disconnect())));
