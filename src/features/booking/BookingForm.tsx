import type { FormikHelpers } from 'formik';
import { Suspense, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useCatalogue } from '../../api/catalogue';
import { newKey } from '../../api/drafts';
import type { DayInputProps } from '../../components/form/DayInput';
import { Form } from '../../components/form/Form';
import { Trap } from '../../components/form/Trap';
import { useTrap } from '../../components/form/useTrap';
import { lazyWithPreload } from '../../components/lazyWithPreload';
import { bookingFormSchema, type BookingForm as BookingFormValues } from '../../contract/booking';
import { DATE_PARAMETER_TIME } from '../../contract/business';
import { dayAt, isRealDay } from '../../contract/days';
import { BookingFields, type PlaceSlot } from './BookingFields';
import { EMPTY_BOOKING, keepDraft, readDraft, type BookingValues } from './draft';
import { bookingTexts } from './texts';
import { useSubmitBooking } from './useSubmitBooking';

const BookingResult = lazyWithPreload(async () => (await import('./BookingResult')).BookingResult);

export interface BookingFormProps {
  /** A day asked for in the address, `YYYY-MM-DD`; anything else, or a past one, counts for nothing. */
  date: string | null;
  /** The day's calendar, told what it needs. */
  renderDay: (slot: DayInputProps) => ReactNode;
  /** The address picker, told what it needs. */
  renderPlace: (slot: PlaceSlot) => ReactNode;
  /** Where allergies and diets are asked, by the field name `diets`. */
  diets?: ReactNode;
  /** Leaves the page after a success. */
  onBack: () => void;
  /** Told when the request has arrived. */
  onSent?: () => void;
}

/** What the form starts from besides nothing: the draft, and the day that the address asks for. */
function startingValues(date: string | null, today: string): BookingValues | null {
  const drafted = readDraft(new Date())?.values ?? null;
  if (date === null || !isRealDay(date) || date < today) return drafted;
  return { ...(drafted ?? EMPTY_BOOKING), eventDate: date, eventTime: DATE_PARAMETER_TIME };
}

/** The booking form with its menu options, its estimate and the result of sending it. */
export function BookingForm({ date, renderDay, renderPlace, diets, onBack, onSent }: BookingFormProps) {
  const catalogue = useCatalogue();
  const [today] = useState(() => dayAt(new Date()));
  const [firstKey] = useState(() => readDraft(new Date())?.key ?? newKey());
  const key = useRef(firstKey);
  const { trap, headers } = useTrap(() => readDraft(new Date())?.at ?? null);
  /** Sends once more what was sent last. */
  const resend = useRef<(anyway: boolean) => void>(() => {});
  const travelMetres = useRef<number | null>(null);
  const onTravel = useCallback((metres: number | null) => {
    travelMetres.current = metres;
  }, []);
  const { submission, send, dismiss } = useSubmitBooking();
  const context = useMemo(() => ({ today }), [today]);

  // Fetched while there is a line: the word about a line that is cut must not need one.
  useEffect(() => void BookingResult.preload().catch(() => {}), []);

  const draft = useMemo(
    () => ({
      read: () => startingValues(date, today),
      keep: (values: BookingValues) => keepDraft({ values, key: key.current, at: Date.now() }),
    }),
    [date, today],
  );

  const submit = async (values: BookingFormValues, helpers: FormikHelpers<BookingValues>, anyway = false) => {
    resend.current = (meant) => void submit(values, helpers, meant);
    const { setStatus, resetForm } = helpers;
    const outcome = await send(values, catalogue, travelMetres.current, { key: key.current, headers: headers(anyway) });
    if (outcome === 'unanswered') return;
    // The server has answered: whatever is sent next is another intent.
    key.current = newKey();
    if (outcome === 'sent') {
      resetForm({ values: EMPTY_BOOKING });
      keepDraft(null);
      onSent?.();
    } else if (outcome !== 'failed') {
      setStatus(outcome);
    }
  };

  const again = (anyway: boolean) => {
    dismiss();
    resend.current(anyway);
  };

  return (
    <>
      <Form<BookingValues>
        schema={bookingFormSchema}
        context={context}
        initialValues={EMPTY_BOOKING}
        texts={bookingTexts}
        draft={draft}
        onSubmit={(values, helpers) => submit(bookingFormSchema.cast(values), helpers)}
      >
        <BookingFields catalogue={catalogue} today={today} renderDay={renderDay} renderPlace={renderPlace} diets={diets} onTravel={onTravel} />
        <Trap ref={trap} />
      </Form>
      {submission.state !== 'idle' && (
        <Suspense>
          <BookingResult submission={submission} onBack={onBack} onClose={dismiss} onAgain={again} />
        </Suspense>
      )}
    </>
  );
}
