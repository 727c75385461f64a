import { expect, waitFor } from 'storybook/test';
import { mapTexts } from '../../../src/features/map/texts';
import type { PlayContext } from '../../fixtures/playContext';
import { translator } from '../../fixtures/translate';

export const mapText = ({ globals }: Pick<PlayContext, 'globals'>) => translator(mapTexts, globals['locale']);

/** Timeout for external content on a busy machine. */
export const PATIENTLY = { timeout: 10_000 };

/** Waits until the street map is rendered with every tile loaded. */
export async function mapIsDrawn(steps: PlayContext): Promise<HTMLElement> {
  const map = await steps.canvas.findByRole('region', { name: mapText(steps)('map') }, PATIENTLY);
  await waitFor(() => {
    const tiles = [...map.querySelectorAll<HTMLImageElement>('.leaflet-tile')];
    return expect(tiles.length > 0 && tiles.every((tile) => tile.naturalWidth > 0 && tile.classList.contains('leaflet-tile-loaded'))).toBe(true);
  }, PATIENTLY);
  return map;
}
