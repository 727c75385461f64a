import { MAIL_TEXTS } from '../contract/mailTexts';
import { defineTexts } from './texts';

/** Texts of the mails, which the owner can change. */
export const mailTexts = defineTexts('mail', MAIL_TEXTS);
