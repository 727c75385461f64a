import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { INBOX_ACTIONS } from '../../../src/contract/requestRules';
import { DateChangeRequest } from '../../../src/features/inbox/DateChangeRequest';
import { waitingRequest } from '../../fixtures/inbox';
import { addressIs, inbox, inLanguage, withAddress } from './steps';
import { withWidth } from '../../fixtures/frames';

const DATE_REQUEST = { date: '2027-06-19', time: '18:00', words: 'Le mariage de ma sœur tombe ce jour-là.' };

const meta = preview.meta({
  component: DateChangeRequest,
  decorators: [withWidth(520), withAddress],
  parameters: { route: 'admin/requests/r4' },
  args: { request: waitingRequest('fr', { wish: DATE_REQUEST }), actions: INBOX_ACTIONS },
  render: (args, context) => <DateChangeRequest {...args} request={inLanguage((language) => waitingRequest(language, { wish: DATE_REQUEST }), context)} />,
});

/** Change requested by the customer, in the customer's own words, with the two answers. */
export const Default = meta.story({
  async play(steps) {
    const t = inbox(steps);
    await expect(steps.canvas.getByText(DATE_REQUEST.words)).toBeVisible();
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('wish.keep') }));
    await addressIs('?act=keepDate');
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('wish.accept') }));
    await addressIs('?act=move');
  },
});

/** Cancellation that affects other people. The owner either cancels, which notifies all of them, or keeps the date. */
export const Cancellation = meta.story({
  render: (args, context) => <DateChangeRequest {...args} request={inLanguage((language) => waitingRequest(language, { wish: { ...DATE_REQUEST, words: '', cancel: true } }), context)} />,
  async play(steps) {
    const t = inbox(steps);
    await expect(steps.canvas.getByText(t('wish.cancelSentence'))).toBeVisible();
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('acts.cancel') }));
    await addressIs('?act=cancel');
  },
});

export const Empty = meta.story({ tags: ['no-screenshot'], render: (args, context) => <DateChangeRequest {...args} request={inLanguage(waitingRequest, context)} />, play: async ({ canvas }) => expect(canvas.queryByRole('region')).toBeNull() });
