import Box from '@mui/material/Box';
import { expect, fireEvent, fn, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { MAP_HEIGHT_PX, MAP_ZOOM } from '../../../src/contract/business';
import { DEFAULT_SETTINGS } from '../../../src/contract/defaultPrivateSettings';
import type { Point } from '../../../src/contract/geo';
import { StreetMap } from '../../../src/features/map/StreetMap';
import { tiles } from '../../fixtures/tiles';
import { mapIsDrawn, mapText } from './steps';

const UPTON: Point = { lat: 45.6521, lng: -72.6812 };

const meta = preview.meta({
  component: StreetMap,
  args: { point: null as Point | null, onPin: fn() },
  parameters: { handlers: [tiles] },
  decorators: [
    (Story) => (
      <Box sx={{ position: 'relative', width: 480, height: MAP_HEIGHT_PX, m: 6 }}>
        <Story />
      </Box>
    ),
  ],
});

const near = ({ lat, lng }: Point) => ({ lat: expect.closeTo(lat, 3) as number, lng: expect.closeTo(lng, 3) as number });

/** Centred on the smokehouse at zoom 13, with the OpenStreetMap attribution. */
export const Default = meta.story({
  async play(steps) {
    const map = await mapIsDrawn(steps);
    await expect(within(map).getByRole('link', { name: 'OpenStreetMap' })).toHaveAttribute('href', 'https://www.openstreetmap.org/copyright');
    await expect(map.querySelector('.leaflet-tile')).toHaveAttribute('src', expect.stringContaining(`tile.openstreetmap.org/${MAP_ZOOM}/`));
    await expect(within(map).queryByAltText(mapText(steps)('marker'))).toBeNull();
  },
});

/** Known place, with its pin at the centre. */
export const Found = meta.story({
  args: { point: UPTON },
  async play(steps) {
    const map = await mapIsDrawn(steps);
    const pin = within(map).getByRole('button', { name: mapText(steps)('marker') }).getBoundingClientRect();
    const frame = map.getBoundingClientRect();
    await expect(Math.abs(pin.left + pin.width / 2 - (frame.left + frame.width / 2))).toBeLessThan(2);
  },
});

/** Click on the map: the pin is placed there. */
export const Pinned = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    const map = await mapIsDrawn(steps);
    const { left, top, width, height } = map.getBoundingClientRect();
    await fireEvent.click(map, { clientX: left + width / 2, clientY: top + height / 2 });
    await expect(steps.args.onPin).toHaveBeenCalledWith(near(DEFAULT_SETTINGS.premises));
  },
});

/** Pin set by keyboard: the button places the pin at the current centre of the map. */
export const PinnedByKeyboard = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    await mapIsDrawn(steps);
    const button = steps.canvas.getByRole('button', { name: mapText(steps)('pinHere') });
    button.focus();
    await steps.userEvent.keyboard('{Enter}');
    await expect(steps.args.onPin).toHaveBeenCalledWith(near(DEFAULT_SETTINGS.premises));
  },
});

/** Pin dragged to the exact position. */
export const Dragged = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { point: UPTON },
  async play(steps) {
    const map = await mapIsDrawn(steps);
    const pin = within(map).getByRole('button', { name: mapText(steps)('marker') });
    const { left, top } = pin.getBoundingClientRect();
    await fireEvent.mouseDown(pin, { clientX: left + 10, clientY: top + 10, button: 0 });
    await fireEvent.mouseMove(map, { clientX: left + 30, clientY: top + 10, button: 0 });
    await fireEvent.mouseMove(map, { clientX: left + 60, clientY: top + 10, button: 0 });
    await fireEvent.mouseUp(map, { clientX: left + 60, clientY: top + 10, button: 0 });
    await expect(steps.args.onPin).toHaveBeenCalledTimes(1);
    await expect(steps.args.onPin).toHaveBeenCalledWith({ lat: expect.closeTo(UPTON.lat, 3) as number, lng: expect.closeTo(UPTON.lng + 0.0086, 3) as number });
  },
});

/** Zoomed in. The zoom buttons have accessible names and change the zoom level. */
export const ZoomedIn = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    const map = await mapIsDrawn(steps);
    const t = mapText(steps);
    await expect(steps.canvas.getByRole('button', { name: t('zoomOut') })).toBeVisible();
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('zoomIn') }));
    await mapIsDrawn(steps);
    await expect([...map.querySelectorAll('.leaflet-tile')].some((tile) => tile.getAttribute('src')?.includes(`.org/${MAP_ZOOM + 1}/`))).toBe(true);
  },
});
