import type { FormikHelpers } from 'formik';
import { Suspense, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useCatalogue } from '../../api/catalogue';
import { newIdempotencyKey } from '../../api/drafts';
import type { DayInputProps } from '../../components/form/DayInput';
import { Form } from '../../components/form/Form';
import { HoneypotField } from '../../components/form/HoneypotField';
import { useSpamProtection } from '../../components/form/useSpamProtection';
import { lazyWithPreload } from '../../components/lazyWithPreload';
import { bookingFormSchema, type BookingForm as BookingFormValues } from '../../contract/booking';
import { DATE_PARAMETER_TIME } from '../../contract/business';
import { dayAt, isRealDay } from '../../contract/days';
import { BookingFields } from './BookingFields';
import { EMPTY_BOOKING, saveDraft, readDraft, type BookingValues } from './draft';
import { bookingTexts } from './texts';
import { useSubmitBooking } from './useSubmitBooking';
import type { LocationFieldSlot } from '../../components/form/locationField';

const BookingResult = lazyWithPreload(async () => (await import('./BookingResult')).BookingResult);

export interface BookingFormProps {
  /** Date from the URL, `YYYY-MM-DD`. Invalid and past dates are ignored. */
  date: string | null;
  /** Renders the date calendar with the given props. */
  renderDay: (slot: DayInputProps) => ReactNode;
  /** Renders the address picker with the given props. */
  renderPlace: (slot: LocationFieldSlot) => ReactNode;
  /** Slot for allergies and diets, whose field name is `diets`. */
  diets?: ReactNode;
  /** Called when the visitor leaves the page after a success. */
  onBack: () => void;
  /** Called when the server has accepted the request. */
  onSent?: () => void;
}

/** Initial values: the stored draft, overridden by the date in the URL. */
function startingValues(date: string | null, today: string): BookingValues | null {
  const drafted = readDraft(new Date())?.values ?? null;
  if (date === null || !isRealDay(date) || date < today) return drafted;
  return { ...(drafted ?? EMPTY_BOOKING), eventDate: date, eventTime: DATE_PARAMETER_TIME };
}

/** Booking form with menu options, price estimate and submission result. */
export function BookingForm({ date, renderDay, renderPlace, diets, onBack, onSent }: BookingFormProps) {
  const catalogue = useCatalogue();
  const [today] = useState(() => dayAt(new Date()));
  const [firstKey] = useState(() => readDraft(new Date())?.key ?? newIdempotencyKey());
  const key = useRef(firstKey);
  const { trap, headers } = useSpamProtection(() => readDraft(new Date())?.at ?? null);
  /** Resends the last request. */
  const resend = useRef<(override: boolean) => void>(() => {});
  const travelMetres = useRef<number | null>(null);
  const onTravel = useCallback((metres: number | null) => {
    travelMetres.current = metres;
  }, []);
  const { submission, send, dismiss } = useSubmitBooking();
  const context = useMemo(() => ({ today }), [today]);

  // Preload while online: this chunk contains the message that is shown when the connection is lost.
  useEffect(() => void BookingResult.preload().catch(() => {}), []);

  const draft = useMemo(
    () => ({
      read: () => startingValues(date, today),
      keep: (values: BookingValues) => saveDraft({ values, key: key.current, at: Date.now() }),
    }),
    [date, today],
  );

  const submit = async (values: BookingFormValues, helpers: FormikHelpers<BookingValues>, override = false) => {
    resend.current = (meant) => void submit(values, helpers, meant);
    const { setStatus, resetForm } = helpers;
    const outcome = await send(values, catalogue, travelMetres.current, { key: key.current, headers: headers(override) });
    if (outcome === 'unanswered') return;
    // A response ends the idempotency key: the next submission is a new request.
    key.current = newIdempotencyKey();
    if (outcome === 'sent') {
      resetForm({ values: EMPTY_BOOKING });
      saveDraft(null);
      onSent?.();
    } else if (outcome !== 'failed') {
      setStatus(outcome);
    }
  };

  const again = (override: boolean) => {
    dismiss();
    resend.current(override);
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
        <HoneypotField ref={trap} />
      </Form>
      {submission.state !== 'idle' && (
        <Suspense>
          <BookingResult submission={submission} onBack={onBack} onClose={dismiss} onAgain={again} />
        </Suspense>
      )}
    </>
  );
}
