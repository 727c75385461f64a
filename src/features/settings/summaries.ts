import { CHOICE_LIST_NAMES, offeredChoices, type Choice } from '../../contract/choiceLists';
import type { Language } from '../../contract/language';
import { formatMoney } from '../../contract/formats';
import { PLACEHOLDER_VIDEO } from '../../contract/media';
import { toCents } from '../../contract/pricing';
import type { Fact, PrivatePart, PublicSettings } from '../../contract/settings';
import { noticeLabel } from '../../contract/textFacts';
import { formatFigure, type SettingsTranslate } from './formatValue';
import type { FormPart } from './parts';

type Summary = (settings: PublicSettings, language: Language, t: SettingsTranslate) => string;

const money = (dollars: number, language: Language) => formatMoney(toCents(dollars), language);

/** Part whose values every page has. */
export type PublicFormPart = Exclude<FormPart, PrivatePart>;

/** Line with the current values of each public part, for the index of the settings. */
export const SUMMARIES: Readonly<Record<PublicFormPart, Summary>> = {
  identity: ({ identity: { name, town, phone, email } }) => [name, town, phone, email].join(' · '),
  hours: ({ hours }, language) => hours.text[language],
  premises: ({ premises: { lat, lng } }, language, t) => t('summaries.premises', { lat: formatFigure(lat, language), lng: formatFigure(lng, language) }),
  taxes: ({ taxes: { registered, gstNumber, qstNumber } }, _, t) => (registered ? t('summaries.registered', { gst: gstNumber, qst: qstNumber }) : t('summaries.unregistered')),
  rules: ({ rules: { leadTimeDays, maxGuests, retentionMonths } }, language, t) => t('summaries.rules', { notice: noticeLabel(leadTimeDays, language), guests: formatFigure(maxGuests, language), months: retentionMonths }),
  bookingRates({ bookingRates: { factor, travelBase, travelPerKm, pizzaPerPerson } }, language, t) {
    const prices = Object.values(pizzaPerPerson).filter((price) => typeof price === 'number');
    const pizza = prices.length > 0 ? t('summaries.pizzaFrom', { price: money(Math.min(...prices), language) }) : t('summaries.pizzaToDetermine');
    return t('summaries.bookingRates', { factor: formatFigure(factor, language), base: money(travelBase, language), perKm: money(travelPerKm, language), pizza });
  },
  summaryRates: ({ summaryRates: { eventBase, trainingBase, perChild } }, language, t) =>
    t('summaries.summaryRates', { event: money(eventBase, language), training: money(trainingBase, language), child: money(perChild, language) }),
  films: ({ films: { films } }, _, t) => (films.length === 0 ? t('summaries.noFilms') : t('summaries.films', { count: films.length })),
  lists: ({ lists }, language, t) =>
    t('summaries.lists', Object.fromEntries(CHOICE_LIST_NAMES.map((list) => [list, formatFigure(offeredChoices<Choice>(lists[list]).length, language)]))),
  look: ({ look: { mark, colours } }, _, t) => t(`summaries.${mark.kind}`, { initials: mark.initials, action: colours.action.light, accent: colours.accent.light }),
};

/** Invented facts of a new installation by part. */
const FACTS_OF: Readonly<Partial<Record<FormPart, readonly Fact[]>>> = {
  identity: ['name', 'street', 'town', 'postalCode', 'phone', 'email', 'cook', 'privacyOfficer'],
  hours: ['hours'],
  premises: ['premises'],
  taxes: ['taxes'],
};

/** Returns the invented facts that a part still holds. */
export const placeholdersIn = (part: FormPart, { placeholders }: PublicSettings): Fact[] => (FACTS_OF[part] ?? []).filter((fact) => placeholders.includes(fact));

/** Whether a film is one of a new installation, which exists on no server. */
export const isSampleFilm = ({ videoId }: { videoId: string }): boolean => videoId.includes(PLACEHOLDER_VIDEO);

/** Whether a part still holds invented facts or sample films. */
export const hasPlaceholders = (part: FormPart, settings: PublicSettings): boolean => placeholdersIn(part, settings).length > 0 || (part === 'films' && settings.films.films.some(isSampleFilm));
