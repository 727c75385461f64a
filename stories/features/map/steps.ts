import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { mapTexts } from '../../../src/features/map/texts';
import { spoken } from '../../fixtures/spoken';

/** What a play function is given, as far as these stories need it. */
export type Steps = Pick<StoryContext, 'canvas' | 'canvasElement' | 'globals' | 'userEvent'>;

export const mapWords = ({ globals }: Pick<Steps, 'globals'>) => spoken(mapTexts, globals['locale']);

/** Waits until the street map stands with every tile in its place. */
export async function mapIsDrawn(steps: Steps): Promise<HTMLElement> {
  const map = await steps.canvas.findByRole('region', { name: mapWords(steps)('map') });
  await waitFor(() => {
    const tiles = [...map.querySelectorAll<HTMLImageElement>('.leaflet-tile')];
    return expect(tiles.length > 0 && tiles.every((tile) => tile.naturalWidth > 0 && tile.classList.contains('leaflet-tile-loaded'))).toBe(true);
  });
  return map;
}
