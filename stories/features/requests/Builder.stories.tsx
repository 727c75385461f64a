import { http, HttpResponse } from 'msw';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { STORAGE_KEYS } from '../../../src/api/storage';
import { wizardTexts } from '../../../src/components/wizard/texts';
import { memberRequestSchema, type MemberRequest } from '../../../src/contract/memberRequest';
import { validationText } from '../../../src/contract/validation';
import { Builder } from '../../../src/features/requests/Builder';
import { memberSession } from '../../fixtures/account';
import { bookingResponse } from '../../fixtures/bookingResponse';
import { failing, pending, unreachable } from '../../fixtures/handlers';
import type { PlayContext } from '../../fixtures/playContext';
import { languageOf, normalizeSpaces, translator } from '../../fixtures/translate';
import { ARRIVES, plainDay } from '../booking/steps';
import { atStep, builderDrafted, EMPTY, EVENT, pickersArrived, plainLocation, requests, TRAINING } from './steps';
import { withWidth } from '../../fixtures/frames';

const sent = fn<(request: MemberRequest, key: string | null) => void>();

/** Accepts the request and passes the request to the spy. */
const taking = ['/api/event', '/api/training'].map((path) =>
  http.post(path, async ({ request }) => {
    sent(await memberRequestSchema.validate(await request.json()), request.headers.get('idempotency-key'));
    return HttpResponse.json(bookingResponse, { status: 201 });
  }),
);

const meta = preview.meta({
  component: Builder,
  decorators: [withWidth(1100)],
  args: { renderDay: plainDay, renderPlace: plainLocation },
  parameters: { route: 'member/builder', session: memberSession, handlers: taking },
  beforeEach: () => void sent.mockClear(),
});

const forward = (steps: PlayContext) => steps.userEvent.click(steps.canvas.getByRole('button', { name: translator(wizardTexts, steps.globals['locale'])('forward') }));
const sending = (steps: PlayContext) => steps.userEvent.click(steps.canvas.getByRole('button', { name: requests(steps)('send') }));

/** Six steps; the first asks whether the request is for an event or a training. */
export const Default = meta.story({
  async play(steps) {
    const t = requests(steps);
    await atStep(steps, 'type');
    await expect(within(steps.canvas.getByRole('navigation', { name: t('builder.label') })).getAllByRole('listitem')).toHaveLength(6);
    await expect(steps.canvas.queryByRole('complementary')).toBeNull();
  },
});

/** No choice made: the step shows an error and does not advance. */
export const Invalid = meta.story({
  tags: ['no-screenshot'],
  async play(steps) {
    await atStep(steps, 'type');
    await forward(steps);
    await waitFor(() => expect(steps.canvas.getByRole('alert')).toHaveFocus());
    await expect(steps.canvas.getByRole('radiogroup')).toHaveAccessibleDescription(validationText('kindRequired', languageOf(steps.globals['locale'])));
  },
});

export const People = meta.story({
  parameters: { route: 'member/builder?step=people' },
  beforeEach: () => builderDrafted(EVENT),
  async play(steps) {
    await atStep(steps, 'people');
    await expect(await steps.canvas.findByRole('complementary')).toBeVisible();
  },
});

export const WhenAndWhere = meta.story({
  parameters: { route: 'member/builder?step=when' },
  beforeEach: () => builderDrafted(EVENT),
  async play(steps) {
    await atStep(steps, 'when');
    await pickersArrived(steps);
  },
});

export const TrainingPlace = meta.story({
  parameters: { route: 'member/builder?step=when' },
  beforeEach: () => builderDrafted(TRAINING),
  async play(steps) {
    await atStep(steps, 'when');
    await pickersArrived(steps);
    await expect(steps.canvas.getAllByRole('radio')).toHaveLength(2);
  },
});

export const What = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { route: 'member/builder?step=what' },
  beforeEach: () => builderDrafted(EVENT),
  async play(steps) {
    const t = requests(steps);
    await atStep(steps, 'what');
    await expect(await steps.canvas.findByRole('textbox', { name: t('fields.title.label') }, ARRIVES)).toHaveValue(EVENT.title);
    await expect(await steps.canvas.findByRole('group', { name: t('menu.meats') }, ARRIVES)).toBeVisible();
  },
});

/** Menu still loading: the title and the description can already be filled in. */
export const MenuLoading = meta.story({
  parameters: { route: 'member/builder?step=what', handlers: [pending('/api/meat')] },
  beforeEach: () => builderDrafted(EVENT),
  async play(steps) {
    const t = requests(steps);
    await expect(await steps.canvas.findByRole('progressbar', { name: t('menu.loading') }, ARRIVES)).toBeVisible();
    await expect(await steps.canvas.findByRole('textbox', { name: t('fields.title.label') }, ARRIVES)).toBeEnabled();
  },
});

