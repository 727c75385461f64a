import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { EditMail } from '../../../../src/features/inbox/content/EditMail';
import { withWidth } from '../../../fixtures/frames';
import { waitingRequest } from '../../../fixtures/inbox';
import { normalizeSpaces } from '../../../fixtures/translate';
import { inbox } from '../steps';
import { inContentForm } from './steps';

const meta = preview.meta({ component: EditMail, decorators: [inContentForm, withWidth(520)], args: { request: waitingRequest('fr'), edited: null, isAgreed: false } });

/** Change of a request. Checks that the mail can be left out. */
export const Default = meta.story({
  async play(steps) {
    const t = inbox(steps);
    await steps.userEvent.click(steps.canvas.getByRole('checkbox', { name: t('letter.withLetter') }));
    await expect(steps.canvas.queryByRole('textbox')).toBeNull();
    await expect(steps.canvas.getByText(normalizeSpaces(t('letter.without', { name: 'Julie Tremblay' })))).toBeVisible();
  },
});

/** Change of an agreement. Checks that the mail with the difference is announced, and that a few words can be added. */
export const Agreed = meta.story({
  args: { isAgreed: true },
  parameters: { content: { withMail: false } },
  async play(steps) {
    const t = inbox(steps);
    await expect(steps.canvas.getByText(normalizeSpaces(t('letter.always', { email: 'julie.tremblay@exemple.ca' })))).toBeVisible();
    await steps.userEvent.click(steps.canvas.getByRole('checkbox', { name: t('letter.add') }));
    await expect(steps.canvas.getByRole('textbox', { name: new RegExp(`^${t('fields.text.label')}`) })).toBeVisible();
  },
});

/** Customer whose email address was taken out. */
export const NoEmail = meta.story({
  parameters: { content: { email: '' } },
  play: async (steps) => expect(steps.canvas.getByText(normalizeSpaces(inbox(steps)('letter.noEmail', { name: 'Julie Tremblay' })))).toBeVisible(),
});
