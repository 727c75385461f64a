import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { formTexts } from '../../../src/components/form/texts';
import { formatMoney } from '../../../src/contract/formats';
import { ChangeSheet } from '../../../src/features/selfservice/ChangeSheet';
import { pending, unreachable } from '../../fixtures/handlers';
import { managed, quoteFor } from '../../fixtures/managed';
import { languageOf, normalizeSpaces, translator } from '../../fixtures/translate';
import { DIETS, findDialog, TOKEN, texts } from './steps';

const meta = preview.meta({
  component: ChangeSheet,
  parameters: { route: `demande/${TOKEN}` },
  args: { token: TOKEN, managed: managed('fr'), action: 'changeGuests' as const, diets: DIETS, onClose: fn(), onDone: fn(), onChanged: fn() },
  render: (args, { globals }) => <ChangeSheet {...args} managed={managed(languageOf(globals['locale']))} />,
});

/** Change sheet. Checks that the price difference is shown before the button can be clicked. */
export const Default = meta.story({
  async play(steps) {
    const t = texts(steps);
    const language = languageOf(steps.globals['locale']);
    const step = translator(formTexts, language);
    const open = await findDialog();
    const submit = open.getByRole('button', { name: t('guests.submit') });
    await expect(submit).toBeDisabled();
    const more = open.getByRole('button', { name: step('more', { label: t('fields.adults.label') }) });
    for (let added = 0; added < 5; added += 1) await steps.userEvent.click(more);
    const current = managed(language);
    const money = (dollars: number | null) => normalizeSpaces(formatMoney(Math.round((dollars ?? 0) * 100), language));
    const after = quoteFor(current, 51);
    await waitFor(() => expect(open.getByRole('status')).toHaveTextContent(money(after.totalCost)));
    await expect(open.getByRole('status')).toHaveTextContent(money(current.quote.totalCost));
    await steps.userEvent.click(submit);
    await waitFor(() => expect(steps.args.onDone).toHaveBeenCalledWith(expect.objectContaining({ adults: 45, quote: after })));
  },
});

/** Rejected change: a dietary need covers more people than the new number of guests. */
export const Rejected = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [http.get('/api/manage/guests', () => HttpResponse.json({ message: 'x', errors: { adults: 'Une allergie compte 3 personnes.' } }, { status: 422 }))] },
  async play(steps) {
    const open = await findDialog();
    const field = open.getByRole('textbox', { name: new RegExp(texts(steps)('fields.adults.label')) });
    await steps.userEvent.clear(field);
    await steps.userEvent.type(field, '1');
    await waitFor(() => expect(open.getByRole('status')).toHaveTextContent('Une allergie compte 3 personnes.'));
    await expect(open.getByRole('button', { name: texts(steps)('guests.submit') })).toBeDisabled();
  },
});

export const AskDate = meta.story({
  args: { action: 'askDate' as const },
  play: async (steps) => expect(await (await findDialog()).findByRole('button', { name: texts(steps)('date.submit') })).toBeEnabled(),
});

/** Existing dietary needs, expanded. Checks that the severe one is marked. */
export const Diets = meta.story({
  args: { action: 'changeDiets' as const },
  async play(steps) {
    const open = await findDialog();
    await waitFor(() => expect(open.getAllByRole('group')).toHaveLength(3));
    await steps.userEvent.click(open.getByRole('button', { name: texts(steps)('diets.submit') }));
    await waitFor(() => expect(steps.args.onDone).toHaveBeenCalledOnce());
  },
});

/** Request in flight. Checks that the sheet cannot be closed. */
export const Submitting = meta.story({
  args: { action: 'withdraw' as const },
  parameters: { handlers: [pending('/api/manage/cancel')] },
  async play(steps) {
    const open = await findDialog();
    await steps.userEvent.click(open.getByRole('button', { name: texts(steps)('cancel.submit') }));
    await expect(await open.findByRole('button', { name: new RegExp(normalizeSpaces(texts(steps)('sending'))) })).toBeDisabled();
    await expect(open.getByRole('button', { name: texts(steps)('acts.close') })).toBeDisabled();
    await steps.userEvent.keyboard('{Escape}');
    await expect(steps.args.onClose).not.toHaveBeenCalled();
  },
});

/** Cancellation. Checks that the consequences are shown first, and that the request is unchanged when the connection is lost. */
export const Failed = meta.story({
  args: { action: 'withdraw' as const },
  parameters: { handlers: [unreachable('/api/manage/cancel')] },
  async play(steps) {
    const open = await findDialog();
    await steps.userEvent.click(open.getByRole('button', { name: texts(steps)('cancel.submit') }));
    await expect(await open.findByRole('alert')).toHaveTextContent(normalizeSpaces(texts(steps)('problem.unreachable')));
    await steps.userEvent.click(screen.getByRole('button', { name: texts(steps)('acts.close') }));
    await expect(steps.args.onClose).toHaveBeenCalledOnce();
  },
});
