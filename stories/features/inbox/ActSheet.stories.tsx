import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ActSheet } from '../../../src/features/inbox/ActSheet';
import { longText } from '../../fixtures/bookingRecord';
import { requestDetails, waitingRequest } from '../../fixtures/inbox';
import { inbox, inLanguage, sheet } from './steps';
import { asOwner } from '../../fixtures/asOwner';

const meta = preview.meta({
  component: ActSheet,
  beforeEach: asOwner,
  args: { act: 'confirm' as const, request: waitingRequest('fr'), onDone: fn(), onChanged: fn(), onClose: fn() },
  render: (args, context) => <ActSheet {...args} request={inLanguage(waitingRequest, context)} />,
  parameters: { route: 'admin/requests/r4' },
});

/** It is called after the person, and can be closed. */
export const Default = meta.story({
  tags: ['layout'],
  async play(steps) {
    const dialog = await sheet();
    await expect(dialog.getByRole('heading', { name: inbox(steps)('letter.confirm', { name: 'Julie' }) })).toBeVisible();
    await steps.userEvent.click(dialog.getByRole('button', { name: inbox(steps)('acts.close') }));
    await expect(steps.args.onClose).toHaveBeenCalledOnce();
  },
});

export const Erasing = meta.story({
  args: { act: 'erase' as const },
  play: async (steps) => expect((await sheet()).getByRole('heading', { name: inbox(steps)('erase.title', { name: 'Julie Tremblay' }) })).toBeVisible(),
});

export const LongText = meta.story({
  render: (args, context) => <ActSheet {...args} request={inLanguage((language) => requestDetails(longText(language)), context)} />,
  async play() {
    await sheet();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
