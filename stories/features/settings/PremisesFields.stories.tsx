import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { PointMap } from '../../../src/features/map/PointMap';
import { PremisesFields } from '../../../src/features/settings/PremisesFields';
import { geocodeResponse, unreachable } from '../../fixtures/handlers';
import { expectNoOverflow } from '../../fixtures/layoutAssertions';
import type { PlayContext } from '../../fixtures/playContext';
import { languageOf, normalizeSpaces } from '../../fixtures/translate';
import { fieldOf, inPart, save, texts } from './steps';

const PATH = '/api/google-maps-proxy';

const meta = preview.meta({ component: PremisesFields, decorators: [inPart('premises')], args: { onMap: (props) => <PointMap {...props} /> }, parameters: { route: 'admin/settings/premises', environmentControls: ['server'] } });

const search = (steps: PlayContext) => steps.userEvent.click(steps.canvas.getByRole('button', { name: texts(steps)('map.find') }));
const said = (steps: PlayContext, sentence: string) => waitFor(() => expect(steps.canvas.getByText(normalizeSpaces(sentence))).toBeVisible());
const decimal = (figure: string, { globals }: PlayContext) => (languageOf(globals['locale']) === 'fr' ? figure.replace('.', ',') : figure);

/** Address search. Checks that the coordinates are those of the address found. */
export const Default = meta.story({
  async play(steps) {
    await expect(fieldOf('premises', 'lat', steps)).toHaveValue(decimal('45.64', steps));
    await search(steps);
    await said(steps, texts(steps)('map.found', { address: '1325, rue Girouard Ouest, Saint-Hyacinthe, Québec' }));
    await expect(fieldOf('premises', 'lat', steps)).toHaveValue(decimal('45.6246', steps));
    await expect(fieldOf('premises', 'lng', steps)).toHaveValue(decimal('-72.9571', steps));
  },
});

/** Service that knows only the town. */
export const TownOnly = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [http.post(PATH, () => HttpResponse.json({ ...geocodeResponse, approximate: true }))] },
  async play(steps) {
    await search(steps);
    await said(steps, texts(steps)('map.approximate', { address: '1325, rue Girouard Ouest, Saint-Hyacinthe, Québec' }));
  },
});

export const NotFound = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [http.post(PATH, () => HttpResponse.json({ status: 'ZERO_RESULTS', results: [] }))] },
  async play(steps) {
    await search(steps);
    await said(steps, texts(steps)('map.notFound'));
    await expect(fieldOf('premises', 'lat', steps)).toHaveValue(decimal('45.64', steps));
  },
});

export const Failed = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [unreachable(PATH)] },
  async play(steps) {
    await search(steps);
    await said(steps, texts(steps)('map.failed'));
  },
});

/** Coordinates that are no place on the globe. */
export const Invalid = meta.story({
  parameters: { changes: { lat: 456.4, lng: '' } },
  async play(steps) {
    await save(steps);
    await expect(fieldOf('premises', 'lat', steps)).toBeInvalid();
    await expect(fieldOf('premises', 'lng', steps)).toBeInvalid();
  },
});

export const Narrow = meta.story({
  tags: ['no-screenshot', '!dev'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => expectNoOverflow(canvas.getAllByRole('region')),
});
