import { parse, serialize } from 'hono/utils/cookie';
import { KNOWN_DAYS } from '../db/knownBrowsers';
import { API_ROOT, type Call } from '../http/api';

const NAME = 'browser';

/** The token of a browser that has signed in before; null without. */
export const browserToken = ({ header }: Pick<Call, 'header'>): string | null => parse(header('cookie') ?? '', NAME)[NAME] ?? null;

/** Gives the browser its token: it proves nothing but that this browser has signed in before, and goes to the sign-in routes alone. */
export function giveBrowserToken({ setHeader }: Pick<Call, 'setHeader'>, token: string, publicUrl: string): void {
  setHeader('set-cookie', serialize(NAME, token, { httpOnly: true, sameSite: 'Strict', secure: publicUrl.startsWith('https:'), path: `${API_ROOT}/auth`, maxAge: KNOWN_DAYS * 86_400 }));
}
