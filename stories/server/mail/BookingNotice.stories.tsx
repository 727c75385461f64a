import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { bookingFacts } from '../../../server/mail/bookingFacts';
import { BookingNotice } from '../../../server/mail/BookingNotice';
import type { BookingRecord } from '../../../src/contract/booking';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../../src/contract/language';
import { differentTotal, longText, pizzaPopup, shortNotice, smokehouseTraining } from '../../fixtures/bookingRecord';
import { NOW } from '../../fixtures/now';

/** The owner's mail is French whatever the toolbar says; its language is that of the customer who wrote. */
const notice = (record: (language: Language) => BookingRecord) => (_: unknown, { globals }: { globals: Record<string, unknown> }) => {
  const locale = globals['locale'];
  const booking = record(isLanguage(locale) ? locale : DEFAULT_LANGUAGE);
  return <BookingNotice facts={bookingFacts(booking, { language: 'fr', now: new Date(NOW) })} publicUrl="https://boucane.example" />;
};

const meta = preview.meta({
  component: BookingNotice,
  args: { facts: bookingFacts(smokehouseTraining('fr'), { language: 'fr', now: new Date(NOW) }), publicUrl: 'https://boucane.example' },
});

export const Default = meta.story({
  tags: ['layout'],
  render: notice(smokehouseTraining),
  async play({ canvas }) {
    await expect(canvas.getByText(/dans 33 jours/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Répondre à Julie' })).toHaveAttribute('href', expect.stringContaining('mailto:julie.tremblay@exemple.ca?subject='));
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
