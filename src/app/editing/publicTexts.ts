import type { Texts } from '../../i18n/texts';
import { tagged, type TaggedText } from '../../i18n/tags';

/** Copies (`?copy`) for the list of all texts. Importing the files themselves would move every page's texts into separate chunks. */
const files = import.meta.glob<Record<string, Texts>>(
  ['../texts.ts', '../descriptionTexts.ts', '../../pages/{public,member}/*exts.ts', '../../components/**/*exts.ts', '../../features/*/*exts.ts', '!../../features/{admin,attendance,calendarfeed,dashboard,debug,editing,inbox,kitchen,setup}/*'],
  { eager: true, query: '?copy' },
);

/** All texts that visitors and members can see, with their tags. */
export const PUBLIC_TEXTS: readonly TaggedText[] = Object.values(files).flatMap((file) => Object.values(file).flatMap(tagged));
