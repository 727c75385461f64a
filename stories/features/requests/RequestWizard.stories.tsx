import { http, HttpResponse } from 'msw';
import { useEffect } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { useSWRConfig } from 'swr';
import preview from '../../../.storybook/preview';
import { STORAGE_KEYS } from '../../../src/api/storage';
import { DEFAULT_SETTINGS } from '../../../src/contract/defaultPrivateSettings';
import { builderSchema } from '../../../src/contract/memberRequest';
import { formatMoney } from '../../../src/contract/formats';
import { resourceCacheKey } from '../../../src/contract/paths';
import { summaryOf } from '../../../src/contract/summaryRequest';
import { builderDraftStorage } from '../../../src/features/requests/drafts';
import { PeopleFields } from '../../../src/features/requests/PeopleFields';
import { RequestWizard, type StepContext, type RequestWizardProps, type SubmitContext } from '../../../src/features/requests/RequestWizard';
import { EMPTY_BUILDER, type BuilderValues } from '../../../src/features/requests/values';
import { memberSession } from '../../fixtures/account';
import { bookingResponse } from '../../fixtures/bookingResponse';
import { failing, pending } from '../../fixtures/handlers';
import { languageOf, normalizeSpaces } from '../../fixtures/translate';
import { ARRIVES, plainDay } from '../booking/steps';
import { atStep, builderDrafted, catalogue, EVENT, FAR, plainLocation, PlainLocation, requests } from './steps';
import { withWidth } from '../../fixtures/frames';
import type { LocationFieldSlot } from '../../../src/components/form/locationField';

const post = fn(() => Promise.resolve(bookingResponse));

/** Wizard with the builder's values and fewer steps. */
const Asked = (props: RequestWizardProps<BuilderValues>) => <RequestWizard {...props} />;

const revalidate: { current: ((key: string) => Promise<unknown>) | null } = { current: null };

/** Exposes SWR's `mutate` to the play function, to revalidate a key. */
function RevalidateHandle() {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    revalidate.current = (key) => mutate(key);
  }, [mutate]);
  return null;
}

const meta = preview.meta({
  component: Asked,
  decorators: [withWidth(1100)],
  args: {
    label: 'Une demande',
    schema: builderSchema,
    initialValues: EMPTY_BUILDER,
    memory: builderDraftStorage,
    buildSteps: ({ place }: StepContext) => [
      { id: 'people' as const, fields: ['adults' as const, 'children' as const], content: <PeopleFields /> },
      { id: 'when' as const, fields: ['location' as const], content: place },
    ],
    end: 'review' as const,
    request: (_: BuilderValues, { metres }: SubmitContext) => ({ totalCost: metres, post }),
    renderDay: plainDay, renderPlace: plainLocation,
    onSent: fn<() => void>(),
  },
  parameters: { route: 'member/builder', session: memberSession },
  beforeEach() {
    post.mockClear();
    builderDrafted(EVENT);
  },
});

const learnt = () => (JSON.parse(localStorage.getItem(STORAGE_KEYS.builderDraft) ?? '{}') as { learnt?: unknown }).learnt;

/** Steps passed as props, followed by the review card. */
export const Default = meta.story({
  tags: ['no-screenshot'],
  async play(steps) {
    await atStep(steps, 'people');
    await expect(steps.canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
    await expect(await steps.canvas.findByRole('complementary')).toBeVisible();
  },
});

/** Travel distance stored with the draft, and kept when other fields change before or after. */
export const Learnt = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { route: 'member/builder?step=when' },
  args: { renderPlace: (slot: LocationFieldSlot) => <PlainLocation slot={slot} travel={FAR} /> },
  async play(steps) {
    await atStep(steps, 'when');
    await waitFor(() => expect(learnt()).toEqual(FAR));
    await steps.userEvent.type(steps.canvas.getByRole('textbox'), ', au fond');
    await waitFor(() => expect(localStorage.getItem(STORAGE_KEYS.builderDraft)).toContain('au fond'));
    await expect(learnt()).toEqual(FAR);
  },
});

/** Draft restored: the same travel fee is shown in the summary and sent. */
export const Restored = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { route: 'member/builder?step=review' },
  beforeEach: () => builderDrafted(EVENT, 'review', FAR),
  async play(steps) {
    const language = languageOf(steps.globals['locale']);
    await atStep(steps, 'review');
    const { totalCents } = summaryOf(EVENT, catalogue, FAR.metres, DEFAULT_SETTINGS);
    await waitFor(() => expect(steps.canvas.getByRole('complementary')).toHaveTextContent(normalizeSpaces(formatMoney(totalCents, language))), ARRIVES);
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: requests(steps)('send') }));
    await steps.canvas.findByText(bookingResponse.reference, {}, ARRIVES);
    await expect(steps.args.onSent).toHaveBeenCalledTimes(1);
    await expect(localStorage.getItem(STORAGE_KEYS.builderDraft)).toBeNull();
  },
});

/** Corrupt travel distance in the draft: treated as unknown. */
export const Corrupt = meta.story({
  tags: ['no-screenshot', '!dev'],
  beforeEach: () => builderDrafted(EVENT, 'review', { metres: 'far' }),
  async play(steps) {
    await atStep(steps, 'people');
    await expect(steps.canvas.getByRole('complementary')).toHaveTextContent(normalizeSpaces(requests(steps)('summary.roadUnknown')));
  },
});

/** Menu revalidation fails: the cached menu and the selection are kept. */
export const Refreshed = meta.story({
  tags: ['no-screenshot', '!dev'],
  decorators: [(Story) => <><RevalidateHandle /><Story /></>],
  async play(steps) {
    const language = languageOf(steps.globals['locale']);
    const total = normalizeSpaces(formatMoney(summaryOf(EVENT, catalogue, null, DEFAULT_SETTINGS).totalCents, language));
    await atStep(steps, 'people');
    const summary = steps.canvas.getByRole('complementary');
    await waitFor(() => expect(summary).toHaveTextContent(total), ARRIVES);
    const asked = fn();
    steps.msw.use(
      http.get('/api/meat', () => {
        asked();
        return HttpResponse.json({}, { status: 404 });
      }),
    );
    await revalidate.current?.(resourceCacheKey('meat'));
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await expect(summary).toHaveTextContent(total);
  },
});

/** Menu still loading: the steps are usable, and the review card shows a progress bar. */
export const Loading = meta.story({
  tags: ['no-screenshot'],
  parameters: { route: 'member/builder?step=review', handlers: [pending('/api/contentfocus')] },
  async play(steps) {
    await expect(await steps.canvas.findByRole('progressbar', { name: requests(steps)('menu.loading') }, ARRIVES)).toBeVisible();
    await expect(steps.canvas.queryByRole('heading', { name: EVENT.title })).toBeNull();
  },
});

/** One list failed to load: the menu counts as unavailable, the review card is shown, and the request can be sent. */
export const Failed = meta.story({
  tags: ['no-screenshot'],
  parameters: { route: 'member/builder?step=review', handlers: [failing('/api/side', 404)] },
  async play(steps) {
    await atStep(steps, 'review');
    await expect(await steps.canvas.findByRole('heading', { level: 3, name: EVENT.title }, ARRIVES)).toBeVisible();
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: requests(steps)('send') }));
    await expect(await steps.canvas.findByText(bookingResponse.reference, {}, ARRIVES)).toBeVisible();
    await expect(post).toHaveBeenCalledTimes(1);
  },
});
