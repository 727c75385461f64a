import Box from '@mui/material/Box';
import { useState } from 'react';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { AddressPicker } from '../../../src/features/map/AddressPicker';
import { failing, geocodeResponse, unreachable } from '../../fixtures/handlers';
import { tiles } from '../../fixtures/tiles';
import { ADDRESS, address, mapsHandler, FOUND, MAPS, position, ROUND_TRIP, roundTripIn, expectStatus, search, searchButton } from './addressPickerSteps';
import { mapIsDrawn, mapText } from './steps';

const meta = preview.meta({
  component: AddressPicker,
  args: { id: 'field-location', value: '', onChange: fn(), onTravel: fn() },
  parameters: { handlers: [tiles] },
  render: function Picker({ onChange, ...args }) {
    const [text, setText] = useState(args.value);
    return (
      <AddressPicker
        {...args}
        value={text}
        onChange={(next) => {
          setText(next);
          onChange(next);
        }}
      />
    );
  },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 480, p: 6 }}>
        <Story />
      </Box>
    ),
  ],
});

/** Text field, two buttons and the map placeholder. The search button is disabled while the field is empty. */
export const Default = meta.story({
  async play(steps) {
    const t = mapText(steps);
    await expect(searchButton(steps)).toBeDisabled();
    await expect(steps.canvas.getByRole('button', { name: t('locate') })).toBeEnabled();
    await expect(steps.canvas.getByRole('button', { name: t('show') })).toBeVisible();
  },
});

/** Round trip known in advance: its distance is shown until the address changes. */
export const Known = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { value: ADDRESS, known: ROUND_TRIP },
  async play(steps) {
    await expectStatus(steps, roundTripIn(steps));
    await expect(steps.args.onTravel).not.toHaveBeenCalled();
    await steps.userEvent.type(address(steps), ', 2e étage');
    await waitFor(() => expect(steps.args.onTravel).toHaveBeenLastCalledWith(null));
    await expect(steps.canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

/** Whitespace counts as empty, for the search button and for Enter. */
export const Blank = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { value: '   ' },
  async play(steps) {
    await steps.userEvent.type(address(steps), '{Enter}');
    await expect(searchButton(steps)).toBeDisabled();
    await expect(steps.canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

/** Address found: the status shows its name and the round-trip distance, and the map shows a pin. */
export const Found = meta.story({
  async play(steps) {
    const t = mapText(steps);
    await search(steps);
    await expectStatus(steps, t('found', { address: FOUND }));
    await expectStatus(steps, t('distance', { distance: roundTripIn(steps) }));
    await expect(steps.args.onTravel).toHaveBeenLastCalledWith(ROUND_TRIP);
    await mapIsDrawn(steps);
    await expect(steps.canvas.getByRole('button', { name: t('marker') })).toBeVisible();
  },
});

/** Only the town is known: the distance is marked as approximate. */
export const Approximate = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { handlers: [mapsHandler({ geocode: { ...geocodeResponse, approximate: true } }), tiles] },
  async play(steps) {
    await search(steps);
    await expectStatus(steps, mapText(steps)('approximate', { distance: roundTripIn(steps) }));
    await expect(steps.args.onTravel).toHaveBeenLastCalledWith({ ...ROUND_TRIP, approximate: true });
    await mapIsDrawn(steps);
  },
});

/** No result for the text: the text is kept, and the request can still be sent. */
export const NotFound = meta.story({
  parameters: { handlers: [mapsHandler({ geocode: { status: 'ZERO_RESULTS', results: [] } }), tiles] },
  async play(steps) {
    await search(steps, 'Le chalet au bout du 9e Rang');
    await expectStatus(steps, mapText(steps)('notFound'));
    await expect(address(steps)).toHaveValue('Le chalet au bout du 9e Rang');
    await expect(steps.args.onTravel).toHaveBeenLastCalledWith(null);
    await mapIsDrawn(steps);
  },
});

export const Failed = meta.story({
  parameters: { handlers: [failing(MAPS, 502), tiles] },
  async play(steps) {
    await search(steps);
    await expectStatus(steps, mapText(steps)('failed'));
    await expect(searchButton(steps)).toBeEnabled();
    await mapIsDrawn(steps);
  },
});

export const Unreachable = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [unreachable(MAPS), tiles] },
  async play(steps) {
    await search(steps);
    await expectStatus(steps, mapText(steps)('failed'));
    await mapIsDrawn(steps);
  },
});

