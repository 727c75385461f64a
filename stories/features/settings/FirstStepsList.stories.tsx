import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { DEFAULT_PUBLIC_SETTINGS } from '../../../src/contract/defaultSettings';
import { FirstStepsList } from '../../../src/features/settings/FirstStepsList';
import { firstStepsTexts } from '../../../src/features/settings/firstStepsTexts';
import { withPageWidth } from '../../fixtures/frames';
import { expectNoOverflow } from '../../fixtures/layoutAssertions';
import { normalizeSpaces, translator } from '../../fixtures/translate';

const meta = preview.meta({
  component: FirstStepsList,
  decorators: [withPageWidth],
  parameters: { route: 'admin/first-steps' },
  args: { progress: { samples: 45, canMailLeave: false } },
});

/** New installation. Checks that the button leads to the first step. */
export const Default = meta.story({
  tags: ['no-screenshot'],
  async play({ canvas, globals }) {
    const t = translator(firstStepsTexts, globals['locale']);
    await expect(canvas.getByRole('link', { name: t('begin') })).toHaveAttribute('href', `/${String(globals['locale'])}/admin/first-steps/identity`);
    await expect(canvas.getByText(normalizeSpaces(t('hidden')))).toBeVisible();
    await expect(canvas.queryByText(t('states.done'))).toBeNull();
  },
});

/** Some steps done. Checks that the button names the next open step, past the optional ones. */
export const Begun = meta.story({
  args: { progress: { samples: 45, canMailLeave: true } },
  parameters: { settings: { ...DEFAULT_PUBLIC_SETTINGS, placeholders: ['premises'] } },
  async play({ canvas, globals }) {
    const t = translator(firstStepsTexts, globals['locale']);
    await expect(canvas.getByRole('link', { name: t('resume', { step: t('steps.premises') }) })).toHaveAttribute('href', `/${String(globals['locale'])}/admin/first-steps/premises`);
  },
});

/** All steps done: search engines may list the site. */
export const Finished = meta.story({
  args: { progress: { samples: 0, canMailLeave: true } },
  parameters: { settings: { ...DEFAULT_PUBLIC_SETTINGS, placeholders: [] } },
  async play({ canvas, globals }) {
    const t = translator(firstStepsTexts, globals['locale']);
    await expect(canvas.getByRole('link', { name: t('finished') })).toHaveAttribute('href', `/${String(globals['locale'])}/admin`);
    await expect(canvas.getByText(normalizeSpaces(t('listed')))).toBeVisible();
  },
});

export const Narrow = meta.story({ tags: ['!dev', 'no-screenshot'], globals: { viewport: { value: 'mobile1', isRotated: false } }, play: async ({ canvas }) => expectNoOverflow(canvas.getAllByRole('listitem')) });
