import Box from '@mui/material/Box';
import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { call } from '../../api/client';
import { storedUser } from '../../api/session';
import { STORAGE_KEYS } from '../../api/storage';
import { ChoiceInput } from '../../components/form/ChoiceInput';
import { TextInput } from '../../components/form/TextInput';
import type { WizardStep } from '../../components/wizard/steps';
import { Wizard } from '../../components/wizard/Wizard';
import { DATE_PARAMETER_TIME } from '../../contract/business';
import { dayAt, isRealDay } from '../../contract/days';
import { wizardSchema } from '../../contract/memberRequest';
import { kindOf, toSummaryRequest } from '../../contract/summaryRequest';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { LaterMenuCard, LaterMenuFields } from './later';
import { MenuLoading } from './MenuLoading';
import { PartySummary } from './PartySummary';
import { PeopleFields } from './PeopleFields';
import { PlaceFields, type PlaceSlot } from './PlaceFields';
import { RequestEnd } from './RequestEnd';
import type { KnownTravel } from './SummaryWidget';
import { requestTexts } from './texts';
import { useDraftMemory } from './useDraftMemory';
import { useFullCatalogue } from './useFullCatalogue';
import { useSending } from './useSending';
import { EMPTY_WIZARD, type WizardValues } from './values';
import { WhenFields } from './WhenFields';

export interface BookingWizardProps {
  /** What the address asks for; a day that does not exist, or is over, counts for nothing. */
  date: string | null;
  type: string | null;
  renderPlace: (slot: PlaceSlot) => ReactNode;
}

/** What the wizard starts from: the draft, the person's own name and address, and what the page's address asks for. */
function startingValues(drafted: WizardValues | null, { date, type }: Pick<BookingWizardProps, 'date' | 'type'>, today: string): WizardValues {
  const user = storedUser();
  const values = drafted ?? { ...EMPTY_WIZARD, hostName: user?.name ?? '', email: user?.email ?? '' };
  const dated = date !== null && isRealDay(date) && date >= today ? { date, time: values.time || DATE_PARAMETER_TIME } : {};
  return { ...values, ...(type === null ? {} : { kind: kindOf(type) }), ...dated };
}

/** A signed-in person books a day for an event or a training. */
export function BookingWizard({ date, type, renderPlace }: BookingWizardProps) {
  const t = useText(requestTexts);
  const language = useLanguage();
  const [today] = useState(() => dayAt(new Date()));
  const context = useMemo(() => ({ today }), [today]);
  const catalogue = useFullCatalogue();
  const [travel, setTravel] = useState<KnownTravel | null>(null);
  const { memory, currentKey, renewKey } = useDraftMemory(STORAGE_KEYS.bookingWizardDraft, EMPTY_WIZARD, (drafted) => startingValues(drafted, { date, type }, today));
  const { sending, send } = useSending(renewKey);

  const steps = useMemo((): WizardStep<WizardValues>[] => {
    const step = (id: 'people' | 'selections' | 'contact' | 'confirmation', fields: WizardStep<WizardValues>['fields'], content: ReactNode) => ({ id, name: t(`steps.${id}.name`), title: t(`steps.${id}.title`), fields, content });
    return [
      step(
        'people',
        ['kind', 'adults', 'children', 'pricePerChild', 'date', 'time'],
        <Box sx={{ display: 'grid', gap: 8 }}>
          <ChoiceInput name="kind" options={[{ value: 'event', label: t('kinds.event'), description: t('kinds.eventSentence') }, { value: 'training', label: t('kinds.training'), description: t('kinds.trainingSentence') }]} />
          <PeopleFields />
          <WhenFields today={today} />
        </Box>,
      ),
      step('selections', ['meats', 'sides', 'tools', 'contentFocus'], <Suspense fallback={<MenuLoading />}><LaterMenuFields catalogue={catalogue} /></Suspense>),
      step(
        'contact',
        ['hostName', 'email', 'trainingPlace', 'location', 'notes'],
        <Box sx={{ display: 'grid', gap: 8, maxWidth: 640 }}>
          <Box sx={{ display: 'grid', gap: 4 }}>
            <TextInput name="hostName" required autoComplete="name" />
            <TextInput name="email" type="email" required autoComplete="email" />
          </Box>
          <PlaceFields renderPlace={renderPlace} onTravel={setTravel} />
          <TextInput name="notes" rows={3} />
        </Box>,
      ),
      { ...step('confirmation', [], <Suspense fallback={<MenuLoading />}><LaterMenuCard catalogue={catalogue} travel={travel} /></Suspense>), forward: t('send') },
    ];
  }, [t, today, renderPlace, catalogue, travel]);

  const finish = (values: WizardValues) => {
    const form = wizardSchema.cast(values);
    const body = toSummaryRequest(form, { name: form.hostName, email: form.email }, catalogue, travel?.metres ?? null, language, today);
    return send(body.totalCost ?? null, () => call('createBooking', { language, body, headers: { 'idempotency-key': currentKey() } }));
  };

  if (sending.state === 'sent') return <RequestEnd sending={sending} />;
  return (
    <>
      <RequestEnd sending={sending} />
      <Wizard<WizardValues>
        label={t('wizard.label')}
        steps={steps}
        schema={wizardSchema}
        context={context}
        initialValues={EMPTY_WIZARD}
        texts={requestTexts}
        memory={memory}
        onFinish={finish}
        aside={<PartySummary catalogue={catalogue} travel={travel} />}
      />
    </>
  );
}
