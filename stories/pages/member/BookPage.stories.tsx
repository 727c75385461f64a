import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { BookPage } from '../../../src/pages/member/BookPage';
import { sharedMemory } from '../../../src/pages/public/yourEventDraft';
import { atStep, requests } from '../../features/requests/steps';
import { EVENING } from '../../features/yourevent/steps';
import { memberSession } from '../../fixtures/account';
import { tiles } from '../../fixtures/tiles';
import { expectNothingWider } from './steps';

const meta = preview.meta({ component: BookPage, parameters: { route: 'member/book?date=2027-06-19', session: memberSession, handlers: [tiles] } });

/** Page title, steps and the first question. */
export const Default = meta.story({
  tags: ['page'],
  async play(steps) {
    await atStep(steps, 'people');
    await expect(steps.canvas.getByRole('heading', { level: 1 })).toHaveTextContent(requests(steps)('wizard.title'));
  },
});

/** No overflow at 320 px. */
export const Narrow = meta.story({
  tags: ['no-screenshot', '!dev'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  async play(steps) {
    await atStep(steps, 'people');
    await expectNothingWider();
  },
});

/** Answers given on the your-event page are filled in. */
export const Answered = meta.story({
  tags: ['no-screenshot', '!dev'],
  beforeEach: () => sharedMemory.keep({ values: EVENING, reached: 'menu' }),
  async play(steps) {
    await atStep(steps, 'people');
    await expect(steps.canvas.getByRole('textbox', { name: requests(steps)('fields.adults.label') })).toHaveValue('12');
  },
});
