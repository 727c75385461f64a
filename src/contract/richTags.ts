/** Tags of texts that may contain marks, headings and lists. All other texts are plain and shown literally. */
export const RICH_TAGS = [
  'about.fire.first',
  'about.fire.second',
  'about.home.first',
  'about.home.second',
  'about.teach.first',
  'privacy.officer.sentence',
  'privacy.cookies.sentence',
  'privacy.keep.sentence',
  'privacy.rights.sentence',
] as const;

export type RichTag = (typeof RICH_TAGS)[number];

export const isRich = (tag: string): tag is RichTag => RICH_TAGS.some((rich) => rich === tag);
