import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { bookingFacts } from '../../../server/mail/bookingFacts';
import { BookingReceived } from '../../../server/mail/BookingReceived';
import type { BookingRecord } from '../../../src/contract/booking';
import { formatMoney } from '../../../src/contract/formats';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../../src/contract/language';
import { differentTotal, longText, pizzaPopup, shortNotice, smokehouseTraining } from '../../fixtures/bookingRecord';
import { NOW } from '../../fixtures/now';

type MakeRecord = (language: Language) => BookingRecord;
const languageOf = (locale: unknown): Language => (isLanguage(locale) ? locale : DEFAULT_LANGUAGE);

/** The mail as a customer of the toolbar's language receives it. */
const received = (record: MakeRecord) => (_: unknown, { globals }: { globals: Record<string, unknown> }) => {
  const language = languageOf(globals['locale']);
  return <BookingReceived facts={bookingFacts(record(language), { language, now: new Date(NOW) })} publicUrl="https://boucane.example" />;
};

const totalOf = (record: MakeRecord, language: Language) => formatMoney(Math.round((record(language).quote.totalCost ?? 0) * 100), language);

const meta = preview.meta({
  component: BookingReceived,
  args: { facts: bookingFacts(smokehouseTraining('fr'), { language: 'fr', now: new Date(NOW) }), publicUrl: 'https://boucane.example' },
});

export const Default = meta.story({
  tags: ['layout'],
  render: received(smokehouseTraining),
  async play({ canvas, globals }) {
    const total = totalOf(smokehouseTraining, languageOf(globals['locale']));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Julie');
    await expect(canvas.getByText('B-7K3QX9')).toBeVisible();
    await expect(canvas.getByText(total.replaceAll(/\s+/g, ' '))).toBeVisible();
  },
});

export const PizzaPopup = meta.story({
  render: received(pizzaPopup),
  async play({ canvas }) {
    await expect(canvas.getAllByText(/^(À déterminer|To be determined)$/)).toHaveLength(2);
    await expect(canvas.getByText(/La pizza se chiffre|Pizza is priced/)).toBeVisible();
  },
});

export const LongText = meta.story({ tags: ['layout'], render: received(longText) });

export const ShortNotice = meta.story({
  render: received(shortNotice),
  async play({ canvas }) {
    await expect(canvas.getByText(/moins de deux semaines|less than two weeks/)).toBeVisible();
  },
});

export const DifferentTotal = meta.story({
  render: received(differentTotal),
  async play({ canvas }) {
    await expect(canvas.getByText(/J’ai refait le calcul|I worked it out again/)).toBeVisible();
  },
});
