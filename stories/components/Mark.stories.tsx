import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { Mark } from '../../src/components/Mark';
import type { Look } from '../../src/contract/settings';
import { guidance } from '../docs/guidance';

const meta = preview.meta({ component: Mark, parameters: { layout: 'centered', docs: { description: { component: guidance('Mark') } } }, args: { mark: { kind: 'flame', initials: '' } as Look['mark'] } });

/** Flame of a new installation. Checks that screen readers skip it. */
export const Flame = meta.story({
  play: ({ canvasElement }) => expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true'),
});

/** Two initials on a tile. */
export const Initials = meta.story({
  args: { mark: { kind: 'initials', initials: 'FU' } },
  play: ({ canvas }) => expect(canvas.getByText('FU')).toHaveAttribute('aria-hidden', 'true'),
});

/** Three wide initials. Checks that they fit their tile. */
export const ThreeInitials = meta.story({
  args: { mark: { kind: 'initials', initials: 'ÉMW' } },
  async play({ canvas }) {
    const tile = canvas.getByText('ÉMW');
    await expect(tile.scrollWidth).toBeLessThanOrEqual(tile.clientWidth);
  },
});
