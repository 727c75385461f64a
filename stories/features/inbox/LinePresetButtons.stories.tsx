import { http, HttpResponse } from 'msw';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { LinePresetButtons } from '../../../src/features/inbox/LinePresetButtons';
import { withWidth } from '../../fixtures/frames';
import { failing } from '../../fixtures/handlers';
import { ownerSession } from '../../fixtures/user';

const PATH = '/api/settings/linePresets';
const PIZZA = { name: { fr: 'Pizza', en: 'Pizza' }, amount: 14, perPerson: true };
const TENT = { name: { fr: 'Chapiteau', en: 'Tent' }, amount: 150, perPerson: false };

const meta = preview.meta({
  component: LinePresetButtons,
  decorators: [withWidth(520)],
  args: { guests: 46, onAdd: fn() },
  parameters: { session: ownerSession, handlers: [http.get(PATH, () => HttpResponse.json({ value: { presets: [PIZZA, TENT] }, version: 1, saved: true }))] },
});

/** Two prepared lines. Checks that one press adds a line, and that a price per person shows the number of guests. */
export const Default = meta.story({
  async play({ canvas, userEvent, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: /Pizza, 46 × / }));
    await expect(args.onAdd).toHaveBeenCalledWith(PIZZA);
  },
});

/** Settings that do not load. Checks that a line can still be added by hand, without a message. */
export const Failed = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [failing(PATH, 404)] },
  play: async ({ canvas }) => expect(canvas.queryByRole('group')).toBeNull(),
});
