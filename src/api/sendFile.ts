import type { Language } from '../contract/language';
import { API_ROOT, refusedWith } from './client';
import { storedToken } from './session';

export interface SendFileOptions {
  language: Language;
  /** Media type of the file. */
  type: string;
  /** Called with the sent share of the file, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/**
 * Sends a file as the body of a POST request. Uses `XMLHttpRequest`, because `fetch` reports no progress of what it sends.
 * @returns the parsed body of the response
 * @throws ApiError for an error status; TypeError when the request fails without a response; AbortError
 */
export function sendFile(path: string, file: Blob, { language, type, onProgress, signal }: SendFileOptions): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const token = storedToken();
    const request = new XMLHttpRequest();
    request.open('POST', `${API_ROOT}${path}`);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('accept-language', language);
    request.setRequestHeader('content-type', type);
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => {
      const body = parsed(request.responseText);
      if (request.status >= 200 && request.status < 300 && body !== null) return resolve(body);
      reject(refusedWith(body, { status: request.status, path, token }));
    });
    request.addEventListener('error', () => reject(new TypeError('sendFile: the file could not be sent')));
    request.addEventListener('abort', () => reject(new DOMException('The upload was cancelled', 'AbortError')));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}
