/** Entry of the Storybook's index.json, with the fields used here. */
export interface Entry {
  id: string;
  type: 'story' | 'docs';
  importPath: string;
  tags?: readonly string[];
}

/** Returns the entries of a parsed index.json. @throws when the index is empty or has another format */
export function entriesOf(index: unknown): Entry[] {
  const entries = typeof index === 'object' && index !== null && 'entries' in index ? Object.values(index.entries as Record<string, Entry>) : [];
  if (!entries.some(({ type }) => type === 'story') || !entries.some(({ type }) => type === 'docs')) throw new Error('index.json lists no stories or no docs pages');
  return entries;
}

const isInSidebar = ({ tags = [] }: Entry) => tags.includes('dev');

/** Returns every docs page, which renders the first story of its file, and the first story of each file without a docs page. */
export function entriesToOpen(entries: readonly Entry[]): Entry[] {
  return [...Map.groupBy(entries, ({ importPath }) => importPath).values()].flatMap((file) => {
    const pages = file.filter(({ type }) => type === 'docs');
    return pages.length > 0 ? pages : (file.find(isInSidebar) ?? file.at(0) ?? []);
  });
}
