import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { MessageName } from './messages';

interface Details {
  /** Invalid fields by path. The value is a validation text key of the contract, with its parameter after a colon. */
  fields?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  /** Current state of the conflicting resource. */
  current?: object;
  /** Values of the sentence's placeholders. */
  values?: Readonly<Record<string, string>>;
}

/** Error response. Can be thrown anywhere and is converted to JSON in one place, in the request's language. */
export class HttpError extends Error {
  override name = 'Problem';
  readonly status: ContentfulStatusCode;
  readonly sentence: MessageName;
  readonly fields: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly current: object | undefined;
  readonly values: Readonly<Record<string, string>>;

  constructor(status: ContentfulStatusCode, sentence: MessageName, { fields = {}, headers = {}, current, values = {} }: Details = {}) {
    super(sentence);
    this.status = status;
    this.sentence = sentence;
    this.fields = fields;
    this.headers = headers;
    this.current = current;
    this.values = values;
  }
}

/** Creates a 503 with a Retry-After in seconds. */
export const busy = (seconds: number): HttpError => new HttpError(503, 'away', { headers: { 'retry-after': String(seconds) } });

/** Creates a 422 with the invalid fields, by path. */
export const invalid = (fields: Readonly<Record<string, string>>): HttpError => new HttpError(422, 'invalid', { fields });
