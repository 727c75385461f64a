import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { formatDistance } from '../../../src/contract/formats';
import { LocationStatus } from '../../../src/features/map/LocationStatus';
import type { LocationState } from '../../../src/features/map/useLocationSearch';
import { languageOf, normalizeSpaces } from '../../fixtures/translate';
import { mapText } from './steps';

const UPTON = { lat: 45.6521, lng: -72.6812 };
const nowhere: LocationState = { state: 'idle', point: null, found: '', travel: 'unknown' };
const found: LocationState = { state: 'found', point: UPTON, found: '845, rue Lanoie, Upton, Québec', travel: { metres: 24_600, approximate: false } };

const meta = preview.meta({
  component: LocationStatus,
  args: { place: found },
  decorators: [
    (Story) => (
      <Box sx={{ p: 6 }}>
        <Story />
      </Box>
    ),
  ],
});

const distanceIn = (metres: number, locale: unknown) => formatDistance(metres, languageOf(locale));

/** Place found, with the round-trip distance. */
export const Default = meta.story({
  async play({ canvas, globals, args }) {
    const t = mapText({ globals });
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent(normalizeSpaces(t('found', { address: args.place.found })));
    await expect(status).toHaveTextContent(normalizeSpaces(t('distance', { distance: distanceIn(24_600, globals['locale']) })));
  },
});

/** Written address and pin are far apart: no distance is calculated. */
export const Conflict = meta.story({
  args: { place: { state: 'found', point: UPTON, found: '', travel: 'conflict' } },
  play: async ({ canvas, globals }) => expect(canvas.getByRole('status')).toHaveTextContent(normalizeSpaces(mapText({ globals })('conflict'))),
});

/** No search yet: the status is empty, but present in the DOM so that later messages are announced. */
export const Empty = meta.story({
  tags: ['no-screenshot'],
  args: { place: nowhere },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const Searching = meta.story({
  args: { place: { ...nowhere, state: 'searching' } },
  async play({ canvas, globals }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(mapText({ globals })('searching'));
  },
});

export const Locating = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { place: { ...nowhere, state: 'locating' } },
  async play({ canvas, globals }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(mapText({ globals })('locating'));
  },
});

export const Measuring = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { place: { ...found, travel: 'measuring' } },
  async play({ canvas, globals }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(mapText({ globals })('measuring'));
  },
});

/** Only the town is known: the distance is marked as approximate. */
export const Approximate = meta.story({
  args: { place: { ...found, found: 'Upton', travel: { metres: 24_600, approximate: true } } },
  async play({ canvas, globals }) {
    const distance = distanceIn(24_600, globals['locale']);
    await expect(canvas.getByRole('status')).toHaveTextContent(normalizeSpaces(mapText({ globals })('approximate', { distance })));
  },
});

/** Pin without an address. */
export const Pinned = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { place: { ...found, found: '' } },
  async play({ canvas, globals }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(mapText({ globals })('pinned'));
  },
});

export const NotFound = meta.story({
  args: { place: { ...nowhere, state: 'notFound', travel: 'failed' } },
  async play({ canvas, globals }) {
    const t = mapText({ globals });
    await expect(canvas.getByRole('status')).toHaveTextContent(normalizeSpaces(t('notFound')));
    await expect(canvas.getByText(t('distanceFailed'))).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { place: { ...nowhere, state: 'failed', travel: 'failed' } },
  async play({ canvas, globals }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(normalizeSpaces(mapText({ globals })('failed')));
  },
});

/** Place found, but its distance could not be calculated. */
export const DistanceFailed = meta.story({
  args: { place: { ...found, travel: 'failed' } },
  async play({ canvas, globals, args }) {
    const t = mapText({ globals });
    await expect(canvas.getByRole('status')).toHaveTextContent(normalizeSpaces(t('found', { address: args.place.found })));
    await expect(canvas.getByText(t('distanceFailed'))).toBeVisible();
  },
});

export const LongText = meta.story({
  tags: ['no-screenshot'],
  args: {
    place: {
      ...found,
      found: 'Centre communautaire et sportif de la municipalité de Saint-Valérien-de-Milton, 960, chemin de Milton, Les Maskoutains, Montérégie, Québec, J0H 2B0, Canada',
      travel: { metres: 1_234_567, approximate: true },
    },
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  async play({ canvas }) {
    await expect(canvas.getByRole('status').getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
