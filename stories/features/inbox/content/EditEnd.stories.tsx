import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { EditEnd } from '../../../../src/features/inbox/content/EditEnd';
import { fieldsOf } from '../../../../src/features/inbox/content/values';
import { editPreview } from '../../../fixtures/editPreview';
import { withWidth } from '../../../fixtures/frames';
import { agreedRequest } from '../../../fixtures/inbox';
import { content, EDIT, inContentForm } from './steps';

const edited = editPreview(agreedRequest('fr'), { fields: fieldsOf({ ...EDIT, adults: 50 }, '17:00'), lines: null, askedBy: 'owner' });

const meta = preview.meta({ component: EditEnd, decorators: [inContentForm, withWidth(960)], args: { price: { edited, pending: false }, isAgreed: true, back: '/fr/admin/requests/r4', isDraftStored: true, failure: null as string | null, notice: '' } });

/** Dearer change of an agreement. Checks that the button says that the customer is asked. */
export const Default = meta.story({ play: async (steps) => expect(steps.canvas.getByRole('button', { name: content(steps)('edit.ask') })).toBeVisible() });

/** Change that counts at once, with a mail. */
export const Changes = meta.story({
  tags: ['no-screenshot'],
  args: { price: { edited: { ...edited, effect: 'changes' }, pending: false }, isAgreed: false },
  play: async (steps) => expect(steps.canvas.getByRole('button', { name: content(steps)('edit.changeSend') })).toBeVisible(),
});

/** Change that counts at once, without a mail. */
export const WithoutMail = meta.story({
  tags: ['no-screenshot'],
  args: { price: { edited: { ...edited, effect: 'changes' }, pending: false }, isAgreed: false },
  parameters: { content: { withMail: false } },
  play: async (steps) => expect(steps.canvas.getByRole('button', { name: content(steps)('edit.change') })).toBeVisible(),
});

/** Price that is being worked out. Checks that the button promises nothing. */
export const Loading = meta.story({
  tags: ['no-screenshot'],
  args: { price: { edited, pending: true } },
  play: async (steps) => expect(steps.canvas.getByRole('button', { name: content(steps)('edit.save') })).toBeVisible(),
});

/** Change by another tab. Checks that the notice and a failure are shown. */
export const Conflict = meta.story({
  args: { notice: 'La demande a changé entre-temps.', failure: 'Rien n’a changé.' },
  async play({ canvas }) {
    await expect(canvas.getByText('La demande a changé entre-temps.')).toBeVisible();
    await expect(canvas.getByText('Rien n’a changé.')).toBeVisible();
  },
});
