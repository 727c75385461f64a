import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { EventCard } from '../../../src/features/offers/EventCard';
import { readEvent } from '../../../src/contract/event';
import { eventLike, LONG_TITLE, offer, titleOf } from './offered';
import { withWidth } from '../../fixtures/frames';

const meta = preview.meta({ component: EventCard, decorators: [withWidth(440, 6)], args: { event: eventLike('pizza-night') } });

export const Default = meta.story({
  async play({ args, canvas, globals }) {
    await expect(canvas.getByRole('link', { name: titleOf(args.event.name, { globals }) })).toHaveAttribute('href', `/${String(globals['locale'])}/events/pizza-night`);
    await expect(canvas.getByText(globals['locale'] === 'en' ? '$24.00' : '24,00 $')).toBeVisible();
  },
});

/** Format of the home page: the dollar sign comes first in both languages. */
export const SymbolFirst = meta.story({
  args: { symbolFirst: true },
  async play({ canvas }) {
    await expect(canvas.getByText(/^\$24[.,]00$/)).toBeVisible();
  },
});

/** Event with no data but its id: default title, no date, no taxes. */
export const LittleKnown = meta.story({
  args: { event: readEvent({ id: 'unnamed' }) },
  async play({ canvas, globals }) {
    const t = offer({ globals });
    await expect(canvas.getByRole('link', { name: t('event') })).toBeVisible();
    await expect(canvas.getByText(t('noDate'))).toBeVisible();
    await expect(canvas.queryByText(t('taxes'))).toBeNull();
  },
});

export const LongText = meta.story({ args: { event: eventLike('pizza-night', { name: LONG_TITLE }) } });

/** Sample event, labelled as such before its facts. */
export const Sample = meta.story({
  args: { event: eventLike('pizza-night', { sample: true }) },
  play: async ({ canvas, globals }) => expect(canvas.getByText(offer({ globals })('sample'))).toBeVisible(),
});
