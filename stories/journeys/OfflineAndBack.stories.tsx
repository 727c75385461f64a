import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { removePending } from '../../src/api/pendingSubmissions';
import { App } from '../../src/app/App';
import { formatDay } from '../../src/contract/formats';
import { offlineTexts } from '../../src/features/offline/texts';
import { PARTY } from '../features/booking/menu';
import { BOOKING, drafted, KEY, send } from '../features/booking/sending';
import { ARRIVES, booking, resultOf } from '../features/booking/steps';
import { setLine, withLine } from '../features/offline/steps';
import { bookingResponse } from '../fixtures/bookingResponse';
import { languageOf, normalizeSpaces, translator } from '../fixtures/translate';
import { tiles } from '../fixtures/tiles';
import { followMenu } from './followMenu';
import { narrate } from './narrate';

/** Spy called with the idempotency key of every request that arrives. */
const arrived = fn<(key: string | null) => void>();

const takenOnline = http.post(BOOKING, ({ request }) => {
  if (!navigator.onLine) return HttpResponse.error();
  arrived(request.headers.get('idempotency-key'));
  return HttpResponse.json(bookingResponse, { status: 201 });
});

const meta = preview.meta({
  component: App,
  tags: ['!autodocs'],
  parameters: { route: 'booking', handlers: [tiles, takenOnline] },
  beforeEach() {
    arrived.mockClear();
    drafted();
    const mend = withLine(true)();
    return () => {
      mend();
      removePending(KEY);
    };
  },
});

/** Connection lost just before a booking is sent: no data is lost, and the booking is sent only once. */
export const Default = meta.story({
  async play(steps) {
    const { canvas, globals, userEvent } = steps;
    const step = narrate(steps);
    const language = languageOf(globals['locale']);
    const t = translator(offlineTexts, language);

    await step({ fr: 'Le réseau coupe, et la page le dit', en: 'The line is cut, and the page says so' }, async () => {
      await canvas.findByRole('heading', { level: 1, name: booking(steps)('title') }, ARRIVES);
      setLine(false);
      await expect(await canvas.findByText(t('banner'), {}, ARRIVES)).toBeVisible();
    });
    await step({ fr: 'Elle envoie quand même : rien ne part, rien n’est perdu', en: 'She sends all the same: nothing goes, nothing is lost' }, async () => {
      await send(steps);
      const result = await resultOf(booking(steps)('error.title'));
      await expect(result).toHaveTextContent(normalizeSpaces(booking(steps)('error.kept')));
      await userEvent.click(within(result).getByRole('button', { name: booking(steps)('error.back') }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), ARRIVES);
      await expect(arrived).not.toHaveBeenCalled();
    });
    await step({ fr: 'Elle lit une autre page en attendant', en: 'She reads another page meanwhile' }, async () => {
      await followMenu(steps, 'contact');
      await waitFor(() => expect(canvas.queryByRole('heading', { level: 1, name: booking(steps)('title') })).toBeNull(), ARRIVES);
    });
    await step({ fr: 'Le réseau revient, et sa demande l’attend', en: 'The line is back, and her request is waiting' }, async () => {
      setLine(true);
      const offer = await canvas.findByRole('region', { name: t('send.region') }, ARRIVES);
      await expect(offer).toHaveTextContent(normalizeSpaces(t('send.booking', { day: formatDay(PARTY.eventDate, language) })));
      await expect(canvas.queryByText(t('banner'))).toBeNull();
    });
    await step({ fr: 'Un clic, et elle part, une seule fois', en: 'One click, and it goes, once' }, async () => {
      await userEvent.click(canvas.getByRole('button', { name: t('send.now') }));
      const sent = await canvas.findByText(normalizeSpaces(t('send.sent', { reference: bookingResponse.reference })), {}, ARRIVES);
      // The notice fades in.
      await waitFor(() => expect(sent).toBeVisible());
      await expect(arrived.mock.calls).toEqual([[KEY]]);
    });
  },
});
