import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { BeforeAfterTable } from '../../../src/features/inbox/BeforeAfterTable';
import { withWidth } from '../../fixtures/frames';

const ROWS = [
  { id: 'brisket', name: 'Poitrine de bœuf fumée', before: '741,52 $', after: '902,72 $', changed: true },
  { id: 'ham', name: 'Jambon fumé', note: 'prix du 9 mai', before: 'rien', after: '318,50 $', changed: true },
  { id: 'setup', name: 'Mise en place', before: '25,00 $', after: '25,00 $', changed: false },
];

const meta = preview.meta({ component: BeforeAfterTable, decorators: [withWidth(420)], args: { rows: ROWS, total: { before: '766,52 $', after: '1 246,22 $' } } });

export const Default = meta.story({ play: async ({ canvas }) => expect(canvas.getAllByRole('row')).toHaveLength(5) });

/** Narrow screen with long names and large amounts. Checks that nothing is cut off. */
export const LongText = meta.story({
  args: { rows: ROWS.map((row) => ({ ...row, name: 'Chapiteau de quarante pieds sur quatre-vingts, monté la veille et démonté le lendemain', before: '123 456,78 $', after: '123 456,78 $' })), total: { before: '1 234 567,00 $', after: '1 234 567,00 $' } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
});
