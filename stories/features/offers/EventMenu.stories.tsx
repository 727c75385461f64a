import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { EventMenu } from '../../../src/features/offers/EventMenu';
import { failing, pending } from '../../fixtures/handlers';
import { eventLike, emptyCatalogue, offer } from './offered';
import { withPageWidth } from '../../fixtures/frames';

const meta = preview.meta({ component: EventMenu, decorators: [withPageWidth], args: { event: eventLike('village-mechoui') } });

export const Default = meta.story({
  async play({ args, canvas, globals }) {
    const t = offer({ globals });
    await expect(await canvas.findByRole('heading', { name: t('detail.meats') })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: t('detail.sides') })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(args.event.meatsOffered.length + args.event.sidesOffered.length);
  },
});

/** List of sides failed to load: its heading is left out, and the list of meats is shown. */
export const SidesFailed = meta.story({
  parameters: { handlers: [failing('/api/side', 404)] },
  async play({ canvas, globals }) {
    await expect(await canvas.findByRole('heading', { name: offer({ globals })('detail.meats') })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: offer({ globals })('detail.sides') })).toBeNull();
  },
});

/** List of sides still loading: the list of meats is shown. */
export const Loading = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [pending('/api/side')] },
  async play({ canvas, globals }) {
    await expect(await canvas.findByRole('heading', { name: offer({ globals })('detail.meats') })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: offer({ globals })('detail.sides') })).toBeNull();
  },
});

/** Both lists failed to load: no heading and no error is shown, because the rest of the page does not need the lists. */
export const Failed = meta.story({ ...emptyCatalogue('/api/meat', '/api/side'), tags: ['no-screenshot'] });

export const Empty = meta.story({
  args: { event: { meatsOffered: [], sidesOffered: [] } },
  async play({ canvas }) {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});
