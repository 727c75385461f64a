import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ReserveDialog } from '../../../src/features/seats/ReserveDialog';
import { fullSeats, openSeats } from '../../fixtures/seats';
import { plainSpaces } from '../../fixtures/spoken';
import { dialog, form } from './steps';

const meta = preview.meta({ component: ReserveDialog, args: { kind: 'training' as const, id: 'first-brisket', seats: openSeats, draft: { read: () => null, keep: () => {} }, onChanged: fn() }, parameters: { route: 'formations/first-brisket' } });

export const Default = meta.story({
  tags: ['layout'],
  async play(steps) {
    const over = await dialog();
    await waitFor(() => expect(over.getByRole('heading', { name: form(steps)('title') })).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** The form makes way for how it ended, which is read out. */
export const Submitted = meta.story({
  async play(steps) {
    const over = await dialog();
    await steps.userEvent.type(over.getByLabelText(new RegExp(form(steps)('fields.name.label'))), 'Julie');
    await steps.userEvent.type(over.getByLabelText(new RegExp(form(steps)('fields.email.label'))), 'julie@exemple.ca');
    await steps.userEvent.click(over.getByRole('button', { name: form(steps)('submit') }));
    await expect(await over.findByText(plainSpaces(form(steps)('done.reserved', { count: 2, email: 'julie@exemple.ca' })))).toBeVisible();
    await expect(over.getByRole('status')).toHaveFocus();
  },
});

export const Full = meta.story({ args: { seats: fullSeats }, play: async (steps) => expect((await dialog()).getByText(plainSpaces(form(steps)('waitLead')))).toBeInTheDocument() });
