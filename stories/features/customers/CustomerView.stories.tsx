import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { saveBarTexts } from '../../../src/components/form/saveBarTexts';
import { CustomerView } from '../../../src/features/customers/CustomerView';
import { duplicateCustomer, longCustomer, regularCustomer } from '../../fixtures/customers';
import { withWidth } from '../../fixtures/frames';
import { normalizeSpaces, translator } from '../../fixtures/translate';
import { ownerSession } from '../../fixtures/user';
import { addressIs, withAddress } from '../inbox/steps';
import { expectNoSideScroll, inDialog, NARROW, texts } from './steps';

const customer = regularCustomer('fr');

const meta = preview.meta({
  component: CustomerView,
  decorators: [withWidth(1360), withAddress],
  args: { customer, onCustomer: fn(), onRemoved: fn(), onChanged: fn() },
  parameters: { route: 'admin/customers/e1', session: ownerSession },
});

/** Card with notes and three requests. */
export const Default = meta.story({
  tags: ['no-screenshot'],
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: customer.name })).toBeVisible();
    await expect(canvas.getByText(/remorque/)).toBeVisible();
  },
});

/** Customer without an email and without notes. */
export const NoEmail = meta.story({
  args: { customer: duplicateCustomer('fr') },
  async play(steps) {
    await expect(steps.canvas.getByText(normalizeSpaces(texts(steps)('noEmail')))).toBeVisible();
    await expect(steps.canvas.getByText(texts(steps)('noNotes'))).toBeVisible();
  },
});

/** Card being edited. Checks that the focus is on the form, and that the card is shown again after saving. */
export const Editing = meta.story({
  async play(steps) {
    const t = texts(steps);
    await steps.userEvent.click(steps.canvas.getByRole('link', { name: t('actions.edit') }));
    await addressIs('?act=edit');
    await waitFor(() => expect(document.activeElement).toContainElement(steps.canvas.getByRole('region', { name: t('form') })));
  },
});

export const Saved = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { route: 'admin/customers/e1?act=edit' },
  async play(steps) {
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: translator(saveBarTexts, steps.globals['locale'])('save') }));
    await waitFor(() => expect(steps.args.onCustomer).toHaveBeenCalledWith(expect.objectContaining({ version: 4 })));
    await expect(await steps.canvas.findByText(normalizeSpaces(texts(steps)('done.saved')))).toBeVisible();
    await addressIs('/admin/customers/e1');
    await waitFor(() => expect(steps.canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});

/** Merge. Checks that the result is announced. */
export const Merged = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { route: 'admin/customers/e1?act=merge' },
  async play(steps) {
    const t = texts(steps);
    const dialog = await inDialog();
    await steps.userEvent.type(dialog.getByRole('searchbox'), 'j. tremblay');
    await steps.userEvent.click(await dialog.findByRole('button', { name: /J\. Tremblay/ }));
    await steps.userEvent.click(dialog.getByRole('button', { name: t('merge.confirm') }));
    await expect(await steps.canvas.findByText(normalizeSpaces(t('done.merged')))).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** Deleted card. Checks that the list is shown again. */
export const Removed = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { customer: { ...customer, events: customer.events.slice(2) } },
  parameters: { route: 'admin/customers/e1?act=remove' },
  async play(steps) {
    await steps.userEvent.click((await inDialog()).getByRole('button', { name: texts(steps)('remove.confirm') }));
    await addressIs('/admin/customers');
    await expect(steps.args.onRemoved).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({ tags: ['layout', 'no-screenshot'], args: { customer: longCustomer('fr') }, play: expectNoSideScroll });

export const Narrow = meta.story({ ...NARROW, args: { customer: longCustomer('fr') }, play: expectNoSideScroll });
