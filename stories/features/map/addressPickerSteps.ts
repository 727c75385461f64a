import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { formatDistance } from '../../../src/contract/formats';
import { mapsRequestSchema } from '../../../src/contract/maps';
import { distanceResponse, geocodeResponse } from '../../fixtures/handlers';
import type { PlayContext } from '../../fixtures/playContext';
import { languageOf, normalizeSpaces } from '../../fixtures/translate';
import { mapText, PATIENTLY } from './steps';

/** Path of the map proxy. */
export const MAPS = '/api/google-maps-proxy';

/** Address that the map service finds; `FOUND` is the name that the service returns. */
export const ADDRESS = '1325, rue Girouard Ouest, Saint-Hyacinthe';
export const FOUND = `${ADDRESS}, Québec`;

/** Round-trip distance in the mock response. */
export const ROUND_TRIP = { metres: 28_600, approximate: false };

/** Mocks the map proxy with other responses for `geocode`, `distance` or both. */
export const mapsHandler = (responses: Partial<Record<'geocode' | 'distance', object | number>>) =>
  http.post(MAPS, async ({ request }) => {
    const { type } = await mapsRequestSchema.validate(await request.json());
    const response = (type === 'geocode' ? responses.geocode : responses.distance) ?? (type === 'geocode' ? geocodeResponse : distanceResponse);
    return typeof response === 'number' ? HttpResponse.json({}, { status: response }) : HttpResponse.json(response);
  });

const HERE = { latitude: 45.62411, longitude: -72.95712, accuracy: 20, altitude: null, altitudeAccuracy: null, heading: null, speed: null };

/** Position that the visitor's device reports. */
export const position: GeolocationPosition = { coords: { ...HERE, toJSON: () => HERE }, timestamp: 0, toJSON: () => HERE };

export const address = (steps: PlayContext) => steps.canvas.getByRole('textbox', { name: new RegExp(`^${mapText(steps)('label')}`) });
export const searchButton = (steps: PlayContext) => steps.canvas.getByRole('button', { name: mapText(steps)('search') });

/** Waits until the field's status contains a text. */
export const expectStatus = (steps: PlayContext, text: string) => waitFor(() => expect(steps.canvas.getByRole('status')).toHaveTextContent(normalizeSpaces(text)), PATIENTLY);

/** Formats the round-trip distance in the story's language. */
export const roundTripIn = ({ globals }: PlayContext) => formatDistance(ROUND_TRIP.metres, languageOf(globals['locale']));

/** Types an address and starts the search. */
export async function search(steps: PlayContext, text = ADDRESS) {
  await steps.userEvent.type(address(steps), text);
  await steps.userEvent.click(searchButton(steps));
}
