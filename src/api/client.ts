import type { Answer } from '../contract/endpoints';
import type { Language } from '../contract/language';
import { CALLS, type CallName } from '../contract/paths';
import { clearSession, leftFor, storedToken } from './session';

/** A refused call: the server's own message, and its words for each field when it found some wrong. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly fields: Record<string, string>;
  /** What stands in the way, as the server tells it. */
  readonly current: unknown;
  constructor(message: string, status: number, fields: Record<string, string> = {}, current: unknown = null) {
    super(message);
    this.status = status;
    this.fields = fields;
    this.current = current;
  }
}

/** The API root; another server that keeps the same contract can stand in its place. */
const configuredRoot: unknown = import.meta.env['VITE_API_BASE_URL'];
export const API_ROOT = typeof configuredRoot === 'string' && configuredRoot !== '' ? configuredRoot : '/api';

let onSessionEnd: () => void = () => {};

/** Says what to do when the server no longer knows the session. */
export function whenSessionEnds(action: () => void): void {
  onSessionEnd = action;
}

/** Forgets a session that the server no longer knows. */
export function endSession(): void {
  // First the way to sign in, which remembers where one was: forgetting tells everybody.
  onSessionEnd();
  clearSession();
}

export interface CallOptions {
  language: Language;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/**
 * What an answer that is OK says; null when it says nothing.
 * @throws TypeError when it broke off on its way, or when something between here and the server has answered in its place with a page
 */
async function wholeAnswer(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text === '' ? null : (JSON.parse(text) as unknown);
  } catch {
    throw new TypeError('The answer is not the server’s');
  }
}

/**
 * Calls a path under the API root and gives back its JSON, and the headers it came with.
 * @throws ApiError for an answer that is not OK; TypeError when no answer came
 */
export async function exchange(method: string, path: string, { language, body, headers, signal }: CallOptions): Promise<{ answer: unknown; headers: Headers }> {
  const token = storedToken();
  const response = await fetch(`${API_ROOT}${path}`, {
    method,
    signal: signal ?? null,
    headers: {
      accept: 'application/json',
      'accept-language': language,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (response.ok) return { answer: await wholeAnswer(response), headers: response.headers };
  const answer: unknown = await response.json().catch(() => null);
  // Unless the person has left meanwhile, or signed in anew.
  if (response.status === 401 && !path.startsWith('/auth/') && token === storedToken() && leftFor() === null) endSession();
  const { message, errors, current } = typeof answer === 'object' && answer !== null ? (answer as { message?: unknown; errors?: unknown; current?: unknown }) : {};
  throw new ApiError(typeof message === 'string' && message ? message : `Request failed: ${response.status}`, response.status, readFields(errors), current);
}

/** Calls a path under the API root and gives back its JSON; see `exchange` for errors. */
export const request = async (method: string, path: string, options: CallOptions): Promise<unknown> => (await exchange(method, path, options)).answer;

const readFields = (errors: unknown): Record<string, string> =>
  typeof errors === 'object' && errors !== null ? Object.fromEntries(Object.entries(errors).filter((entry): entry is [string, string] => typeof entry[1] === 'string')) : {};

/** Calls one of the contract's endpoints; see `request` for errors. */
export async function call<Name extends CallName>(name: Name, options: CallOptions): Promise<Answer<Name>> {
  const { method, path } = CALLS[name];
  return (await request(method, path, options)) as Answer<Name>;
}
