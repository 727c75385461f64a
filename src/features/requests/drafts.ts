import { createWizardDraftStorage } from '../../api/drafts';
import { STORAGE_KEYS } from '../../api/storage';
import { EMPTY_DIET } from '../../contract/dietKinds';
import { EMPTY_BUILDER, EMPTY_WIZARD } from './values';

/* Stored draft of a request in this browser. */

export type RequestDraftStorage<Values extends object> = ReturnType<typeof createWizardDraftStorage<Values>>;

/** Sample item of each list, which defines its shape. */
const SOME = { diets: [EMPTY_DIET] };

export const builderDraftStorage = createWizardDraftStorage(STORAGE_KEYS.builderDraft, { ...EMPTY_BUILDER, ...SOME });
export const bookingWizardMemory = createWizardDraftStorage(STORAGE_KEYS.bookingWizardDraft, { ...EMPTY_WIZARD, ...SOME });
