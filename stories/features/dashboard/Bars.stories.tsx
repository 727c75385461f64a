import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Bars } from '../../../src/features/dashboard/Bars';
import { withWidth } from '../../fixtures/frames';

const meta = preview.meta({
  component: Bars,
  decorators: [withWidth(640, 4)],
  args: {
    labels: ['A', 'B', 'C'],
    series: [
      { label: 'One', values: [3, 1, 4], look: 'solid' as const },
      { label: 'Two', values: [1, 5, 0], look: 'hatched' as const },
      { label: 'Three', values: [2, 0, 6], look: 'dotted' as const },
    ],
    format: String,
    height: 220,
  },
});

/**
 * Chart with three patterns that are distinguishable in greyscale. Checks that the chart is decorative: hidden from screen readers and not focusable.
 */
export const Default = meta.story({
  async play({ canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelectorAll('rect[fill^="url("]').length + canvasElement.querySelectorAll('path[fill^="url("]').length).toBeGreaterThanOrEqual(2));
    await expect(canvasElement.querySelectorAll('[tabindex="0"]')).toHaveLength(0);
  },
});

/** Two bars with the same label. Checks that both are drawn. */
export const SameName = meta.story({ tags: ['no-screenshot', '!dev'], args: { labels: ['A', 'A'], series: [{ label: 'One', values: [1, 2], look: 'solid' }] } });

export const Empty = meta.story({ args: { series: [{ label: 'One', values: [0, 0, 0], look: 'solid' }] } });
