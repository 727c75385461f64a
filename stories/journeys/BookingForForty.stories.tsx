import { expect, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { App } from '../../src/app/App';
import { formatDistance } from '../../src/contract/formats';
import { estimateFor, nameOnMenu } from '../features/booking/menu';
import { agreeing, onSubmit } from '../features/booking/sending';
import { ARRIVES, booking, choice, waitForAllLoaded, expectLinesToAddUp, fieldByName, fillField, priceWidget, resultOf, shownTotal, submitButton, typeInto } from '../features/booking/steps';
import { mapText } from '../features/map/steps';
import { languageOf, normalizeSpaces } from '../fixtures/translate';
import { tiles } from '../fixtures/tiles';
import { followMenu } from './followMenu';
import { narrate } from './narrate';

const ROUND_TRIP = 28_600;
const MENU = { meats: ['brisket', 'ribs'], sides: ['coleslaw', 'grilled-corn'] };

const meta = preview.meta({
  component: App,
  tags: ['!autodocs'],
  parameters: { route: 'smokehouse', handlers: [tiles, agreeing] },
  beforeEach: () => void onSubmit.mockClear(),
});

/** Visitor without an account requests a booking for forty guests and sees the price before sending. */
export const Default = meta.story({
  async play(steps) {
    const { canvas, globals, userEvent } = steps;
    const step = narrate(steps);
    const language = languageOf(globals['locale']);
    const total = () => shownTotal(priceWidget(steps));

    await step({ fr: 'De la page du fumoir, elle va réserver', en: 'From the smokehouse’s page she goes to book' }, async () => {
      await followMenu(steps, 'booking');
      await waitForAllLoaded(steps);
      await expect(submitButton(steps)).toBeDisabled();
    });
    await step({ fr: 'Elle dit qui elle est, et qu’ils seront quarante', en: 'She says who she is, and that they are forty' }, async () => {
      await fillField(steps, 'hostName', 'Julie Tremblay');
      await fillField(steps, 'email', 'julie.tremblay@exemple.ca');
      await userEvent.clear(fieldByName(steps, 'adults'));
      await fillField(steps, 'adults', '40');
      await expect(priceWidget(steps)).toHaveTextContent(normalizeSpaces(booking(steps)('guests', { count: 40 })));
    });
    await step({ fr: 'Elle choisit le genre de fête, le jour et l’heure', en: 'She chooses the kind of party, the day and the hour' }, async () => {
      await userEvent.selectOptions(fieldByName(steps, 'eventType'), 'smokehouse-popup');
      await typeInto(steps, 'eventDate', '20270619');
      await typeInto(steps, 'eventTime', language === 'en' ? '0500p' : '1700');
    });
    await step({ fr: 'Son adresse est trouvée, et la route entre dans le prix', en: 'Her address is found, and the road joins the price' }, async () => {
      await fillField(steps, 'location', '1325, rue Girouard Ouest, Saint-Hyacinthe');
      await userEvent.keyboard('{Enter}');
      const road = mapText(steps)('distance', { distance: formatDistance(ROUND_TRIP, language) });
      await expect(await canvas.findByText(normalizeSpaces(road), {}, ARRIVES)).toBeVisible();
    });
    await step({ fr: 'Chaque plat choisi change le prix sous ses yeux', en: 'Every dish she chooses changes the price before her eyes' }, async () => {
      for (const id of [...MENU.meats, ...MENU.sides]) {
        const before = total();
        await userEvent.click(choice(steps, nameOnMenu(id, language)));
        await waitFor(() => expect(total()).toBeGreaterThan(before), ARRIVES);
      }
      await expect(total()).toBe(estimateFor({ adults: 40, children: 0, ...MENU }, ROUND_TRIP).totalCents);
      await expectLinesToAddUp(priceWidget(steps));
    });
    await step({ fr: 'Elle envoie, et sa demande est reçue avec ce prix', en: 'She sends it, and it is received at that price' }, async () => {
      await waitFor(() => expect(submitButton(steps)).toBeEnabled(), ARRIVES);
      await userEvent.click(submitButton(steps));
      const t = booking(steps);
      const result = within(await resultOf(t('success.title')));
      await expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ peopleCount: 40, date: '2027-06-19' });
      await expect(result.queryByText(normalizeSpaces(t('success.differs')))).toBeNull();
      // Cancels the redirect, so that the journey ends on the confirmation.
      await userEvent.click(result.getByRole('button', { name: t('success.stay') }));
      await waitFor(() => expect(result.queryByText(normalizeSpaces(t('success.redirect')))).toBeNull());
    });
  },
});
