import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { mailServerTexts } from '../../../src/features/settings/mailServerTexts';
import { RemoveMailServer } from '../../../src/features/settings/RemoveMailServer';
import { failing, pending } from '../../fixtures/handlers';
import type { PlayContext } from '../../fixtures/playContext';
import { normalizeSpaces, translator } from '../../fixtures/translate';
import { ownerSession } from '../../fixtures/user';
import { inDialog } from './steps';

const PATH = '/api/mail-server';
const meta = preview.meta({ component: RemoveMailServer, args: { version: 3, onRemoved: fn(), onClose: fn() }, parameters: { session: ownerSession } });

const t = ({ globals }: Pick<PlayContext, 'globals'>) => translator(mailServerTexts, globals['locale']);
const confirm = async (steps: PlayContext) => steps.userEvent.click((await inDialog()).getByRole('button', { name: t(steps)('remove.confirm') }));

export const Default = meta.story({ play: async (steps) => waitFor(async () => expect((await inDialog()).getByRole('heading', { name: t(steps)('remove.title') })).toBeVisible()) });

export const Submitted = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    await confirm(steps);
    await waitFor(() => expect(steps.args.onRemoved).toHaveBeenCalledWith(expect.objectContaining({ source: 'none' })));
    await expect(steps.args.onClose).toHaveBeenCalledOnce();
  },
});

export const Submitting = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [pending(PATH)] },
  async play(steps) {
    await confirm(steps);
    await waitFor(async () => expect((await inDialog()).getByRole('button', { name: t(steps)('remove.keep') })).toBeDisabled());
  },
});

/** Changed by another administrator in the meantime. */
export const Rejected = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [failing(PATH, 412)] },
  async play(steps) {
    await confirm(steps);
    await expect(await (await inDialog()).findByRole('alert')).toHaveTextContent(normalizeSpaces(t(steps)('remove.changed')));
  },
});

export const Failed = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [failing(PATH)] },
  async play(steps) {
    await confirm(steps);
    await expect(await (await inDialog()).findByRole('alert')).toHaveTextContent(normalizeSpaces(t(steps)('remove.unreachable')));
  },
});
