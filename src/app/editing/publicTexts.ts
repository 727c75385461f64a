import { mailDraftTexts } from '../../i18n/mailDraftTexts';
import { mailTexts } from '../../i18n/mailTexts';
import type { Texts } from '../../i18n/texts';
import { tagged, type TaggedText } from '../../i18n/tags';

/** Copies (`?copy`) for the list of all texts. Importing the files themselves would move every page's texts into separate chunks. */
const files = import.meta.glob<Record<string, Texts>>(
  ['../texts.ts', '../descriptionTexts.ts', '../../pages/{public,member}/*exts.ts', '../../components/**/*exts.ts', '../../features/*/*exts.ts', '!../../features/{admin,attendance,calendarfeed,customers,dashboard,datatransfer,debug,editing,inbox,kitchen,mailbox,pictures,settings,setup}/*', '!../../components/pictures/*', '!../../components/{listPages,mailState}Texts.ts', '!../../components/form/{readFailed,versionedForm}Texts.ts'],
  { eager: true, query: '?copy' },
);

/** All texts of the pages that visitors and members can see, with their tags. */
export const PAGE_TEXTS: readonly TaggedText[] = Object.values(files).flatMap((file) => Object.values(file).flatMap(tagged));

/** All texts that the owner can change: those of the pages, the mails and the drafts of letters. */
export const PUBLIC_TEXTS: readonly TaggedText[] = [...PAGE_TEXTS, ...tagged(mailTexts), ...tagged(mailDraftTexts)];
