import type { Decorator } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { DayInput, type DayInputProps } from '../../../src/components/form/DayInput';
import { Form } from '../../../src/components/form/Form';
import { TextBox } from '../../../src/components/form/TextBox';
import { bookingFormSchema } from '../../../src/contract/booking';
import { dayAt } from '../../../src/contract/days';
import type { KnownTravel, PlaceSlot } from '../../../src/features/booking/BookingFields';
import { EMPTY_BOOKING, type BookingValues } from '../../../src/features/booking/draft';
import { bookingTexts } from '../../../src/features/booking/texts';
import { useText } from '../../../src/i18n/useText';
import { NOW } from '../../fixtures/now';
import { comeTo } from '../../fixtures/pickers';
import type { PlayContext } from '../../fixtures/playContext';
import { spoken } from '../../fixtures/spoken';

export const TODAY = dayAt(new Date(NOW));

export const booking = ({ globals }: Pick<PlayContext, 'globals'>) => spoken(bookingTexts, globals['locale']);

const never = () => new Promise<void>(() => {});

/** Puts a part of the booking into its form, filled in as `parameters.booking` says. What it sends never arrives. */
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

/** The day without a word on which ones are free: that calendar has its own stories. */
export const plainDay = (slot: DayInputProps) => <DayInput {...slot} />;

/** The place as a text alone, with a way that is known already: the map has its own stories. */
export function PlainPlace({ slot, travel = null }: { slot: PlaceSlot; travel?: KnownTravel | null }) {
  const t = useText(bookingTexts);
  const { id, value, onChange, onBlur, onTravel, error } = slot;
  useEffect(() => onTravel(travel), [onTravel, travel]);
  return <TextBox id={id} label={t('fields.location.label')} required value={value} onText={onChange} onBlur={onBlur} error={error !== undefined} helperText={error} />;
}

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&').replaceAll(/\s+/g, '\\s+');

/** Matches what starts with a text, whichever spaces it is set with. */
export const startingWith = (text: string): RegExp => new RegExp(`^${escaped(text)}`);

/** A choice of the menu by its name; a variation's price follows its name. */
export const choice = ({ canvas }: { canvas: PlayContext['canvas'] }, name: string): HTMLElement => canvas.getByRole('checkbox', { name: startingWith(name) });

type FieldName = 'hostName' | 'email' | 'adults' | 'children' | 'eventType' | 'location';

/** A field by its label, with or without the mark of a required one. */
export const field = (steps: PlayContext, name: FieldName): HTMLElement =>
  steps.canvas.getByLabelText(new RegExp(`^${escaped(booking(steps)(`fields.${name}.label`))}\\s*\\*?$`));

/** Fills a text field in one go. */
export async function fill(steps: PlayContext, name: FieldName, text: string): Promise<void> {
  await steps.userEvent.click(field(steps, name));
  await steps.userEvent.paste(text);
}

/** The first time, the code of a part has to arrive. */
export const ARRIVES = { timeout: 10_000 };

/** One of the two pickers, once its code has arrived; it reads its value out section by section. */
export const picker = (steps: PlayContext, name: 'eventDate' | 'eventTime'): Promise<HTMLElement> =>
  comeTo(() => steps.canvas.getByRole('group', { name: new RegExp(`^${escaped(booking(steps)(`fields.${name}.label`))}\\s*\\*?$`) }));

/** Waits until everything that loads apart stands in its place. */
export async function everythingHasArrived(steps: PlayContext): Promise<void> {
  await picker(steps, 'eventDate');
  await picker(steps, 'eventTime');
  await waitFor(() => expect(steps.canvas.queryByRole('progressbar')).toBeNull(), ARRIVES);
}

/** Fills a picker as a person does: a click on its first section, then figures. */
export async function typeInto(steps: PlayContext, name: 'eventDate' | 'eventTime', figures: string): Promise<void> {
  const [first] = within(await picker(steps, name)).getAllByRole('spinbutton');
  if (!first) throw new Error(`The ${name} has no section to type into`);
  await steps.userEvent.click(first);
  await steps.userEvent.keyboard(figures);
}

export const submitButton = (steps: PlayContext): HTMLElement => steps.canvas.getByRole('button', { name: booking(steps)('submit') });

export const priceWidget = (steps: PlayContext): HTMLElement => steps.canvas.getByRole('complementary', { name: booking(steps)('price.region') });

/** The message of how a request ended, by its title, once it has arrived and faded in. */
export async function resultOf(title: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name: title }, ARRIVES);
  await waitFor(() => expect(within(dialog).getByRole('heading', { name: title })).toBeVisible(), ARRIVES);
  return dialog;
}

/** The whole cents of an amount in either language; 0 for one to be determined. */
export const centsIn = (text: string): number => Number(text.replaceAll(/\D/g, ''));

/** The total that the widget shows, in cents. */
export const shownTotal = (widget: HTMLElement): number => centsIn(within(widget).getByRole('status').textContent);

/** The lines add up to the total exactly. A narrow window hides them until the card is opened. */
export async function expectLinesToAddUp(widget: HTMLElement): Promise<void> {
  const lines = within(widget).getAllByRole('definition', { hidden: true }).map((line) => centsIn(line.textContent));
  await expect(lines.reduce((sum, cents) => sum + cents, 0)).toBe(shownTotal(widget));
}
