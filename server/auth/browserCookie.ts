import { parse, serialize } from 'hono/utils/cookie';
import { KNOWN_DAYS } from '../db/knownBrowsers';
import { API_ROOT, type RequestContext } from '../http/api';

const NAME = 'browser';

/** Token of a browser that has logged in before, or null. */
export const browserToken = ({ header }: Pick<RequestContext, 'header'>): string | null => parse(header('cookie') ?? '', NAME)[NAME] ?? null;

/** Sets the browser's token cookie. The token only proves that this browser has logged in before, and is sent only to the login routes. */
export function giveBrowserToken({ setHeader }: Pick<RequestContext, 'setHeader'>, token: string, publicUrl: string): void {
  setHeader('set-cookie', serialize(NAME, token, { httpOnly: true, sameSite: 'Strict', secure: publicUrl.startsWith('https:'), path: `${API_ROOT}/auth`, maxAge: KNOWN_DAYS * 86_400 }));
}
