import type { MailPreviewContent, MailPreviewRequest } from '../contract/mailPreview';
import type { Language } from '../contract/language';
import { call } from './client';

/** Fetches the mail about a sample, with unsaved texts over the saved ones. @throws ApiError, TypeError as `request` */
export const fetchMailPreview = (body: MailPreviewRequest, language: Language): Promise<MailPreviewContent> => call('previewMail', { language, body });

/** Sends the mail of a preview to the logged-in user. @returns the address */
export const sendMailPreview = async (body: MailPreviewRequest, language: Language): Promise<string> => (await call('sendMailPreview', { language, body })).recipient;
