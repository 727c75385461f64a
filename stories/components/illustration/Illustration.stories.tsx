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

/** Beside a text that says it all, a drawing is decoration: a screen reader passes it by. */
export const Decorative = meta.story({
  async play({ canvas }) {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

/** Alone, it says what it shows. */
export const Named = meta.story({
  args: { title: 'Un fumoir déporté, feu allumé' },
  tags: ['no-picture', '!dev'],
  async play({ canvas, args }) {
    await expect(canvas.getByRole('img', { name: args.title ?? '' })).toBeVisible();
  },
});

/** As small as a list shows it. */
export const Small = meta.story({ args: { name: 'brisket' as const, size: 48 } });
