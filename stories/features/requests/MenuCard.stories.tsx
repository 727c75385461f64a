import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { wizardTexts } from '../../../src/components/wizard/texts';
import { DEFAULT_SETTINGS } from '../../../src/contract/defaultPrivateSettings';
import { formatMoney } from '../../../src/contract/formats';
import { summaryOf } from '../../../src/contract/summaryRequest';
import { MenuCard } from '../../../src/features/requests/MenuCard';
import { languageOf, normalizeSpaces, translator } from '../../fixtures/translate';
import { LONG_DESCRIPTION, LONG_NAME, nameOnMenu } from '../booking/menu';
import { BOOKING_VALUES, catalogue, EVENT, FAR, inWizard, requests, TRAINING } from './steps';

const meta = preview.meta({ component: MenuCard, decorators: [inWizard], args: { catalogue, travel: FAR as typeof FAR | null } });

/** Title, dishes and total, with an edit link for each step. */
export const Default = meta.story({
  tags: ['layout'],
  async play(steps) {
    const t = requests(steps);
    const language = languageOf(steps.globals['locale']);
    await expect(steps.canvas.getByRole('heading', { level: 3, name: EVENT.title })).toBeVisible();
    await expect(steps.canvas.getByText(normalizeSpaces(nameOnMenu('coleslaw-0', language)))).toBeVisible();
    await expect(steps.canvas.getByText(normalizeSpaces(formatMoney(summaryOf(EVENT, catalogue, FAR.metres, DEFAULT_SETTINGS).totalCents, language)))).toBeVisible();
    await expect(steps.canvas.getByRole('link', { name: (name) => normalizeSpaces(name) === normalizeSpaces(translator(wizardTexts, language)('editPart', { name: t('steps.what.name') })) })).toHaveAttribute('href', expect.stringContaining('step=what'));
  },
});

export const Training = meta.story({
  parameters: { values: TRAINING },
  args: { travel: null },
  async play(steps) {
    const t = requests(steps);
    await expect(steps.canvas.getByRole('heading', { level: 4, name: t('menu.contentFocus') })).toBeVisible();
    await expect(steps.canvas.queryByText(normalizeSpaces(t('summary.roadUnknown')))).toBeNull();
  },
});

/** Booking: the host's name is shown in place of a title. */
export const Booking = meta.story({
  parameters: { values: BOOKING_VALUES },
  async play(steps) {
    await expect(steps.canvas.getByRole('heading', { level: 3, name: requests(steps)('review.untitled') })).toBeVisible();
    await expect(steps.canvas.getByText(BOOKING_VALUES.hostName)).toBeVisible();
  },
});

/** Empty selection; the travel distance is unknown. */
export const Empty = meta.story({
  parameters: { values: { ...EVENT, meats: [], sides: [], reusableUtensils: false, notes: '' } },
  args: { travel: null },
  async play(steps) {
    const t = requests(steps);
    await expect(steps.canvas.getByText(normalizeSpaces(t('review.nothing')))).toBeVisible();
    await expect(steps.canvas.getByText(normalizeSpaces(t('summary.roadUnknown')))).toBeVisible();
  },
});

/** Menu failed to load: the card says so and does not claim that nothing is selected. Earlier choices are still sent. */
export const Failed = meta.story({
  args: { catalogue: { meats: [], sides: [], tools: [], contentFocus: [], loading: false } },
  async play(steps) {
    const t = requests(steps);
    await expect(steps.canvas.getByText(normalizeSpaces(t('review.unread')))).toBeVisible();
    await expect(steps.canvas.queryByText(normalizeSpaces(t('review.nothing')))).toBeNull();
  },
});

export const LongText = meta.story({
  parameters: { values: { ...EVENT, title: LONG_NAME, description: LONG_DESCRIPTION, notes: `${LONG_DESCRIPTION}\n${LONG_DESCRIPTION}` } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
});
