import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { LanguageSwitch } from '../../src/app/LanguageSwitch';

const meta = preview.meta({ component: LanguageSwitch, parameters: { layout: 'centered', route: 'booking?date=2027-07-03' } });

/** Language links, French first. Checks that each leads to the same page with the same query string. */
export const Default = meta.story({
  async play({ canvas, globals }) {
    const [french, english] = canvas.getAllByRole('link');
    await expect(french).toHaveAttribute('href', '/fr/booking?date=2027-07-03');
    await expect(english).toHaveAttribute('href', '/en/booking?date=2027-07-03');
    await expect(canvas.getByRole('link', { current: true })).toBe(globals['locale'] === 'en' ? english : french);
  },
});
