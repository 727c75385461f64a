import { http, HttpResponse } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { EditPrice } from '../../../../src/features/inbox/content/EditPrice';
import { fieldsOf } from '../../../../src/features/inbox/content/values';
import { editPreview } from '../../../fixtures/editPreview';
import { withWidth } from '../../../fixtures/frames';
import { waitingRequest } from '../../../fixtures/inbox';
import { normalizeSpaces } from '../../../fixtures/translate';
import { ownerSession } from '../../../fixtures/user';
import { content, EDIT, inContentForm } from './steps';

const request = waitingRequest('fr');
const calculated = editPreview(request, { fields: fieldsOf({ ...EDIT, adults: 50 }, '17:00'), lines: null, askedBy: 'owner' });
const price = { calculated, edited: calculated, pending: false, incomplete: false, failure: null as string | null, retry: fn() };
const presets = { presets: [{ name: { fr: 'Pizza', en: 'Pizza' }, amount: 14, perPerson: true }, { name: { fr: 'Chapiteau', en: 'Tent' }, amount: 150, perPerson: false }] };

const meta = preview.meta({
  component: EditPrice,
  decorators: [inContentForm, withWidth(520)],
  args: { price },
  parameters: { session: ownerSession, content: { adults: 50 }, handlers: [http.get('/api/settings/linePresets', () => HttpResponse.json({ value: presets, version: 1, saved: true }))] },
});

/** Ten guests more. Checks that the reason of the new total is asked for. */
export const Default = meta.story({ play: async (steps) => expect(steps.canvas.getByRole('textbox', { name: new RegExp(content(steps)('fields.reason.label')) })).toBeVisible() });

/** Lines edited by the owner. Checks that a prepared line per person counts every guest. */
export const Adjusting = meta.story({
  async play(steps) {
    await steps.userEvent.click(steps.canvas.getByRole('checkbox', { name: content(steps)('preview.adjust') }));
    await steps.userEvent.click(await steps.canvas.findByRole('button', { name: /Pizza, 56 ×/ }));
    await waitFor(() => expect(steps.canvas.getAllByRole('textbox', { name: new RegExp(content(steps)('fields.lines.amount.label')) }).at(-1)).toHaveValue('784'));
    await expect(steps.canvas.getAllByRole('textbox', { name: new RegExp(`^${content(steps)('fields.lines.name.label')}`) }).at(-1)).toHaveValue('Pizza');
  },
});

export const Loading = meta.story({
  tags: ['no-screenshot'],
  args: { price: { ...price, calculated: null, pending: true } },
  play: async (steps) => expect(steps.canvas.getByRole('status')).toHaveTextContent(normalizeSpaces(content(steps)('preview.loading'))),
});

/** Missing field. Checks that the price waits for it. */
export const Incomplete = meta.story({
  tags: ['no-screenshot'],
  args: { price: { ...price, incomplete: true } },
  play: async (steps) => expect(steps.canvas.getByText(content(steps)('preview.incomplete'))).toBeVisible(),
});

/** Price that could not be worked out. Checks that it can be asked for again. */
export const Failed = meta.story({
  args: { price: { ...price, calculated: null, failure: '' } },
  async play(steps) {
    await expect(steps.canvas.getByRole('alert')).toHaveTextContent(normalizeSpaces(content(steps)('preview.unreachable')));
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: content(steps)('preview.retry') }));
    await expect(steps.args.price.retry).toHaveBeenCalled();
  },
});
