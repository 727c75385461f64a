import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { TrainingDetails } from '../../../src/features/offers/TrainingDetails';
import { readTraining } from '../../../src/contract/training';
import { normalizeSpaces } from '../../fixtures/translate';
import { LONG_TITLE, offer, trainingLike } from './offered';

const meta = preview.meta({ component: TrainingDetails, args: { training: trainingLike('first-brisket') }, parameters: { route: 'formations/first-brisket' } });

export const Default = meta.story({
  async play({ canvas, globals }) {
    const t = offer({ globals });
    await expect(canvas.getByRole('heading', { level: 2, name: t('detail.included') })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: t('detail.instructor') })).toBeVisible();
    await expect(canvas.getByText(t('detail.seats', { count: 8 }))).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 2, name: t('detail.covered') })).toBeVisible();
  },
});

export const LittleKnown = meta.story({
  args: { training: readTraining({ id: 'unnamed' }) },
  async play({ canvas, globals }) {
    const t = offer({ globals });
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t('training'));
    await expect(canvas.getByRole('link', { name: t('detail.proposeDay') })).toBeVisible();
  },
});

export const LongText = meta.story({ args: { training: trainingLike('first-brisket', { title: LONG_TITLE }) } });

/** Sample training: a notice is shown above its name, and the booking link has no date. */
export const Sample = meta.story({
  args: { training: trainingLike('first-brisket', { sample: true }) },
  async play({ canvas, globals }) {
    const t = offer({ globals });
    await expect(canvas.getByText(normalizeSpaces(t('detail.sample')))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('detail.proposeDay') })).toHaveAttribute('href', `/${String(globals['locale'])}/booking`);
    await expect(await canvas.findByRole('heading', { level: 2, name: t('detail.covered') })).toBeVisible();
  },
});
