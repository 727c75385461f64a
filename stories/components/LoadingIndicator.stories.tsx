import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { LoadingIndicator } from '../../src/components/LoadingIndicator';
import { guidance } from '../docs/guidance';

const meta = preview.meta({
  component: LoadingIndicator,
  parameters: { docs: { description: { component: guidance('LoadingIndicator') } } },
  args: { label: 'Le menu arrive…' },
});

/** Loading state. The label is shown and announced immediately; the spinner above may load later. */
export const Default = meta.story({
  async play({ canvas, args }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(args.label);
    await expect(canvas.getByRole('progressbar', { name: args.label })).toBeVisible();
  },
});

export const LongText = meta.story({ args: { label: 'Les viandes, les accompagnements et tout ce qui se met sur une table de campagne arrivent dans un instant' } });
