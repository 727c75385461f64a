import { wizardMemory } from '../../api/drafts';
import { STORAGE_KEYS } from '../../api/storage';
import { EMPTY_DIET } from '../../contract/dietKinds';
import { EMPTY_BUILDER, EMPTY_WIZARD } from './values';

/* What this browser keeps of a request that is not sent yet. */

export type RequestMemory<Values extends object> = ReturnType<typeof wizardMemory<Values>>;

/** What a line of such a list looks like. */
const SOME = { diets: [EMPTY_DIET] };

export const builderMemory = wizardMemory(STORAGE_KEYS.builderDraft, { ...EMPTY_BUILDER, ...SOME });
export const bookingWizardMemory = wizardMemory(STORAGE_KEYS.bookingWizardDraft, { ...EMPTY_WIZARD, ...SOME });
