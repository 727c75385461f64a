import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { calendarTexts } from '../../../src/features/calendar/texts';
import { yourEventMemory } from '../../../src/features/yourevent/draft';
import { YourEventPage } from '../../../src/pages/public/YourEventPage';
import { yourEventPageTexts } from '../../../src/pages/public/yourEventTexts';
import { failing } from '../../fixtures/handlers';
import { translator } from '../../fixtures/translate';
import { EVENING, texts } from '../../features/yourevent/steps';

const meta = preview.meta({ component: YourEventPage, parameters: { route: 'your-event' } });

/** Scrolls to the calendar, which loads near the viewport. On narrow viewports it is below the steps. */
const scrollToCalendar = () => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });

/** First step, with the calendar beside the form. */
export const Default = meta.story({
  tags: ['page', 'aria-snapshot'],
  async play({ canvas, globals }) {
    const t = translator(yourEventPageTexts, globals['locale']);
    await expect(canvas.getByRole('heading', { level: 1, name: t('title') })).toBeVisible();
    scrollToCalendar();
    await expect(await canvas.findByRole('grid', {}, { timeout: 5000 })).toBeVisible();
    await expect(canvas.getByRole('region', { name: translator(calendarTexts, globals['locale'])('legend') })).toBeVisible();
  },
});

/** Last step, restored from a stored draft. */
export const Menu = meta.story({
  tags: ['layout'],
  parameters: { route: 'your-event?step=menu' },
  beforeEach: () => yourEventMemory.keep({ values: EVENING, reached: 'menu' }),
  async play(steps) {
    await expect(await steps.canvas.findByRole('radio', { name: texts(steps)('kitchens.smokehouse.label') })).toBeChecked();
    await expect((await steps.canvas.findAllByRole('checkbox', { checked: true }, { timeout: 5000 })).length).toBe(1);
    scrollToCalendar();
    await steps.canvas.findByRole('grid', {}, { timeout: 5000 });
  },
});

/** Calendar failed to load: the steps still work. */
export const Failed = meta.story({
  parameters: { handlers: [failing('/api/busy-days', 404)] },
  async play({ canvas, globals }) {
    scrollToCalendar();
    await expect(await canvas.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent(translator(calendarTexts, globals['locale'])('failed.title'));
    await expect(canvas.getByRole('textbox', { name: texts({ globals })('fields.hostName.label') })).toBeEnabled();
  },
});
