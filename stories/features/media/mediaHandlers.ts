import { delay, http, HttpResponse, type HttpHandler } from 'msw';

const FILES = '/media/*';
const typeOf = (address: string) => (address.endsWith('.webm') ? 'video/webm' : 'image/webp');

/** A picture of one grey point, for films whose own picture would come from YouTube. */
const POINT = Uint8Array.from(atob('R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=='), (letter) => letter.charCodeAt(0));

/** Says of every file of the house that it is there; the files themselves come from `src/public`. */
export const filesThere: HttpHandler = http.head(FILES, ({ request }) => new HttpResponse(null, { headers: { 'content-type': typeOf(request.url) } }));

/** Says of every file that it is not: with a page in its place, as a careless server does. */
export const filesMissing: HttpHandler = http.head(FILES, () => new HttpResponse(null, { headers: { 'content-type': 'text/html' } }));

/** Never says. */
export const filesPending: HttpHandler = http.head(FILES, () => delay('infinite'));

/** The line is cut before it can say. */
export const filesUnreachable: HttpHandler = http.head(FILES, () => HttpResponse.error());

/** The files are said to be there, and do not come. */
export const filesSlow: HttpHandler = http.get(FILES, () => delay('infinite'));

/** One file is said to be there, and is broken. */
export const fileBroken = (name: string): HttpHandler => http.get(`/media/${name}`, () => new HttpResponse('not a picture', { headers: { 'content-type': 'image/webp' } }));

/** YouTube's own pictures. */
export const thumbnails: HttpHandler = http.get('https://i.ytimg.com/*', () => new HttpResponse(POINT, { headers: { 'content-type': 'image/gif', 'access-control-allow-origin': '*' } }));
