import Box from '@mui/material/Box';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { TextInput } from '../../../src/components/form/TextInput';
import { EVENT_TYPE_NAMES, EVENT_TYPES } from '../../../src/contract/eventType';
import { addDays } from '../../../src/contract/days';
import { validationText } from '../../../src/contract/validation';
import { Details } from '../../../src/features/booking/Details';
import { languageOf, normalizeSpaces } from '../../fixtures/translate';
import { PARTY } from './menu';
import { ARRIVES, booking, waitForAllLoaded, fieldByName, inBookingForm, picker, plainDay, TODAY } from './steps';

const meta = preview.meta({
  component: Details,
  args: { guests: 1, day: plainDay({ name: 'eventDate', required: true, min: TODAY }), place: <TextInput name="location" required /> },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 448, p: 6 }}>
        <Story />
      </Box>
    ),
    inBookingForm,
  ],
});

/**
 * Details form: name, number of guests, event type, date and place. The hints say that children are under twelve and that two weeks is the usual
 * notice.
 */
export const Default = meta.story({
  async play(steps) {
    const { canvas, globals } = steps;
    const t = booking(steps);
    await waitForAllLoaded(steps);
    for (const name of ['host', 'party', 'when', 'where'] as const) await expect(canvas.getByRole('heading', { level: 2, name: t(`sections.${name}`) })).toBeVisible();
    for (const name of ['hostName', 'email', 'adults', 'eventType', 'location'] as const) await expect(fieldByName(steps, name)).toBeRequired();
    await expect(fieldByName(steps, 'email')).toHaveAttribute('type', 'email');
    await expect(fieldByName(steps, 'children')).toHaveAccessibleDescription(t('fields.children.hint'));
    await expect(fieldByName(steps, 'children')).toHaveValue('0');
    await expect(fieldByName(steps, 'adults')).toHaveValue('1');
    await expect(canvas.getByText(normalizeSpaces(t('leadTime')))).toBeVisible();
    const offered = within(fieldByName(steps, 'eventType')).getAllByRole<HTMLOptionElement>('option').filter(({ value }) => value !== '');
    await expect(offered.map(({ text }) => text)).toEqual(EVENT_TYPE_NAMES.map((name) => EVENT_TYPES[name][languageOf(globals['locale'])]));
  },
});

/** Details form in English. Checks the exact texts of the specification. */
export const InEnglish = meta.story({
  tags: ['no-screenshot', '!dev'],
  globals: { locale: 'en' },
  async play(steps) {
    const { canvas } = steps;
    await waitForAllLoaded(steps);
    for (const type of ['Pizza Popup Event', 'Pizza Training', 'Smokehouse Event', 'Smokehouse Training']) await expect(canvas.getByRole('option', { name: type })).toBeInTheDocument();
    await expect(canvas.getByText('Event bookings are requested at least two weeks ahead.')).toBeVisible();
    await expect(canvas.getByText('Under 12')).toBeVisible();
  },
});

export const Filled = meta.story({
  args: { guests: 12 },
  parameters: { booking: PARTY },
  async play(steps) {
    await waitForAllLoaded(steps);
    await expect(fieldByName(steps, 'hostName')).toHaveValue(PARTY.hostName);
    await expect(await picker(steps, 'eventDate')).toHaveTextContent('2027-06-19');
    await expect(steps.canvas.getByRole('status')).toHaveTextContent(booking(steps)('guests', { count: 12 }));
  },
});

/** Invalid values. Checks that each error is shown at its field on blur. */
export const Invalid = meta.story({
  args: { guests: 4 },
  parameters: { booking: { ...PARTY, email: 'julie', eventDate: addDays(TODAY, -1) } },
  async play(steps) {
    const { userEvent, globals } = steps;
    const language = languageOf(globals['locale']);
    await waitForAllLoaded(steps);
    await userEvent.clear(fieldByName(steps, 'hostName'));
    await userEvent.clear(fieldByName(steps, 'adults'));
    await userEvent.type(fieldByName(steps, 'adults'), '0');
    await userEvent.click(fieldByName(steps, 'email'));
    await userEvent.click(fieldByName(steps, 'children'));
    await userEvent.tab();
    await waitFor(() => expect(fieldByName(steps, 'hostName')).toHaveAccessibleDescription(validationText('fullNameRequired', language)), ARRIVES);
    await expect(fieldByName(steps, 'email')).toHaveAccessibleDescription(validationText('emailInvalid', language));
    await expect(fieldByName(steps, 'adults')).toHaveAccessibleDescription(validationText('adultsMin', language));
    await expect(fieldByName(steps, 'adults')).toBeInvalid();
  },
});

/** Stepper buttons. Checks that they add and subtract one and stop at one adult. */
export const Counted = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    const { canvas, userEvent } = steps;
    const buttons = canvas.getAllByRole('button', { name: new RegExp(booking(steps)('fields.adults.label')) });
    const [less, more] = buttons;
    await expect(less).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(more ?? document.body);
    await expect(fieldByName(steps, 'adults')).toHaveValue('2');
    await expect(less).toHaveAttribute('aria-disabled', 'false');
  },
});

/** Width of 320 px. Checks that no content is clipped. */
export const Narrow = meta.story({
  tags: ['no-screenshot', '!dev'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  parameters: { booking: PARTY },
  async play(steps) {
    await waitForAllLoaded(steps);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
