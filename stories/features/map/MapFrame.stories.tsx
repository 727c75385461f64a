import Box from '@mui/material/Box';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { MAP_HEIGHT_PX } from '../../../src/contract/business';
import { MapFrame } from '../../../src/features/map/MapFrame';
import { tiles } from '../../fixtures/tiles';
import { mapIsDrawn, mapText } from './steps';

const meta = preview.meta({
  component: MapFrame,
  args: { point: null, shown: false, onShow: fn(), onPin: fn() },
  parameters: { handlers: [tiles] },
  decorators: [
    (Story) => (
      <Box sx={{ width: 480, p: 6, boxSizing: 'content-box' }}>
        <Story />
      </Box>
    ),
  ],
});

/** Drawing shown until the visitor asks for the map; no third-party request is made before. */
export const Default = meta.story({
  async play({ canvas, canvasElement, globals }) {
    const t = mapText({ globals });
    await expect(canvas.getByRole('button', { name: t('show') })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: t('map') })).toBeNull();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
});

/** Map shown on request in place of the drawing, 300 px high. */
export const Shown = meta.story({
  tags: ['no-screenshot', '!dev'],
  render: function Asked(args) {
    const [shown, setShown] = useState(false);
    return <MapFrame {...args} shown={shown} onShow={() => setShown(true)} />;
  },
  async play(steps) {
    const { canvas, userEvent } = steps;
    await userEvent.click(canvas.getByRole('button', { name: mapText(steps)('show') }));
    const map = await mapIsDrawn(steps);
    await expect(canvas.queryByRole('button', { name: mapText(steps)('show') })).toBeNull();
    await expect(Math.abs(map.getBoundingClientRect().height - MAP_HEIGHT_PX)).toBeLessThanOrEqual(2);
  },
});
