import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { bookingFacts } from '../../../server/mail/bookingFacts';
import { BookingNotice } from '../../../server/mail/BookingNotice';
import { DEFAULT_MAIL_CONTEXT } from '../../../server/mail/mailContext';
import type { BookingRecord } from '../../../src/contract/bookingSchema';
import type { Language } from '../../../src/contract/language';
import { differentTotal, longText, pizzaPopup, shortNotice, smokehouseTraining } from '../../fixtures/bookingRecord';
import { someDiets } from '../../fixtures/managed';
import { memberEvent, memberLongText, memberTraining } from '../../fixtures/memberRecord';
import { NOW } from '../../fixtures/now';
import { languageOf } from '../../fixtures/translate';

/** Renders the owner's mail. Always in French; the toolbar sets the customer's language. */
const notice = (record: (language: Language) => BookingRecord) => (_: unknown, { globals }: { globals: Record<string, unknown> }) => {
  const booking = record(languageOf(globals['locale']));
  return <BookingNotice facts={bookingFacts(booking, { mail: DEFAULT_MAIL_CONTEXT, language: 'fr', now: new Date(NOW) })} publicUrl="https://boucane.example" />;
};

const meta = preview.meta({
  component: BookingNotice,
  args: { facts: bookingFacts(smokehouseTraining('fr'), { mail: DEFAULT_MAIL_CONTEXT, language: 'fr', now: new Date(NOW) }), publicUrl: 'https://boucane.example' },
});

export const Default = meta.story({
  tags: ['layout'],
  render: notice(smokehouseTraining),
  async play({ canvas }) {
    await expect(canvas.getByText(/dans 33 jours/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Répondre à Julie' })).toHaveAttribute('href', expect.stringContaining('mailto:julie.tremblay@exemple.ca?subject='));
  },
});

/** Severe allergy shown at the top, in red and in capitals, and again among the facts. */
export const Allergy = meta.story({
  render: notice((language) => {
    const record = smokehouseTraining(language);
    return { ...record, request: { ...record.request, diets: someDiets('fr') } };
  }),
  async play({ canvas }) {
    await expect(canvas.getByText('ATTENTION, ALLERGIE')).toBeVisible();
    await expect(canvas.getAllByText(/Arachides.*ALLERGIE GRAVE, 2 personnes/)).toHaveLength(2);
  },
});

export const PizzaPopup = meta.story({ render: notice(pizzaPopup) });

export const LongText = meta.story({ tags: ['layout'], render: notice(longText) });

export const ShortNotice = meta.story({
  render: notice(shortNotice),
  async play({ canvas }) {
    await expect(canvas.getByText('Court préavis')).toBeVisible();
  },
});

export const DifferentTotal = meta.story({
  render: notice(differentTotal),
  async play({ canvas }) {
    await expect(canvas.getByText('Affiché au client')).toBeVisible();
  },
});

/** Member's own event: the owner sees the member's texts, the price per child and a note that the event is not public yet. */
export const MemberEvent = meta.story({
  tags: ['layout'],
  render: notice(memberEvent),
  async play({ canvas, globals }) {
    const { title = '', request } = memberEvent(languageOf(globals['locale']));
    await expect(canvas.getByText(title)).toBeVisible();
    await expect(canvas.getByText(request.contactInfo.notes.split('\n').at(-1) ?? '')).toBeVisible();
    await expect(canvas.getByText('Réutilisable')).toBeVisible();
    await expect(canvas.getByText('Prix par enfant')).toBeVisible();
    await expect(canvas.getByText('Forfait de base')).toBeVisible();
    await expect(canvas.getByText('Rien n’est public tant que vous ne l’avez pas publié.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Répondre à Josée' })).toBeVisible();
  },
});

/** Member's own training at the smokehouse. */
export const MemberTraining = meta.story({
  render: notice(memberTraining),
  async play({ canvas, globals }) {
    await expect(canvas.getByText(memberTraining(languageOf(globals['locale'])).title ?? '')).toBeVisible();
    await expect(canvas.getByText('Formation')).toBeVisible();
    await expect(canvas.queryByText('Réutilisable')).toBeNull();
  },
});

export const MemberLongText = meta.story({
  render: notice(memberLongText),
  async play({ canvas, globals }) {
    await expect(canvas.getByText(memberLongText(languageOf(globals['locale'])).title ?? '')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
