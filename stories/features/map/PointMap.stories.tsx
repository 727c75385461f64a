import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { PointMap } from '../../../src/features/map/PointMap';
import { withWidth } from '../../fixtures/frames';
import { tiles } from '../../fixtures/tiles';
import { mapIsDrawn, mapText } from './steps';

const meta = preview.meta({ component: PointMap, tags: ['no-screenshot'], decorators: [withWidth(480)], args: { point: { lat: 45.6521, lng: -72.6812 }, pinLabel: 'Le fumoir', onPin: fn() }, parameters: { handlers: [tiles] } });

/** Map shown on request. Checks that the pin has its own name, and can be placed by keyboard. */
export const Default = meta.story({
  async play(steps) {
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: mapText(steps)('show') }));
    await mapIsDrawn(steps);
    await expect(steps.canvas.getByRole('button', { name: 'Le fumoir' })).toBeVisible();
    steps.canvas.getByRole('button', { name: mapText(steps)('pinHere') }).focus();
    await steps.userEvent.keyboard('{Enter}');
    await expect(steps.args.onPin).toHaveBeenCalledOnce();
  },
});
