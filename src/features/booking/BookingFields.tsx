import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { lazy, memo, Suspense, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import type { DayInputProps } from '../../components/form/DayInput';
import { useField } from '../../components/form/useField';
import { guestsOf, type Catalogue } from '../../contract/bookingRequest';
import type { EventType } from '../../contract/eventType';
import { useText } from '../../i18n/useText';
import { Details, type DetailsProps } from './Details';
import type { BookingValues } from './draft';
import { LivePrice } from './LivePrice';
import { OptionsLoading } from './OptionsLoading';
import { SubmitPanel } from './SubmitPanel';
import { bookingTexts } from './texts';
import type { KnownTravel, LocationFieldSlot } from '../../components/form/locationField';

const Options = lazy(async () => ({ default: (await import('./Options')).Options }));

function LocationField({ renderPlace, onTravel }: { renderPlace: (slot: LocationFieldSlot) => ReactNode; onTravel: (travel: KnownTravel | null) => void }) {
  const { id, value, setValue, onBlur, error, helperText } = useField<string>('location');
  return renderPlace({ id, value, onChange: setValue, onBlur, onTravel, error: error ? helperText : undefined });
}

type Shown = Catalogue & { loading: boolean };

/** Details section, re-rendered with the current number of guests. */
function LiveDetails(slots: Omit<DetailsProps, 'guests'>) {
  const { values } = useFormikContext<BookingValues>();
  return <Details {...slots} guests={guestsOf(values)} />;
}

/** Options of the chosen event type. After a choice, focus moves to their heading. */
function LiveOptions({ catalogue, onChosen }: { catalogue: Shown; onChosen: () => void }) {
  const { values, setFieldValue } = useFormikContext<BookingValues>();
  const choose = useCallback(
    (type: EventType) => {
      void setFieldValue('eventType', type);
      onChosen();
    },
    [setFieldValue, onChosen],
  );
  return <Options eventType={values.eventType} guests={guestsOf(values)} catalogue={catalogue} onType={choose} />;
}

export interface BookingFieldsProps {
  catalogue: Shown;
  today: string;
  renderDay: (slot: DayInputProps) => ReactNode;
  renderPlace: (slot: LocationFieldSlot) => ReactNode;
  /** Slot for allergies and diets. */
  diets?: ReactNode;
  /** Called with the round trip in whole metres, or null while the distance is unknown. */
  onTravel: (metres: number | null) => void;
}

/**
 * Two columns, details left and options right, with the price always visible. Memoized and not subscribed to the form's values, so that a keystroke
 * re-renders only its own field and the parts that depend on it.
 */
export const BookingFields = memo(function BookingFields({ catalogue, today, renderDay, renderPlace, diets, onTravel }: BookingFieldsProps) {
  const t = useText(bookingTexts);
  const [travel, setTravel] = useState<KnownTravel | null>(null);
  const optionsHeading = useRef<HTMLHeadingElement>(null);
  const readOptions = useCallback(() => optionsHeading.current?.focus(), []);
  const storeTravel = useCallback(
    (next: KnownTravel | null) => {
      onTravel(next?.metres ?? null);
      setTravel(next);
    },
    [onTravel],
  );
  const day = useMemo(() => renderDay({ name: 'eventDate', required: true, min: today }), [renderDay, today]);
  const place = useMemo(() => <LocationField renderPlace={renderPlace} onTravel={storeTravel} />, [renderPlace, storeTravel]);

  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 12, lg: 10 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)', lg: 'minmax(0, 400px) minmax(0, 1fr) 320px' },
        alignItems: 'start',
      }}
    >
      <LiveDetails day={day} place={place} diets={diets} />
      <Box component="section" aria-labelledby="booking-options">
        <Typography ref={optionsHeading} tabIndex={-1} id="booking-options" variant="h3" component="h2" sx={{ mb: 4, '&:focus': { outline: 'none' } }}>
          {t('sections.options')}
        </Typography>
        <Suspense fallback={<OptionsLoading />}>
          <LiveOptions catalogue={catalogue} onChosen={readOptions} />
        </Suspense>
      </Box>
      <Box sx={{ gridColumn: { md: '1 / -1', lg: 'auto' }, position: { lg: 'sticky' }, top: { lg: 100 }, display: 'grid', gap: 6 }}>
        <LivePrice catalogue={catalogue} travel={travel} />
        <SubmitPanel />
      </Box>
    </Box>
  );
});
