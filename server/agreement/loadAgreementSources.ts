import type { Kysely } from 'kysely';
import type { ProposalTerms, PublicSettings } from '../../src/contract/settings';
import type { StoredSettingsPart } from '../../src/contract/settingsEndpoints';
import { readOffer } from '../booking/choices';
import { listResources } from '../db/catalogue';
import type { Tables } from '../db/schema';
import { findSettingsPart, loadSettings } from '../db/settings';
import type { NameSources } from './names';

const WITH_HIDDEN = { onlyActive: false } as const;

/** Everything beside the request that a content says. */
export interface AgreementSources extends NameSources {
  settings: PublicSettings;
  proposals: StoredSettingsPart<'proposals'> & { value: ProposalTerms };
}

/** Reads the catalogue, the settings and the terms, in the transaction that stores the content. */
export async function loadAgreementSources(db: Kysely<Tables>): Promise<AgreementSources> {
  const settings = await loadSettings(db);
  const proposals = await findSettingsPart(db, 'proposals');
  const { value } = await findSettingsPart(db, 'linePresets');
  const offer = readOffer(await listResources(db, 'meat', WITH_HIDDEN), await listResources(db, 'side', WITH_HIDDEN), await listResources(db, 'tool', WITH_HIDDEN), await listResources(db, 'contentfocus', WITH_HIDDEN));
  return { settings, proposals, offer, lists: settings.lists, presets: value.presets };
}
