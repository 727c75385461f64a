import { MAIL_DRAFT_TEXTS } from '../contract/mailDraftTexts';
import { defineTexts } from './texts';

/** Texts of the drafts of the owner's letters, which the owner can change. */
export const mailDraftTexts = defineTexts('letter', MAIL_DRAFT_TEXTS);
