import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Served } from '../../../src/features/offers/Served';
import { failing, pending } from '../../fixtures/handlers';
import { eventLike, inPage, nothingRead, offer } from './offered';

const meta = preview.meta({ component: Served, decorators: [inPage], args: { event: eventLike('village-mechoui') } });

export const Default = meta.story({
  async play({ args, canvas, globals }) {
    const t = offer({ globals });
    await expect(await canvas.findByRole('heading', { name: t('detail.meats') })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: t('detail.sides') })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(args.event.meatsOffered.length + args.event.sidesOffered.length);
  },
});

/** A list that cannot be read tells nothing; the other does. */
export const SidesFailed = meta.story({
  parameters: { answers: [failing('/api/side', 404)] },
  async play({ canvas, globals }) {
    await expect(await canvas.findByRole('heading', { name: offer({ globals })('detail.meats') })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: offer({ globals })('detail.sides') })).toBeNull();
  },
});

/** What is known already does not wait for the rest. */
export const Loading = meta.story({
  tags: ['no-picture'],
  parameters: { answers: [pending('/api/side')] },
  async play({ canvas, globals }) {
    await expect(await canvas.findByRole('heading', { name: offer({ globals })('detail.meats') })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: offer({ globals })('detail.sides') })).toBeNull();
  },
});

/** Nothing can be read: no heading stands over nothing, and the rest of the page needs none of it. */
export const Failed = meta.story({ ...nothingRead('/api/meat', '/api/side'), tags: ['no-picture'] });

export const Nothing = meta.story({
  args: { event: { meatsOffered: [], sidesOffered: [] } },
  async play({ canvas }) {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});
