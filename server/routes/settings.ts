import type { ENDPOINTS } from '../../src/contract/endpoints';
import type { SettingsPart } from '../../src/contract/settings';
import type { SettingsEndpoints } from '../../src/contract/settingsEndpoints';
import type { AppDependencies } from '../dependencies';
import { findSettingsPart, listSettingsVersionsOf, readSettings, replaceSettingsPart } from '../db/settings';
import { currentUser, type Handler } from '../http/api';
import { assertIfMatch, setEtag } from '../http/etags';

/** `GET /settings`: the settings that pages use. */
export const readPublicSettings =
  ({ database }: AppDependencies): Handler<(typeof ENDPOINTS)['readSettings']> =>
  () =>
    readSettings(database);

/** `GET /settings/{part}`: one part, with its version. */
export const readSettingsPart =
  ({ database }: AppDependencies, part: SettingsPart): Handler<SettingsEndpoints['read']> =>
  async (call) => {
    const current = await findSettingsPart(database.db, part);
    setEtag(call, current);
    return current;
  };

/** `PUT /settings/{part}`: replaces one part. Pages, mails and feeds use the new values at once; stored quotes keep theirs. */
export const changeSettingsPart =
  ({ database, clock, onCatalogueChange }: AppDependencies, part: SettingsPart): Handler<SettingsEndpoints['change']> =>
  async (call) => {
    const { id: by } = await currentUser(call);
    const next = await database.transaction(async (trx) => {
      const current = await findSettingsPart(trx, part);
      assertIfMatch(call, current);
      return replaceSettingsPart(trx, part, current, call.body, { by, now: clock() });
    });
    onCatalogueChange();
    setEtag(call, next);
    return next;
  };

/** `GET /settings/{part}/versions`: all versions of one part, newest first. */
export const listSettingsVersions =
  ({ database }: AppDependencies, part: SettingsPart): Handler<SettingsEndpoints['versions']> =>
  () =>
    listSettingsVersionsOf(database.db, part);
