import { textVersionsSchema } from '../../src/contract/content';
import type { Endpoint } from '../../src/contract/endpoints';
import { RESOURCES } from '../../src/contract/resources';
import { findThing } from '../db/catalogue';
import { listTextVersionsOf } from '../db/textVersions';
import type { Handler } from '../http/api';
import type { Parts } from '../parts';

/** `GET /content/{id}/versions`: for whoever may write the texts. */
export const VERSIONS_ENDPOINT = { method: 'GET', path: `${RESOURCES.content.path}/{id}/versions`, access: RESOURCES.content.write, answer: textVersionsSchema } satisfies Endpoint;

/** Answers what a text has said, the newest first. By its tag also for a text that is the built-in one again. */
export const listTextVersions =
  ({ database }: Parts): Handler<typeof VERSIONS_ENDPOINT> =>
  async ({ parameter }) => {
    const asked = parameter('id');
    const entry = asked.includes('.') ? null : await findThing(database.db, 'content', asked, { onlyActive: false });
    return listTextVersionsOf(database.db, entry ? String(entry['tag']) : asked);
  };
