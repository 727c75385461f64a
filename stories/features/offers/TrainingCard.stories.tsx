import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { TrainingCard } from '../../../src/features/offers/TrainingCard';
import { readTraining } from '../../../src/contract/training';
import { LONG_TITLE, offer, titleOf, trainingLike } from './offered';
import { withWidth } from '../../fixtures/frames';

const meta = preview.meta({ component: TrainingCard, decorators: [withWidth(440, 6)], args: { training: trainingLike('first-brisket') } });

export const Default = meta.story({
  async play({ args, canvas, globals }) {
    await expect(canvas.getByRole('link', { name: titleOf(args.training.title, { globals }) })).toHaveAttribute('href', `/${String(globals['locale'])}/formations/first-brisket`);
    await expect(canvas.getByText(globals['locale'] === 'en' ? '$245.00' : '245,00 $')).toBeVisible();
  },
});

/** Format of the home page: the dollar sign comes first in both languages. */
export const SymbolFirst = meta.story({
  args: { symbolFirst: true },
  async play({ canvas }) {
    await expect(canvas.getByText(/^\$245[.,]00$/)).toBeVisible();
  },
});

export const Online = meta.story({
  args: { training: trainingLike('rubs-and-brines-online') },
  async play({ canvas, globals }) {
    await expect(canvas.getByText(new RegExp(offer({ globals })('online')))).toBeVisible();
  },
});

/** Past date: not shown; the card says that there is no date. */
export const PastDate = meta.story({
  args: { training: trainingLike('first-brisket', { eventDateTime: '2027-05-08T08:00' }) },
  async play({ canvas, globals }) {
    await expect(canvas.getByText(offer({ globals })('noDate'))).toBeVisible();
    await expect(canvas.queryByText(/2027/)).toBeNull();
  },
});

/** Training with no data but its id: default title and default price. */
export const LittleKnown = meta.story({
  args: { training: readTraining({ id: 'unnamed' }) },
  async play({ canvas, globals }) {
    await expect(canvas.getByRole('link', { name: offer({ globals })('training') })).toBeVisible();
    await expect(canvas.getByText(globals['locale'] === 'en' ? '$200.00' : '200,00 $')).toBeVisible();
  },
});

export const LongText = meta.story({ args: { training: trainingLike('first-brisket', { title: LONG_TITLE }) } });

/** Sample training, labelled as such before its facts. */
export const Sample = meta.story({
  args: { training: trainingLike('first-brisket', { sample: true }) },
  play: async ({ canvas, globals }) => expect(canvas.getByText(offer({ globals })('sample'))).toBeVisible(),
});