/** Address found, but the distance request fails: the message uses the wording of the specification. */
export const DistanceFailed = meta.story({
  globals: { locale: 'en' },
  parameters: { handlers: [mapsHandler({ distance: 502 }), tiles] },
  async play(steps) {
    await search(steps);
    await expectStatus(steps, 'Error calculating distance');
    await expectStatus(steps, `Found: ${FOUND}`);
    await expect(steps.args.onTravel).toHaveBeenLastCalledWith(null);
    await mapIsDrawn(steps);
  },
});

/** Geolocation: the visitor's position becomes the text, and its distance is calculated. */
export const Located = meta.story({
  tags: ['no-screenshot', '!dev'],
  beforeEach() {
    const asked = spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((onSuccess) => onSuccess(position));
    return () => asked.mockRestore();
  },
  async play(steps) {
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: mapText(steps)('locate') }));
    await expectStatus(steps, mapText(steps)('distance', { distance: roundTripIn(steps) }));
    await expect(address(steps)).toHaveValue('45.62411, -72.95712');
    await expect(navigator.geolocation.getCurrentPosition).toHaveBeenCalledWith(expect.any(Function), expect.any(Function), { timeout: 10_000 });
    await mapIsDrawn(steps);
  },
});

/** Geolocation refused: the text is kept, and no message is shown. */
export const LocateRefused = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { value: 'Upton' },
  beforeEach() {
    const refusal = { code: 1, message: 'denied', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;
    const asked = spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((_, refuse) => refuse?.(refusal));
    return () => asked.mockRestore();
  },
  async play(steps) {
    const locate = steps.canvas.getByRole('button', { name: mapText(steps)('locate') });
    await steps.userEvent.click(locate);
    await waitFor(() => expect(locate).toBeEnabled());
    await expect(steps.canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(address(steps)).toHaveValue('Upton');
    await mapIsDrawn(steps);
  },
});

/** Pin set by keyboard: the pin goes to the centre of the map, and its coordinates are appended to the text. */
export const Pinned = meta.story({
  args: { value: 'Derrière l’église, St-Liboire' },
  async play(steps) {
    const { canvas, userEvent } = steps;
    const t = mapText(steps);
    await userEvent.click(canvas.getByRole('button', { name: t('show') }));
    await mapIsDrawn(steps);
    canvas.getByRole('button', { name: t('pinHere') }).focus();
    await userEvent.keyboard('{Enter}');
    await expectStatus(steps, t('pinned'));
    await expectStatus(steps, t('distance', { distance: roundTripIn(steps) }));
    await expect(address(steps)).toHaveValue('Derrière l’église, St-Liboire (45.64000, -72.82000)');
    await mapIsDrawn(steps);
  },
});

/** Text changed after a search: the result and the distance of the previous address are cleared. */
export const Retyped = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    await search(steps);
    await expectStatus(steps, mapText(steps)('distance', { distance: roundTripIn(steps) }));
    await steps.userEvent.type(address(steps), ', 2e étage');
    await waitFor(() => expect(steps.canvas.getByRole('status')).toBeEmptyDOMElement());
    await expect(steps.args.onTravel).toHaveBeenLastCalledWith(null);
    await mapIsDrawn(steps);
  },
});

const onSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault());

/** Enter searches for the address and does not submit the surrounding form. */
export const EnterSearches = meta.story({
  tags: ['no-screenshot', '!dev'],
  decorators: [
    (Story) => (
      <form onSubmit={onSubmit}>
        <Story />
      </form>
    ),
  ],
  async play(steps) {
    await steps.userEvent.type(address(steps), `${ADDRESS}{Enter}`);
    await expectStatus(steps, mapText(steps)('found', { address: FOUND }));
    await expect(onSubmit).not.toHaveBeenCalled();
    await mapIsDrawn(steps);
  },
});

/** Validation error shown at the field as its accessible description. */
export const Invalid = meta.story({
  args: { error: 'Le lieu est requis pour un événement' },
  async play(steps) {
    await expect(address(steps)).toBeInvalid();
    await expect(address(steps)).toHaveAccessibleDescription('Le lieu est requis pour un événement');
  },
});
