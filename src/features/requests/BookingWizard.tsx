import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { call } from '../../api/client';
import { storedUser } from '../../api/session';
import { RadioCardInput } from '../../components/form/RadioCardInput';
import { OptionalFields } from '../../components/form/OptionalFields';
import { TextInput } from '../../components/form/TextInput';
import { OPTIONAL_NAMES } from '../../contract/optionalFields';
import { DATE_PARAMETER_TIME } from '../../contract/business';
import { dayAt, isRealDay } from '../../contract/days';
import { wizardSchema } from '../../contract/memberRequest';
import { kindOf, toSummaryRequest } from '../../contract/summaryRequest';
import { useText } from '../../i18n/useText';
import { bookingWizardMemory } from './drafts';
import { LazyMenuFields } from './lazyComponents';
import { MenuLoading } from './MenuLoading';
import { PeopleFields } from './PeopleFields';
import { RequestWizard, type StepContext, type RequestStep, type RequestWizardProps, type SubmitContext } from './RequestWizard';
import { requestTexts } from './texts';
import { EMPTY_WIZARD, type WizardValues } from './values';
import { WhenFields } from './WhenFields';

/** `renderDay` renders the calendar and `renderPlace` the address picker. */
export interface BookingWizardProps extends Pick<RequestWizardProps<WizardValues>, 'renderDay' | 'renderPlace' | 'diets' | 'onSent'> {
  /** URL parameters. A date that does not exist or is past is ignored. */
  date: string | null;
  type: string | null;
  /** Values already entered elsewhere. */
  party?: Partial<WizardValues>;
}

/** Initial values: the draft, or the known party and user data, overridden by the URL parameters. */
function startingValues(drafted: WizardValues | null, { date, type, party }: Pick<BookingWizardProps, 'date' | 'type' | 'party'>): WizardValues {
  const user = storedUser();
  const values = drafted ?? { ...EMPTY_WIZARD, ...party, hostName: user?.name ?? '', email: user?.email ?? '' };
  const dated = date !== null && isRealDay(date) && date >= dayAt(new Date()) ? { date, time: values.time || DATE_PARAMETER_TIME } : {};
  return { ...values, ...(type === null ? {} : { kind: kindOf(type) }), ...dated };
}

const buildSteps = ({ t, day, place, diets, catalogue }: StepContext): RequestStep<WizardValues>[] => [
  {
    id: 'people',
    fields: ['kind', 'adults', 'children', 'pricePerChild', 'diets', 'date', 'time'],
    content: (
      <Box sx={{ display: 'grid', gap: 8 }}>
        <RadioCardInput name="kind" options={[{ value: 'event', label: t('kinds.event'), description: t('kinds.eventSentence') }, { value: 'training', label: t('kinds.training'), description: t('kinds.trainingSentence') }]} />
        <PeopleFields />
        {diets}
        <WhenFields day={day} />
      </Box>
    ),
  },
  { id: 'selections', fields: ['meats', 'sides', 'tools', 'contentFocus'], content: <Suspense fallback={<MenuLoading />}><LazyMenuFields catalogue={catalogue} /></Suspense> },
  {
    id: 'contact',
    fields: ['hostName', 'email', ...OPTIONAL_NAMES, 'trainingPlace', 'location', 'notes'],
    content: (
      <Box sx={{ display: 'grid', gap: 8, maxWidth: 640 }}>
        <Box sx={{ display: 'grid', gap: 4 }}>
          <TextInput name="hostName" required autoComplete="name" />
          <TextInput name="email" type="email" required autoComplete="email" />
          <OptionalFields />
        </Box>
        {place}
        <TextInput name="notes" rows={3} />
      </Box>
    ),
  },
];

function request(values: WizardValues, { catalogue, metres, language, today, settings, key }: SubmitContext) {
  const form = wizardSchema.cast(values);
  const body = toSummaryRequest(form, { name: form.hostName, email: form.email }, catalogue, metres, language, today, settings);
  return { totalCost: body.totalCost ?? null, post: () => call('createBooking', { language, body, headers: { 'idempotency-key': key } }) };
}

/** Wizard in which a logged-in user books a day for an event or a training. */
export function BookingWizard({ date, type, party = {}, ...props }: BookingWizardProps) {
  const t = useText(requestTexts);
  return (
    <RequestWizard
      {...props}
      label={t('wizard.label')}
      schema={wizardSchema}
      initialValues={EMPTY_WIZARD}
      memory={bookingWizardMemory}
      start={(drafted) => startingValues(drafted, { date, type, party })}
      buildSteps={buildSteps}
      end="confirmation"
      request={request}
    />
  );
}
