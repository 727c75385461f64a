import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { GoneChoices } from '../../../../src/features/inbox/content/GoneChoices';
import type { GoneChoice } from '../../../../src/features/inbox/content/gone';
import { withWidth } from '../../../fixtures/frames';
import { inContentForm } from './steps';

const GONE: GoneChoice[] = [
  { field: 'meats', id: 'ribs', name: 'Côtes levées de dos' },
  { field: 'sides', id: 'coleslaw', name: 'Salade de chou' },
  { field: 'sides', id: 'coleslaw-1', name: 'Salade de chou, Au vinaigre de cidre' },
];

const meta = preview.meta({ component: GoneChoices, decorators: [inContentForm, withWidth(520)], args: { gone: GONE } });

/** Dishes that left the catalogue. Checks that they stay chosen, that a side is not named beside its variation, and that they can be taken out. */
export const Default = meta.story({
  async play({ canvas, userEvent }) {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(2);
    const ribs = canvas.getByRole('checkbox', { name: 'Côtes levées de dos' });
    await expect(ribs).toBeChecked();
    await userEvent.click(ribs);
    await expect(ribs).not.toBeChecked();
  },
});

export const Empty = meta.story({ tags: ['no-screenshot'], args: { gone: [] }, play: async ({ canvas }) => expect(canvas.queryByRole('group')).toBeNull() });
