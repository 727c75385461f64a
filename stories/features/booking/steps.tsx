import type { Decorator } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { DayInput, type DayInputProps } from '../../../src/components/form/DayInput';
import { Form } from '../../../src/components/form/Form';
import { TextBox } from '../../../src/components/form/TextBox';
import { bookingFormSchema } from '../../../src/contract/booking';
import { dayAt } from '../../../src/contract/days';
import { EMPTY_BOOKING, type BookingValues } from '../../../src/features/booking/draft';
import { bookingTexts } from '../../../src/features/booking/texts';
import { useText } from '../../../src/i18n/useText';
import { NOW } from '../../fixtures/now';
import { scrollToField } from '../../fixtures/pickers';
import type { PlayContext } from '../../fixtures/playContext';
import { translator } from '../../fixtures/translate';
import type { KnownTravel, LocationFieldSlot } from '../../../src/components/form/locationField';

export const TODAY = dayAt(new Date(NOW));

export const booking = ({ globals }: Pick<PlayContext, 'globals'>) => translator(bookingTexts, globals['locale']);

const never = () => new Promise<void>(() => {});

/** Renders a section inside the booking form, with the values of `parameters.booking`. Submitting never resolves. */
export const inBookingForm: Decorator = (Story, { parameters }) => (
  <Form<BookingValues>
    schema={bookingFormSchema}
    context={{ today: TODAY }}
    initialValues={{ ...EMPTY_BOOKING, ...(parameters['booking'] as Partial<BookingValues> | undefined) }}
    texts={bookingTexts}
    onSubmit={never}
  >
    <Story />
  </Form>
);

/** Date field without availability marks; the availability calendar has its own stories. */
export const plainDay = (slot: DayInputProps) => <DayInput {...slot} />;

/** Location as a plain text field with a known travel distance; the map has its own stories. */
export function PlainLocation({ slot, travel = null }: { slot: LocationFieldSlot; travel?: KnownTravel | null }) {
  const t = useText(bookingTexts);
  const { id, value, onChange, onBlur, onTravel, error } = slot;
  useEffect(() => onTravel(travel), [onTravel, travel]);
  return <TextBox id={id} label={t('fields.location.label')} required value={value} onTextChange={onChange} onBlur={onBlur} error={error !== undefined} helperText={error} />;
}

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&').replaceAll(/\s+/g, '\\s+');

/** Returns a pattern that matches names beginning with a text, regardless of the kind of spaces. */
export const startingWith = (text: string): RegExp => new RegExp(`^${escaped(text)}`);

/** Returns a menu choice by name. A variation's name is followed by its price. */
export const choice = ({ canvas }: { canvas: PlayContext['canvas'] }, name: string): HTMLElement => canvas.getByRole('checkbox', { name: startingWith(name) });

type FieldName = 'hostName' | 'email' | 'adults' | 'children' | 'eventType' | 'location';

/** Returns a field by its label, with or without the required mark. */
export const fieldByName = (steps: PlayContext, name: FieldName): HTMLElement =>
  steps.canvas.getByLabelText(new RegExp(`^${escaped(booking(steps)(`fields.${name}.label`))}\\s*\\*?$`));

/** Pastes a text into a field. */
export async function fillField(steps: PlayContext, name: FieldName, text: string): Promise<void> {
  await steps.userEvent.click(fieldByName(steps, name));
  await steps.userEvent.paste(text);
}

/** Timeout for the first load of a lazy chunk. */
export const ARRIVES = { timeout: 10_000 };

/** Returns one of the two pickers once its chunk has loaded. Its sections contain the value. */
export const picker = (steps: PlayContext, name: 'eventDate' | 'eventTime'): Promise<HTMLElement> =>
  scrollToField(() => steps.canvas.getByRole('group', { name: new RegExp(`^${escaped(booking(steps)(`fields.${name}.label`))}\\s*\\*?$`) }));

/** Waits until all lazy content has loaded. */
export async function waitForAllLoaded(steps: PlayContext): Promise<void> {
  await picker(steps, 'eventDate');
  await picker(steps, 'eventTime');
  await waitFor(() => expect(steps.canvas.queryByRole('progressbar')).toBeNull(), ARRIVES);
}

/** Fills a picker as a user does: clicks its first section, then types digits. */
export async function typeInto(steps: PlayContext, name: 'eventDate' | 'eventTime', figures: string): Promise<void> {
  const [first] = within(await picker(steps, name)).getAllByRole('spinbutton');
  if (!first) throw new Error(`The ${name} has no section to type into`);
  await steps.userEvent.click(first);
  await steps.userEvent.keyboard(figures);
}

export const submitButton = (steps: PlayContext): HTMLElement => steps.canvas.getByRole('button', { name: booking(steps)('submit') });

export const priceWidget = (steps: PlayContext): HTMLElement => steps.canvas.getByRole('complementary', { name: booking(steps)('price.region') });

/** Returns the result dialog with the given title once it is fully visible. */
export async function resultOf(title: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name: title }, ARRIVES);
  await waitFor(() => expect(within(dialog).getByRole('heading', { name: title })).toBeVisible(), ARRIVES);
  return dialog;
}

/** Returns an amount in cents, in either language; 0 for an amount to be determined. */
export const centsIn = (text: string): number => Number(text.replaceAll(/\D/g, ''));

/** Returns the total shown in the price widget, in cents. */
export const shownTotal = (widget: HTMLElement): number => centsIn(within(widget).getByRole('status').textContent);

/** Expects the items to add up to the exact total. Narrow viewports hide the items until the card is opened. */
export async function expectLinesToAddUp(widget: HTMLElement): Promise<void> {
  const lines = within(widget).getAllByRole('definition', { hidden: true }).map((line) => centsIn(line.textContent));
  await expect(lines.reduce((sum, cents) => sum + cents, 0)).toBe(shownTotal(widget));
}
