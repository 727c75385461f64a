import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { Waiting } from '../../src/components/Waiting';
import { guidance } from '../docs/guidance';

const meta = preview.meta({
  component: Waiting,
  parameters: { docs: { description: { component: guidance('Waiting') } } },
  args: { label: 'Le menu arrive…' },
});

/** What is waited for is said at once, and read out; what turns above it may come after. */
export const Default = meta.story({
  async play({ canvas, args }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(args.label);
    await expect(canvas.getByRole('progressbar', { name: args.label })).toBeVisible();
  },
});

export const LongText = meta.story({ args: { label: 'Les viandes, les accompagnements et tout ce qui se met sur une table de campagne arrivent dans un instant' } });
