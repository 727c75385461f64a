import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { BlockedInput } from '../../../src/features/availability/BlockedInput';
import { NOW } from '../../fixtures/now';
import { inSettings, texts } from './steps';

const meta = preview.meta({ component: BlockedInput, decorators: [inSettings], args: { today: NOW.slice(0, 10) }, parameters: { route: 'admin/availability' } });

/** Two absences, one of a single day. Checks that absences can be added and removed and that the keyboard focus is kept. */
export const Default = meta.story({
  async play(steps) {
    const t = texts(steps);
    const { canvas, userEvent } = steps;
    const rows = () => canvas.getAllByRole('textbox', { name: (name) => name.startsWith(t('fields.blocked.reason.label')) });
    await expect(rows()).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: t('rows.remove', { number: 1 }) }));
    await expect(rows()).toHaveLength(1);
    await expect(rows()[0]).toHaveValue('Vacances de la construction');
    const add = canvas.getByRole('button', { name: t('rows.add') });
    await waitFor(() => expect(add).toHaveFocus());
    await userEvent.click(add);
    await expect(rows()).toHaveLength(2);
  },
});

export const Empty = meta.story({
  parameters: { availability: { blocked: [] } },
  play: async (steps) => expect(steps.canvas.getByText(texts(steps)('rows.none'))).toBeVisible(),
});
