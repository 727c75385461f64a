import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { PARTS, type FormPart } from '../../../src/features/settings/parts';
import { PartFields } from '../../../src/features/settings/PartFields';
import { expectNoOverflow } from '../../fixtures/layoutAssertions';
import type { PlayContext } from '../../fixtures/playContext';
import { ownSettings } from '../../fixtures/settings';
import { fieldOf, inPart, pickersArrived, save } from './steps';

const meta = preview.meta({ component: PartFields, args: { form: PARTS.identity }, argTypes: { form: { control: 'object' } }, parameters: { route: 'admin/settings/identity' } });

const of = (part: FormPart, changes = {}) => ({ args: { form: PARTS[part] }, decorators: [inPart(part)], parameters: { route: `admin/settings/${part}`, changes } });

/** Expects as many errors in the summary as there are invalid values, and the focus there. */
const refused = async (steps: PlayContext, count: number) => {
  await save(steps);
  const summary = await steps.canvas.findByRole('alert');
  await expect(within(summary).getAllByRole('link')).toHaveLength(count);
  await waitFor(() => expect(summary).toHaveFocus());
};

export const Identity = meta.story({ ...of('identity') });

/** Wrong contact details. Checks that each error is shown at its field. */
export const IdentityInvalid = meta.story({
  ...of('identity', { name: '', postalCode: 'J0H', phone: '12', email: 'bonjour', social: { facebook: 'facebook.com/boucane', instagram: '', youtube: '' } }),
  async play(steps) {
    await refused(steps, 5);
    for (const name of ['name', 'postalCode', 'phone', 'email', 'social.facebook']) await expect(fieldOf('identity', name, steps)).toBeInvalid();
  },
});

export const Hours = meta.story({ ...of('hours'), play: async (steps) => void (await pickersArrived('hours', 'week.thursday.to', steps)) });

/** No English text, and a day that ends before it begins. */
export const HoursInvalid = meta.story({
  tags: ['no-screenshot'],
  ...of('hours', { text: { fr: 'Du lundi au jeudi', en: '' }, week: { ...ownSettings.hours.week, monday: { open: true, from: '17:00', to: '09:00' } } }),
  async play(steps) {
    await pickersArrived('hours', 'week.thursday.to', steps);
    await refused(steps, 2);
  },
});

export const Taxes = meta.story({ ...of('taxes') });

/** Small supplier. Checks that the numbers are asked for again once taxes are collected. */
export const TaxesNotCollected = meta.story({
  tags: ['no-screenshot'],
  ...of('taxes', { registered: false }),
  async play(steps) {
    await expect(steps.canvas.queryByRole('textbox')).toBeNull();
    await steps.userEvent.click(steps.canvas.getByRole('checkbox'));
    await expect(steps.canvas.getAllByRole('textbox')).toHaveLength(2);
  },
});

export const TaxesInvalid = meta.story({ tags: ['no-screenshot'], ...of('taxes', { gstNumber: '123', qstNumber: '' }), play: async (steps) => refused(steps, 2) });

export const Rules = meta.story({ ...of('rules'), play: async (steps) => void (await pickersArrived('rules', 'reminderHours.until', steps)) });

/** Notice of 140 days, half a guest, and a last reminder before the first. */
export const RulesInvalid = meta.story({
  ...of('rules', { leadTimeDays: 140, maxGuests: 0.5, reminderDays: { first: 7, last: 9 } }),
  async play(steps) {
    await pickersArrived('rules', 'reminderHours.until', steps);
    await refused(steps, 3);
  },
});

export const BookingRates = meta.story({ ...of('bookingRates') });

/** Factor with two decimals, price with three, and no travel fee. */
export const BookingRatesInvalid = meta.story({ ...of('bookingRates', { factor: 1.35, setUp: 25.005, travelBase: '' }), play: async (steps) => refused(steps, 3) });

export const SummaryRates = meta.story({ ...of('summaryRates') });

export const SummaryRatesInvalid = meta.story({ tags: ['no-screenshot'], ...of('summaryRates', { eventBase: -1, perChild: 'beaucoup' }), play: async (steps) => refused(steps, 2) });

export const Proposals = meta.story({ ...of('proposals') });

/** More days than allowed, and no English terms. */
export const ProposalsInvalid = meta.story({
  tags: ['no-screenshot'],
  ...of('proposals', { validDays: 90, terms: { fr: 'Vous pouvez annuler à tout moment.', en: '' } }),
  async play(steps) {
    await refused(steps, 2);
    await expect(fieldOf('proposals', 'terms.en', steps)).toBeInvalid();
  },
});

const narrow = (part: FormPart) => ({
  ...of(part),
  tags: ['no-screenshot', '!dev'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }: PlayContext) => expectNoOverflow(canvas.getAllByRole('region')),
});

export const NarrowIdentity = meta.story(narrow('identity'));
export const NarrowHours = meta.story(narrow('hours'));
export const NarrowTaxes = meta.story(narrow('taxes'));
export const NarrowRules = meta.story(narrow('rules'));
export const NarrowBookingRates = meta.story(narrow('bookingRates'));
export const NarrowSummaryRates = meta.story(narrow('summaryRates'));
export const NarrowProposals = meta.story(narrow('proposals'));
