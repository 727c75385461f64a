import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { BookingReceived } from '../../../server/mail/BookingReceived';
import { receiptFacts } from '../../../server/mail/receiptFacts';
import { DEFAULT_MAIL_CONTEXT } from '../../../server/mail/mailContext';
import type { BookingRecord } from '../../../src/contract/bookingSchema';
import { formatMoney } from '../../../src/contract/formats';
import type { Language } from '../../../src/contract/language';
import { MAIL_TEXTS } from '../../../src/contract/mailTexts';
import { KIND_LABELS } from '../../../src/contract/requestDisplay';
import { differentTotal, longText, pizzaPopup, shortNotice, smokehouseTraining } from '../../fixtures/bookingRecord';
import { memberEvent, memberLongText, memberTraining } from '../../fixtures/memberRecord';
import { NOW } from '../../fixtures/now';
import { languageOf, normalizeSpaces } from '../../fixtures/translate';

type MakeRecord = (language: Language) => BookingRecord;

/** Renders the mail as a customer with the toolbar's language receives it. */
const received = (record: MakeRecord) => (_: unknown, { globals }: { globals: Record<string, unknown> }) => {
  const language = languageOf(globals['locale']);
  return <BookingReceived facts={receiptFacts(record(language), { mail: DEFAULT_MAIL_CONTEXT, language, now: new Date(NOW) })} publicUrl="https://boucane.example" manageUrl="https://boucane.example/fr/demande/x" />;
};

const totalOf = (record: MakeRecord, language: Language) => formatMoney(Math.round((record(language).quote.totalCost ?? 0) * 100), language);

const meta = preview.meta({
  component: BookingReceived,
  args: { facts: receiptFacts(smokehouseTraining('fr'), { mail: DEFAULT_MAIL_CONTEXT, language: 'fr', now: new Date(NOW) }), publicUrl: 'https://boucane.example' },
});

export const Default = meta.story({
  tags: ['layout'],
  render: received(smokehouseTraining),
  async play({ canvas, globals }) {
    const total = totalOf(smokehouseTraining, languageOf(globals['locale']));
    await expect(canvas.queryByText(/Julie|Girouard/)).toBeNull();
    await expect(canvas.getByText('B-7K3QX9')).toBeVisible();
    await expect(canvas.getByRole('link', { name: MAIL_TEXTS.manage[languageOf(globals['locale'])] })).toHaveAttribute('href', 'https://boucane.example/fr/demande/x');
    await expect(canvas.getByText(total.replaceAll(/\s+/g, ' '))).toBeVisible();
  },
});

export const PizzaPopup = meta.story({
  render: received(pizzaPopup),
  async play({ canvas }) {
    await expect(canvas.getAllByText(/^(À déterminer|To be determined)$/)).toHaveLength(2);
    await expect(canvas.getByText(/Le prix des pizzas|Pizza is priced/)).toBeVisible();
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

/** Member's own event: not public yet. Its title is shown only behind the link. */
export const MemberEvent = meta.story({
  tags: ['layout'],
  render: received(memberEvent),
  async play({ canvas, globals }) {
    const language = languageOf(globals['locale']);
    const record = memberEvent(language);
    await expect(canvas.queryByText(record.title ?? '')).toBeNull();
    await expect(canvas.getByText(MAIL_TEXTS.reusable[language])).toBeVisible();
    await expect(canvas.getByText(normalizeSpaces(MAIL_TEXTS.nextPublish[language]))).toBeVisible();
    await expect(canvas.getByText(normalizeSpaces(totalOf(memberEvent, language)))).toBeVisible();
  },
});

/** Member's own training at the smokehouse: without travel and tableware. */
export const MemberTraining = meta.story({
  render: received(memberTraining),
  async play({ canvas, globals }) {
    const language = languageOf(globals['locale']);
    await expect(canvas.getByText(KIND_LABELS.training[language])).toBeVisible();
    await expect(canvas.queryByText(MAIL_TEXTS.travel[language])).toBeNull();
    await expect(canvas.queryByText(MAIL_TEXTS.reusable[language])).toBeNull();
  },
});

export const MemberLongText = meta.story({
  render: received(memberLongText),
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
