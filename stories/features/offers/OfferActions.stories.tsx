import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { OfferActions } from '../../../src/features/offers/OfferActions';
import { offer } from './offered';
import { withWidth } from '../../fixtures/frames';

const meta = preview.meta({ component: OfferActions, decorators: [withWidth(440, 6)], args: { day: '2027-06-05', past: false, recurs: true } });

export const Default = meta.story({
  async play({ canvas, globals }) {
    const t = offer({ globals });
    const home = `/${String(globals['locale'])}`;
    await expect(canvas.getByRole('link', { name: t('detail.bookDay') })).toHaveAttribute('href', `${home}/booking?date=2027-06-05`);
    await expect(canvas.getByRole('link', { name: t('detail.ask') })).toHaveAttribute('href', `${home}/contact`);
  },
});

/** Seats can be reserved on the same page: the question link comes first, and the booking link is labelled as a private day. */
export const BesideSeats = meta.story({
  args: { seated: true },
  async play({ canvas, globals }) {
    const t = offer({ globals });
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([t('detail.ask'), t('detail.privateDay')]);
    await expect(canvas.getByRole('link', { name: t('detail.privateDay') })).toHaveAttribute('href', `/${String(globals['locale'])}/booking?date=2027-06-05`);
  },
});

export const Undated = meta.story({
  args: { day: '' },
  async play({ canvas, globals }) {
    await expect(canvas.getByRole('link', { name: offer({ globals })('detail.proposeDay') })).toHaveAttribute('href', `/${String(globals['locale'])}/booking`);
  },
});

/** Past offer: the link leads to the booking of a similar day, without a date. */
export const Expired = meta.story({
  args: { day: '2027-05-01', past: true, recurs: false },
  async play({ canvas, globals }) {
    await expect(canvas.getByRole('link', { name: offer({ globals })('detail.bookAlike') })).toHaveAttribute('href', `/${String(globals['locale'])}/booking`);
  },
});
