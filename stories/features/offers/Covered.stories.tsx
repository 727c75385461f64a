import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Covered } from '../../../src/features/offers/Covered';
import { failing, pending } from '../../fixtures/handlers';
import { inPage, nothingRead, offer, trainingLike } from './offered';

const meta = preview.meta({ component: Covered, decorators: [inPage], args: { training: trainingLike('first-brisket') } });

export const Default = meta.story({
  async play({ canvas, globals }) {
    const t = offer({ globals });
    await expect(await canvas.findByRole('heading', { name: t('detail.focus') })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: t('detail.meats') })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: t('detail.tools') })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
  },
});

/** A list that cannot be read tells nothing; the others do. */
export const ToolsFailed = meta.story({
  parameters: { answers: [failing('/api/tool', 404)] },
  async play({ canvas, globals }) {
    await expect(await canvas.findByRole('heading', { name: offer({ globals })('detail.meats') })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: offer({ globals })('detail.tools') })).toBeNull();
  },
});

/** What is known already does not wait for the rest. */
export const Loading = meta.story({
  tags: ['no-picture'],
  parameters: { answers: [pending('/api/contentfocus')] },
  async play({ canvas, globals }) {
    await expect(await canvas.findByRole('heading', { name: offer({ globals })('detail.meats') })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: offer({ globals })('detail.focus') })).toBeNull();
  },
});

/** Nothing can be read: no heading stands over nothing, and the rest of the page needs none of it. */
export const Failed = meta.story({ ...nothingRead('/api/contentfocus', '/api/meat', '/api/tool'), tags: ['no-picture'] });

export const Nothing = meta.story({
  args: { training: { contentFocus: [], meatsCovered: [], toolsUsed: [] } },
  async play({ canvas }) {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});
