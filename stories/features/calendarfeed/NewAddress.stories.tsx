import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { NewAddress } from '../../../src/features/calendarfeed/NewAddress';
import { calendarFeedTexts } from '../../../src/features/calendarfeed/texts';
import { translator } from '../../fixtures/translate';

const address = 'https://boucane.example/api/calendar/Zm9yZ290dGVuLWFuZC1mb3VuZC1hZ2Fpbi1ieS10aGU.ics';
const meta = preview.meta({ component: NewAddress, args: { address } });

/** New feed URL. Checks that the URL can be selected, copied with a button and opened in the device's calendar. */
export const Default = meta.story({
  tags: ['no-screenshot'],
  async play({ canvas, globals, userEvent }) {
    const t = translator(calendarFeedTexts, globals['locale']);
    await expect(canvas.getByRole('heading', { name: t('made.title') })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: t('made.open') })).toHaveAttribute('href', address.replace('https', 'webcal'));
    const copied: string[] = [];
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: (text: string) => Promise.resolve(copied.push(text)) } });
    await userEvent.click(canvas.getByRole('button', { name: t('made.copy') }));
    Reflect.deleteProperty(navigator, 'clipboard');
    await expect(await canvas.findByRole('button', { name: t('made.copied') })).toBeVisible();
    await expect(copied).toEqual([address]);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
