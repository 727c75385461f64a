import type { ResponseOf, PathParameters, QueryParameters } from '../contract/endpoints';
import type { Language } from '../contract/language';
import { ENDPOINT_PATHS, type EndpointName } from '../contract/paths';
import { clearSession, logoutRedirect, storedToken } from './session';

/** Response with an error status: the server's message, and one message for each invalid field. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly fields: Record<string, string>;
  /** The current state that the request conflicts with, when the server sends it. */
  readonly current: unknown;
  constructor(message: string, status: number, fields: Record<string, string> = {}, current: unknown = null) {
    super(message);
    this.status = status;
    this.fields = fields;
    this.current = current;
  }
}

/** Returns the HTTP status of a failed call; 0 when there was no response. */
export const statusOf = (failure: unknown): number => (failure instanceof ApiError ? failure.status : 0);

/** The API root; another server with the same contract can be configured. */
const configuredRoot: unknown = import.meta.env['VITE_API_BASE_URL'];
export const API_ROOT = typeof configuredRoot === 'string' && configuredRoot !== '' ? configuredRoot : '/api';

let onSessionEnd: () => void = () => {};

/** Sets the callback for a session that the server no longer accepts. */
export function whenSessionEnds(action: () => void): void {
  onSessionEnd = action;
}

/** Clears a session that the server no longer accepts. */
export function endSession(): void {
  // The callback runs first: it stores the page to return to, and clearing notifies every listener.
  onSessionEnd();
  clearSession();
}

export interface RequestOptions {
  language: Language;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/**
 * Parses the body of a successful response; null when it is empty.
 * @throws TypeError when the body is truncated, or when a proxy has responded with an HTML page
 */
async function parseBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return null;
  try {
    const data: unknown = JSON.parse(text);
    return data;
  } catch {
    throw new TypeError('client: the response body is not JSON');
  }
}

/**
 * Converts an error response, and ends the session if the server no longer accepts it.
 * @param refusal parsed body; null when it is not JSON
 * @param token sent with the request: the user may have logged out or in again while it was in flight
 */
export function refusedWith(refusal: unknown, { status, path, token }: { status: number; path: string; token: string | null }): ApiError {
  if (status === 401 && !path.startsWith('/auth/') && token === storedToken() && logoutRedirect() === null) endSession();
  const { message, errors, current }: { message?: unknown; errors?: unknown; current?: unknown } = typeof refusal === 'object' && refusal !== null ? refusal : {};
  return new ApiError(typeof message === 'string' && message ? message : `Request failed: ${status}`, status, readFields(errors), current);
}

/** Sends a request. @throws ApiError for an error status; TypeError when the request fails without a response */
async function send(method: string, path: string, { language, body, headers, signal }: RequestOptions): Promise<Response> {
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
  if (response.ok) return response;
  throw refusedWith(await response.json().catch(() => null), { status: response.status, path, token });
}

/**
 * Requests a path under the API root.
 * @returns the parsed body and the response headers
 * @throws ApiError for an error status; TypeError when the request fails without a response
 */
export async function requestWithHeaders(method: string, path: string, options: RequestOptions): Promise<{ data: unknown; headers: Headers }> {
  const response = await send(method, path, options);
  return { data: await parseBody(response), headers: response.headers };
}

/** Requests a path under the API root and returns the parsed body; errors as for `requestWithHeaders`. */
export const request = async (method: string, path: string, options: RequestOptions): Promise<unknown> => (await requestWithHeaders(method, path, options)).data;

const readFields = (errors: unknown): Record<string, string> =>
  typeof errors === 'object' && errors !== null ? Object.fromEntries(Object.entries(errors).filter((entry): entry is [string, string] => typeof entry[1] === 'string')) : {};

interface Target {
  /** Values of the `{parameters}` in the path. */
  params?: Readonly<Record<string, string>>;
  /** Query parameters; null and empty values are left out. */
  query?: Readonly<Record<string, string | number | null | undefined>>;
}

/** Parameters are required where the path has some. */
type TargetOf<Name extends EndpointName> = (PathParameters<Name> extends Record<string, never> ? { params?: never } : { params: PathParameters<Name> }) & { query?: QueryParameters<Name> };

function addressOf(path: string, { params = {}, query = {} }: Target): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const given = Object.entries(query).flatMap(([name, value]) => (value === null || value === undefined || value === '' ? [] : [[name, String(value)]]));
  return given.length === 0 ? filled : `${filled}?${new URLSearchParams(given).toString()}`;
}

/** Calls one of the contract's endpoints for its file, unchanged; errors as for `requestWithHeaders`. */
export async function callForFile<Name extends EndpointName>(name: Name, options: RequestOptions & TargetOf<Name>): Promise<Blob> {
  const { method, path } = ENDPOINT_PATHS[name];
  return (await send(method, addressOf(path, options), options)).blob();
}

/** Calls one of the contract's endpoints and returns the response headers too; errors as for `requestWithHeaders`. */
export async function callWithHeaders<Name extends EndpointName>(name: Name, options: RequestOptions & TargetOf<Name>): Promise<{ data: ResponseOf<Name>; headers: Headers }> {
  const { method, path } = ENDPOINT_PATHS[name];
  const { data, headers } = await requestWithHeaders(method, addressOf(path, options), options);
  // Only place where a response is trusted to have the contract's type without validation.
  return { data: data as ResponseOf<Name>, headers };
}

/** Calls one of the contract's endpoints; errors as for `requestWithHeaders`. */
export const call = async <Name extends EndpointName>(name: Name, options: RequestOptions & TargetOf<Name>): Promise<ResponseOf<Name>> => (await callWithHeaders(name, options)).data;
