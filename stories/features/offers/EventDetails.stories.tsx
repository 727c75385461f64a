import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { EventDetails } from '../../../src/features/offers/EventDetails';
import { formatDay, formatMoney } from '../../../src/contract/formats';
import { languageOf, normalizeSpaces } from '../../fixtures/translate';
import { eventLike, offer } from './offered';

const meta = preview.meta({ component: EventDetails, args: { event: eventLike('pizza-night') }, parameters: { route: 'events/pizza-night' } });

/** Price in the format of the language, unlike on the previews. The booking link contains the event's date. */
export const Default = meta.story({
  async play({ args, canvas, globals }) {
    await expect(canvas.getByText(normalizeSpaces(formatMoney(2400, languageOf(globals['locale']))))).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: offer({ globals })('detail.served') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: offer({ globals })('detail.bookDay') })).toHaveAttribute('href', `/${String(globals['locale'])}/booking?date=${args.event.date}`);
  },
});

export const Expired = meta.story({
  args: { event: eventLike('pizza-night', { date: '2027-05-07' }) },
  async play({ canvas, globals }) {
    const t = offer({ globals });
    await expect(canvas.getByText(normalizeSpaces(t('detail.over', { day: formatDay('2027-05-07', languageOf(globals['locale'])) })))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('detail.bookAlike') })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: t('detail.served') })).toBeVisible();
  },
});

/** Sample event: a notice is shown above its name, and the booking link has no date. */
export const Sample = meta.story({
  args: { event: eventLike('pizza-night', { sample: true }) },
  async play({ canvas, globals }) {
    const t = offer({ globals });
    await expect(canvas.getByText(normalizeSpaces(t('detail.sample')))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('detail.proposeDay') })).toHaveAttribute('href', `/${String(globals['locale'])}/booking`);
    await expect(await canvas.findByRole('heading', { name: t('detail.served') })).toBeVisible();
  },
});
