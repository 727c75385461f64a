import { delay, http, HttpResponse, type HttpHandler } from 'msw';

const FILES = '/media/*';
const typeOf = (address: string) => (address.endsWith('.webm') ? 'video/webm' : 'image/webp');

/** Grey image of one pixel, in place of YouTube thumbnails. */
const POINT = Uint8Array.from(atob('R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=='), (character) => character.charCodeAt(0));

/** Reports every local file as present; the files themselves come from `src/public`. */
export const filesThere: HttpHandler = http.head(FILES, ({ request }) => new HttpResponse(null, { headers: { 'content-type': typeOf(request.url) } }));

/** Reports every file as missing: the server returns an HTML page with status 200 instead. */
export const filesMissing: HttpHandler = http.head(FILES, () => new HttpResponse(null, { headers: { 'content-type': 'text/html' } }));

/** Never responds. */
export const filesPending: HttpHandler = http.head(FILES, () => delay('infinite'));

/** Fails with a network error. */
export const filesUnreachable: HttpHandler = http.head(FILES, () => HttpResponse.error());

/** Reports the files as present, but their downloads never finish. */
export const filesSlow: HttpHandler = http.get(FILES, () => delay('infinite'));

/** Returns one file with an image type but a corrupt body. */
export const fileBroken = (name: string): HttpHandler => http.get(`/media/${name}`, () => new HttpResponse('not a picture', { headers: { 'content-type': 'image/webp' } }));

/** YouTube thumbnails. */
export const thumbnails: HttpHandler = http.get('https://i.ytimg.com/*', () => new HttpResponse(POINT, { headers: { 'content-type': 'image/gif', 'access-control-allow-origin': '*' } }));
