import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import type { Language } from '../../../src/contract/language';
import type { RequestDetails } from '../../../src/contract/inbox';
import { RequestFacts } from '../../../src/features/inbox/RequestFacts';
import { longText, shortNotice } from '../../fixtures/bookingRecord';
import { erasedRequest, fullDay, requestDetails, waitingRequest } from '../../fixtures/inbox';
import { memberTraining } from '../../fixtures/memberRecord';
import { languageOf, normalizeSpaces } from '../../fixtures/translate';
import { inbox } from './steps';
import { withWidth } from '../../fixtures/frames';

const of = (make: (language: Language) => RequestDetails) => (_: unknown, { globals }: { globals: Record<string, unknown> }) => <RequestFacts request={make(languageOf(globals['locale']))} onMap={() => null} />;

const meta = preview.meta({ component: RequestFacts, decorators: [withWidth(1360)], args: { request: waitingRequest('fr'), onMap: () => null }, parameters: { route: 'admin/requests/r4' } });

/** Request with the customer's message first, then the other facts as plain sentences. */
export const Default = meta.story({
  render: of(waitingRequest),
  async play(steps) {
    const t = inbox(steps);
    await expect(steps.canvas.getByRole('region', { name: t('parts.notes') })).toHaveTextContent(/noix|nuts/);
    await expect(steps.canvas.getByRole('link', { name: 'julie.tremblay@exemple.ca' })).toHaveAttribute('href', expect.stringMatching(/^mailto:julie\.tremblay@exemple\.ca\?subject=/));
    await expect(steps.canvas.getByRole('region', { name: t('parts.when') })).toHaveTextContent(normalizeSpaces(t('when.in', { count: 33 })));
    await expect(steps.canvas.getByRole('link', { name: new RegExp(t('where.directions')) })).toHaveAttribute('href', expect.stringContaining('1325'));
  },
});

/** Request at short notice on a day with another booking. */
export const ShortNotice = meta.story({
  render: of((language) => requestDetails(shortNotice(language), fullDay(shortNotice(language).request.date))),
  async play(steps) {
    await expect(steps.canvas.getByText(normalizeSpaces(inbox(steps)('when.short')))).toBeVisible();
    await expect(steps.canvas.getByRole('link', { name: 'Mehdi Benali' })).toHaveAttribute('href', expect.stringContaining('/admin/requests/r9'));
  },
});

/** Request for a blocked day whose hold has expired. Checks that both facts are shown. */
export const NoRoom = meta.story({
  tags: ['no-screenshot', '!dev'],
  render: of((language) => waitingRequest(language, { room: { obstacle: 'blocked', places: 1, taken: 0, reason: 'Noces de Rose' } })),
  async play(steps) {
    const t = inbox(steps);
    const when = steps.canvas.getByRole('region', { name: t('parts.when') });
    await expect(when).toHaveTextContent(normalizeSpaces(t('when.blockedFor', { reason: 'Noces de Rose' })));
    await expect(when).toHaveTextContent(normalizeSpaces(t('when.holdOver')));
  },
});

/** Request whose address and map pin disagree. */
export const PlaceUnclear = meta.story({
  render: of((language) => {
    const request = waitingRequest(language);
    return { ...request, quote: { ...request.quote, totalCost: null, travelDistance: null, travelFee: null, placeUnclear: true } };
  }),
  play: async (steps) => expect(steps.canvas.getByText(normalizeSpaces(inbox(steps)('where.unclear')))).toBeVisible(),
});

/** Training at the smokehouse. Checks that no link for directions is shown. */
export const AtTheSmokehouse = meta.story({
  render: of((language) => requestDetails(memberTraining(language))),
  play: async (steps) => expect(steps.canvas.queryByRole('link', { name: new RegExp(inbox(steps)('where.directions')) })).toBeNull(),
});

export const Erased = meta.story({
  render: of(erasedRequest),
  async play(steps) {
    await expect(steps.canvas.getByText(normalizeSpaces(inbox(steps)('who.erased')))).toBeVisible();
    await expect(steps.canvas.getByText(inbox(steps)('noPlace'))).toBeVisible();
  },
});

export const LongText = meta.story({
  tags: ['layout'],
  render: of((language) => requestDetails(longText(language))),
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
});
