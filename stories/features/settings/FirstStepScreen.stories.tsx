import { http, HttpResponse } from 'msw';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import type { FirstStep } from '../../../src/features/settings/firstSteps';
import { FirstStepScreen } from '../../../src/features/settings/FirstStepScreen';
import { firstStepsTexts } from '../../../src/features/settings/firstStepsTexts';
import { withPageWidth } from '../../fixtures/frames';
import { expectNoOverflow } from '../../fixtures/layoutAssertions';
import type { PlayContext } from '../../fixtures/playContext';
import { normalizeSpaces, translator } from '../../fixtures/translate';
import { ownerSession } from '../../fixtures/user';
import { fieldOf, save } from './steps';

const meta = preview.meta({
  component: FirstStepScreen,
  tags: ['no-screenshot'],
  decorators: [withPageWidth],
  parameters: { route: 'admin/first-steps/identity', session: ownerSession, environmentControls: ['server'] },
  args: { step: 'identity' as FirstStep, progress: { samples: 45, canMailLeave: false }, onProgress: fn(), onMap: () => null },
});

const textOf = ({ globals }: Pick<PlayContext, 'globals'>) => translator(firstStepsTexts, globals['locale']);

/** First step. Checks that it can be skipped and, once saved, leads to the next step. */
export const Default = meta.story({
  async play(steps) {
    const t = textOf(steps);
    await expect(await steps.canvas.findByRole('link', { name: t('skip') })).toHaveAttribute('href', `/${String(steps.globals['locale'])}/admin/first-steps/hours`);
    await expect(steps.canvas.queryByRole('link', { name: t('previous') })).toBeNull();
    await steps.canvas.findByRole('heading', { level: 1, name: t('steps.identity') });
    const cook = await steps.canvas.findByDisplayValue('Samuel');
    await expect(cook).toBe(fieldOf('identity', 'cook', steps));
    await steps.userEvent.type(cook, ' Roy');
    await save(steps);
    await expect(await steps.canvas.findByRole('link', { name: t('next') })).toBeVisible();
  },
});

/** Step that leads to another screen. */
export const Pictures = meta.story({
  args: { step: 'pictures' },
  play: async (steps) => expect(steps.canvas.getByRole('link', { name: textOf(steps)('pictures.open') })).toHaveAttribute('href', `/${String(steps.globals['locale'])}/admin/pictures`),
});

export const Mail = meta.story({
  args: { step: 'mail' },
  play: async (steps) => expect(steps.canvas.getByRole('link', { name: textOf(steps)('mail.open') })).toHaveAttribute('href', `/${String(steps.globals['locale'])}/admin/settings/mail-server`),
});

/** Last step. Checks that it leads back to the list. */
export const Samples = meta.story({
  args: { step: 'samples' },
  parameters: { handlers: [http.post('/api/samples/remove', () => HttpResponse.json({ removed: [] }))] },
  async play(steps) {
    const t = textOf(steps);
    await expect(steps.canvas.getByText(normalizeSpaces(t('samples.count', { count: 45 })))).toBeVisible();
    await expect(steps.canvas.getByRole('link', { name: t('finish') })).toHaveAttribute('href', `/${String(steps.globals['locale'])}/admin/first-steps`);
  },
});

export const Narrow = meta.story({
  tags: ['!dev'],
  args: { step: 'taxes' },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  async play({ canvas }) {
    await canvas.findAllByRole('textbox');
    await expectNoOverflow(canvas.getAllByRole('link'));
  },
});
