import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { TrainingTopics } from '../../../src/features/offers/TrainingTopics';
import { failing, pending } from '../../fixtures/handlers';
import { emptyCatalogue, offer, trainingLike } from './offered';
import { withPageWidth } from '../../fixtures/frames';

const meta = preview.meta({ component: TrainingTopics, decorators: [withPageWidth], args: { training: trainingLike('first-brisket') } });

export const Default = meta.story({
  async play({ canvas, globals }) {
    const t = offer({ globals });
    await expect(await canvas.findByRole('heading', { name: t('detail.focus') })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: t('detail.meats') })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: t('detail.tools') })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
  },
});

/** List of tools failed to load: its heading is left out, and the other lists are shown. */
export const ToolsFailed = meta.story({
  parameters: { handlers: [failing('/api/tool', 404)] },
  async play({ canvas, globals }) {
    await expect(await canvas.findByRole('heading', { name: offer({ globals })('detail.meats') })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: offer({ globals })('detail.tools') })).toBeNull();
  },
});

/** One list still loading: the lists that have loaded are shown. */
export const Loading = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [pending('/api/contentfocus')] },
  async play({ canvas, globals }) {
    await expect(await canvas.findByRole('heading', { name: offer({ globals })('detail.meats') })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: offer({ globals })('detail.focus') })).toBeNull();
  },
});

/** All lists failed to load: no heading and no error is shown, because the rest of the page does not need the lists. */
export const Failed = meta.story({ ...emptyCatalogue('/api/contentfocus', '/api/meat', '/api/tool'), tags: ['no-screenshot'] });

export const Empty = meta.story({
  args: { training: { contentFocus: [], meatsCovered: [], toolsUsed: [] } },
  async play({ canvas }) {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});
