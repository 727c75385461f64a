import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Illustration } from '../../../src/components/illustration/Illustration';
import { guidance } from '../../docs/guidance';

const meta = preview.meta({
  title: 'components/illustration/Illustration',
  component: Illustration,
  parameters: { layout: 'centered', docs: { description: { component: guidance('illustration/Illustration') } } },
  args: { name: 'smoker' as const, size: 240 },
});

/** Decorative illustration next to a text with the same content. Checks that screen readers skip the image. */
export const Decorative = meta.story({
  async play({ canvas }) {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

/** Illustration without a text beside it. Checks that the title is the accessible name. */
export const Named = meta.story({
  args: { title: 'Un fumoir déporté, feu allumé' },
  tags: ['no-screenshot', '!dev'],
  async play({ canvas, args }) {
    await expect(canvas.getByRole('img', { name: args.title ?? '' })).toBeVisible();
  },
});

/** Smallest size, as used in lists. */
export const Small = meta.story({ args: { name: 'brisket' as const, size: 48 } });