/** Menu failed to load: the step can be completed, and the earlier choices are sent. */
export const MenuFailed = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { route: 'member/builder?step=what', handlers: [failing('/api/meat', 404), ...taking] },
  beforeEach: () => builderDrafted(EVENT),
  async play(steps) {
    await atStep(steps, 'what');
    await waitFor(() => expect(steps.canvas.getAllByText(normalizeSpaces(requests(steps)('menu.empty')))).toHaveLength(2), ARRIVES);
    await forward(steps);
    await atStep(steps, 'notes');
    await forward(steps);
    await atStep(steps, 'review');
    await sending(steps);
    await steps.canvas.findByText(bookingResponse.reference, {}, ARRIVES);
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ meats: EVENT.meats, sides: EVENT.sides }), 'the-key-of-this-draft');
  },
});

export const Notes = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { route: 'member/builder?step=notes' },
  beforeEach: () => builderDrafted(EVENT),
  async play(steps) {
    await atStep(steps, 'notes');
    await expect(steps.canvas.getByRole('textbox', { name: requests(steps)('fields.notes.label') })).toHaveValue(EVENT.notes);
  },
});

/** Review step: a menu card with all values before the request is sent. */
export const Review = meta.story({
  tags: ['layout'],
  parameters: { route: 'member/builder?step=review' },
  beforeEach: () => builderDrafted(EVENT),
  async play(steps) {
    await atStep(steps, 'review');
    await expect(await steps.canvas.findByRole('heading', { level: 3, name: EVENT.title }, ARRIVES)).toBeVisible();
  },
});

/** URL of a step that is not reachable yet: redirects to the first incomplete step. */
export const TooFarAhead = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { route: 'member/builder?step=review' },
  beforeEach: () => builderDrafted({ ...EVENT, title: '' }, 'what'),
  play: (steps) => atStep(steps, 'what'),
});

/** Sent once with the draft's idempotency key and the summary's total. The draft is deleted. */
export const Submitted = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { route: 'member/builder?step=review' },
  beforeEach: () => builderDrafted(EVENT),
  async play(steps) {
    await atStep(steps, 'review');
    await sending(steps);
    await expect(await steps.canvas.findByText(bookingResponse.reference, {}, ARRIVES)).toBeVisible();
    await expect(sent).toHaveBeenCalledTimes(1);
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ kind: 'event', title: EVENT.title, adults: 9, children: 3, pricePerChild: null, sides: EVENT.sides }), 'the-key-of-this-draft');
    await expect(localStorage.getItem(STORAGE_KEYS.builderDraft)).toBeNull();
  },
});

export const TrainingSubmitted = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { route: 'member/builder?step=review' },
  beforeEach: () => builderDrafted(TRAINING),
  async play(steps) {
    await atStep(steps, 'review');
    await sending(steps);
    await steps.canvas.findByText(bookingResponse.reference, {}, ARRIVES);
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ kind: 'training', trainingType: 'in-person', trainingPlace: 'at_premises', contentFocus: TRAINING.contentFocus }), 'the-key-of-this-draft');
  },
});

/** Server error: an alert is shown, and the draft is kept. */
export const Failed = meta.story({
  tags: ['no-screenshot'],
  parameters: { route: 'member/builder?step=review', handlers: [failing('/api/event')] },
  beforeEach: () => builderDrafted(EVENT),
  async play(steps) {
    await atStep(steps, 'review');
    await sending(steps);
    await expect(await steps.canvas.findByRole('alert', {}, ARRIVES)).toHaveTextContent(normalizeSpaces(requests(steps)('failed.processing')));
    await expect(localStorage.getItem(STORAGE_KEYS.builderDraft)).toContain(EVENT.title);
  },
});

export const Unreachable = meta.story({
  tags: ['no-screenshot'],
  parameters: { route: 'member/builder?step=review', handlers: [unreachable('/api/event')] },
  beforeEach: () => builderDrafted(EVENT),
  async play(steps) {
    await atStep(steps, 'review');
    await sending(steps);
    await expect(await steps.canvas.findByRole('alert', {}, ARRIVES)).toHaveTextContent(normalizeSpaces(requests(steps)('failed.unanswered')));
  },
});

/** Field rejected by the server: the wizard returns to the field's step and shows the server's message. */
export const Rejected = meta.story({
  tags: ['no-screenshot'],
  parameters: { route: 'member/builder?step=review', handlers: [http.post('/api/event', () => HttpResponse.json({ message: 'Non', errors: { title: 'Un titre plus court' } }, { status: 422 }))] },
  beforeEach: () => builderDrafted(EVENT),
  async play(steps) {
    await atStep(steps, 'review');
    await sending(steps);
    await atStep(steps, 'what');
    await waitFor(() => expect(steps.canvas.getByRole('textbox', { name: requests(steps)('fields.title.label') })).toHaveAccessibleDescription('Un titre plus court'));
  },
});

/** Filled in manually from the empty form to the second step; the draft holds the values. */
export const Filled = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    const t = requests(steps);
    await atStep(steps, 'type');
    await steps.userEvent.click(steps.canvas.getByRole('radio', { name: t('kinds.training') }));
    await steps.userEvent.click(await steps.canvas.findByRole('radio', { name: t('trainingTypes.online') }));
    await forward(steps);
    await atStep(steps, 'people');
    await expect(JSON.parse(localStorage.getItem(STORAGE_KEYS.builderDraft) ?? '{}')).toMatchObject({ values: { ...EMPTY, kind: 'training', trainingType: 'online' } });
  },
});
