import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { firstStepsTexts } from '../../../src/features/settings/firstStepsTexts';
import { RemoveSamples } from '../../../src/features/settings/RemoveSamples';
import { withWidth } from '../../fixtures/frames';
import { unreachable } from '../../fixtures/handlers';
import { expectKeyboardDialog } from '../../fixtures/keyboard';
import type { PlayContext } from '../../fixtures/playContext';
import { normalizeSpaces, translator } from '../../fixtures/translate';
import { ownerSession } from '../../fixtures/user';

const meta = preview.meta({
  component: RemoveSamples,
  tags: ['no-screenshot'],
  decorators: [withWidth(560, 4)],
  parameters: { route: 'admin/first-steps/samples', session: ownerSession },
  args: { count: 45, onRemoved: fn() },
});

const textOf = ({ globals }: Pick<PlayContext, 'globals'>) => translator(firstStepsTexts, globals['locale']);

async function confirm(steps: PlayContext) {
  const t = textOf(steps);
  await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('samples.remove') }));
  const dialog = within(await screen.findByRole('dialog'));
  await steps.userEvent.click(dialog.getByRole('button', { name: t('samples.remove') }));
}

/** Samples removed after the confirmation. */
export const Default = meta.story({
  parameters: { handlers: [http.post('/api/samples/remove', () => HttpResponse.json({ removed: [{ resource: 'meat', id: 'brisket' }] }))] },
  async play(steps) {
    await confirm(steps);
    await waitFor(() => expect(steps.args.onRemoved).toHaveBeenCalled());
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(textOf(steps)('samples.removed')));
  },
});

/** Server unreachable: nothing was removed, and the button stays. */
export const Failed = meta.story({
  parameters: { handlers: [unreachable('/api/samples/remove')] },
  async play(steps) {
    await confirm(steps);
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(textOf(steps)('samples.failed')));
    await expect(steps.args.onRemoved).not.toHaveBeenCalled();
  },
});

/** No sample left. */
export const Empty = meta.story({
  args: { count: 0 },
  async play(steps) {
    await expect(steps.canvas.getByText(normalizeSpaces(textOf(steps)('samples.none')))).toBeVisible();
    await expect(steps.canvas.queryByRole('button')).toBeNull();
  },
});

/** Number not loaded yet. */
export const Loading = meta.story({ args: { count: null }, play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull() });

/** Keyboard navigation: the confirmation traps the focus and restores it on close. */
export const Keyboard = meta.story({ tags: ['!dev'], play: async (steps) => expectKeyboardDialog(steps, () => steps.canvas.getByRole('button', { name: textOf(steps)('samples.remove') })) });
