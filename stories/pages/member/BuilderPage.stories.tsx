import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { BuilderPage } from '../../../src/pages/member/BuilderPage';
import { atStep, requests } from '../../features/requests/steps';
import { memberSession } from '../../fixtures/account';
import { tiles } from '../../fixtures/tiles';
import { expectNothingWider } from './steps';

const meta = preview.meta({ component: BuilderPage, parameters: { route: 'member/builder', session: memberSession, handlers: [tiles] } });

/** Page title, steps and the first question. */
export const Default = meta.story({
  tags: ['page'],
  async play(steps) {
    await atStep(steps, 'type');
    await expect(steps.canvas.getByRole('heading', { level: 1 })).toHaveTextContent(requests(steps)('builder.title'));
  },
});

/** No overflow at 320 px. */
export const Narrow = meta.story({
  tags: ['no-screenshot', '!dev'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  async play(steps) {
    await atStep(steps, 'type');
    await expectNothingWider();
  },
});
