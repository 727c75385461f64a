import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { CellValue, badgeStyles } from '../../../src/features/admin/CellValue';
import { moneyColumn, publicationColumn } from '../../../src/features/admin/columns';
import { normalizeSpaces } from '../../fixtures/translate';
import { withPadding } from '../../fixtures/frames';

const meta = preview.meta({ component: CellValue, decorators: [(Story) => <Box sx={badgeStyles}><Story /></Box>, withPadding], args: { column: publicationColumn, record: { id: 'a', isActive: true } } });

/** Status cell: an icon with a label. */
export const Default = meta.story({ play: async ({ canvas, globals }) => expect(canvas.getByText(globals['locale'] === 'en' ? 'Published' : 'Publié')).toBeVisible() });

export const Hidden = meta.story({ args: { record: { id: 'a', isActive: false } }, play: async ({ canvas, globals }) => expect(canvas.getByText(globals['locale'] === 'en' ? 'Hidden' : 'Caché')).toBeVisible() });

export const Figure = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { column: moneyColumn('price', { fr: 'Prix', en: 'Price' }), record: { id: 'a', price: 1234.5 } },
  play: async ({ canvasElement, globals }) => expect(normalizeSpaces(canvasElement.textContent ?? '')).toBe(globals['locale'] === 'en' ? '$1,234.50' : '1 234,50 $'),
});

export const Empty = meta.story({ tags: ['no-screenshot'], args: { column: moneyColumn('price', { fr: 'Prix', en: 'Price' }) }, play: async ({ canvasElement }) => expect(canvasElement.textContent).toBe('') });
