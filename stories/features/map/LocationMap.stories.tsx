import Box from '@mui/material/Box';
import { http, HttpResponse } from 'msw';
import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import type { Point } from '../../../src/contract/geo';
import { LocationMap } from '../../../src/features/map/LocationMap';
import type { PlayContext } from '../../fixtures/playContext';
import { tiles } from '../../fixtures/tiles';
import { mapIsDrawn, mapText, PATIENTLY } from './steps';

const LOST = 'Nulle part sur la carte.';

const meta = preview.meta({
  component: LocationMap,
  args: { address: '12, rue Saint-Paul, Upton', point: null as Point | null, lost: LOST },
  parameters: { handlers: [tiles] },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 480, p: 6 }}>
        <Story />
      </Box>
    ),
  ],
});

const press = async (steps: PlayContext) => steps.userEvent.click(steps.canvas.getByRole('button', { name: mapText(steps)('show') }));

/** Address looked up and shown on click; the pin is not draggable here. */
export const Default = meta.story({
  async play(steps) {
    await expect(steps.canvasElement.querySelector('img')).toBeNull();
    await press(steps);
    const map = await mapIsDrawn(steps);
    await expect(within(map).getByTitle(mapText(steps)('marker'))).not.toHaveAttribute('role', 'button');
    await expect(steps.canvas.queryByRole('button', { name: mapText(steps)('pinHere') })).toBeNull();
  },
});

export const Failed = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [http.post('/api/google-maps-proxy', () => HttpResponse.json({}, { status: 503 }))] },
  async play(steps) {
    await press(steps);
    await expect(await steps.canvas.findByText(LOST, {}, PATIENTLY)).toBeVisible();
    await expect(steps.canvas.getByRole('button', { name: mapText(steps)('show') })).toBeEnabled();
  },
});
