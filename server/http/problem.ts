import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Sentence } from './sentences';

interface Details {
  /** Wrong fields by path: a key of the contract's validation texts, with its parameter after a colon. */
  fields?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  /** What stands in the way, as it is now. */
  current?: object;
  /** What fills the sentence's holes. */
  values?: Readonly<Record<string, string>>;
}

/** An answer that is not a success. It is thrown anywhere and becomes JSON in one place, in the language asked there. */
export class Problem extends Error {
  override name = 'Problem';
  readonly status: ContentfulStatusCode;
  readonly sentence: Sentence;
  readonly fields: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly current: object | undefined;
  readonly values: Readonly<Record<string, string>>;

  constructor(status: ContentfulStatusCode, sentence: Sentence, { fields = {}, headers = {}, current, values = {} }: Details = {}) {
    super(sentence);
    this.status = status;
    this.sentence = sentence;
    this.fields = fields;
    this.headers = headers;
    this.current = current;
    this.values = values;
  }
}

/** 503: come back in some seconds. */
export const busy = (seconds: number): Problem => new Problem(503, 'away', { headers: { 'retry-after': String(seconds) } });

/** 422: the fields that are wrong, by path. */
export const invalid = (fields: Readonly<Record<string, string>>): Problem => new Problem(422, 'invalid', { fields });
