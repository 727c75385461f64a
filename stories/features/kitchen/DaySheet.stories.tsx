import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { DaySheet } from '../../../src/features/kitchen/DaySheet';
import { day, endless, preparation } from '../../fixtures/preparation';
import { texts } from './steps';

const meta = preview.meta({ component: DaySheet, parameters: { route: 'admin/preparation' }, args: { preparation: day, sheetOf: null } });

/** Day sheet: the shopping list beside the day's single party. */
export const Default = meta.story({
  async play({ canvas, globals }) {
    await expect(canvas.getByRole('table', { name: texts({ globals })('shopping.title') })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  },
});

/** Printed sheet. Checks that the print uses the light scheme and that the screen's scheme is restored afterwards. */
export const Printed = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play({ globals }) {
    const root = document.documentElement;
    window.dispatchEvent(new Event('beforeprint'));
    await expect(root).toHaveAttribute('data-scheme', 'light');
    window.dispatchEvent(new Event('afterprint'));
    await expect(root).toHaveAttribute('data-scheme', String(globals['scheme']));
  },
});

/** Several days. Checks that each party links to the sheet of its day. */
export const Many = meta.story({
  args: { preparation, sheetOf: (of) => `?from=${of}&to=${of}` },
  play: async ({ canvas }) => expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3),
});

export const TooMany = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { preparation: { ...day, more: true } },
  play: async ({ canvas, globals }) => expect(canvas.getByText(texts({ globals })('more').replaceAll(/\s/g, ' '))).toBeVisible(),
});

export const LongText = meta.story({ args: { preparation: { ...day, bookings: [endless] } } });
