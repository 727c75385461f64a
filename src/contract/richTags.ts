/** The texts that may have marks, headings and lists. Every other text is plain: what is written is what is read. */
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
