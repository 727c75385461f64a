import type { Texts } from '../../i18n/texts';
import { tagged, type TaggedText } from '../../i18n/tags';

/** Copies for the list of all texts: taken from the files themselves, every page would have to fetch its texts apart. */
const files = import.meta.glob<Record<string, Texts>>(
  ['../texts.ts', '../descriptionTexts.ts', '../../pages/{public,member}/*exts.ts', '../../components/**/*exts.ts', '../../features/*/*exts.ts', '!../../features/{admin,attendance,calendarfeed,dashboard,debug,editing,inbox,kitchen,setup}/*'],
  { eager: true, query: '?copy' },
);

/** Every text that a visitor or a member may read, with its tag. */
export const PUBLIC_TEXTS: readonly TaggedText[] = Object.values(files).flatMap((file) => Object.values(file).flatMap(tagged));
