import Box from '@mui/material/Box';
import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { sendRequest } from '../../api/ownRequests';
import { STORAGE_KEYS } from '../../api/storage';
import { TextInput } from '../../components/form/TextInput';
import type { WizardStep } from '../../components/wizard/steps';
import { Wizard } from '../../components/wizard/Wizard';
import { dayAt } from '../../contract/days';
import { builderSchema } from '../../contract/memberRequest';
import { needsRoad, summaryOf } from '../../contract/summaryRequest';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { KindFields } from './KindFields';
import { LaterIdeaFields, LaterMenuCard } from './later';
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
import { EMPTY_BUILDER, type BuilderValues } from './values';
import { WhenFields } from './WhenFields';

export interface BuilderProps {
  /** The address picker, told what it needs. */
  renderPlace: (slot: PlaceSlot) => ReactNode;
}

/** A member composes an event or a training of their own, step by step, and asks for it. */
export function Builder({ renderPlace }: BuilderProps) {
  const t = useText(requestTexts);
  const language = useLanguage();
  const [today] = useState(() => dayAt(new Date()));
  const context = useMemo(() => ({ today }), [today]);
  const catalogue = useFullCatalogue();
  const [travel, setTravel] = useState<KnownTravel | null>(null);
  const { memory, currentKey, renewKey } = useDraftMemory(STORAGE_KEYS.builderDraft, EMPTY_BUILDER);
  const { sending, send } = useSending(renewKey);

  const steps = useMemo((): WizardStep<BuilderValues>[] => {
    const step = (id: 'type' | 'people' | 'when' | 'what' | 'notes' | 'review', fields: WizardStep<BuilderValues>['fields'], content: ReactNode) => ({ id, name: t(`steps.${id}.name`), title: t(`steps.${id}.title`), fields, content });
    return [
      step('type', ['kind', 'trainingType'], <KindFields />),
      step('people', ['adults', 'children', 'pricePerChild'], <PeopleFields />),
      step(
        'when',
        ['date', 'time', 'trainingPlace', 'location'],
        <Box sx={{ display: 'grid', gap: 8 }}>
          <WhenFields today={today} />
          <PlaceFields renderPlace={renderPlace} onTravel={setTravel} />
        </Box>,
      ),
      step('what', ['title', 'description', 'meats', 'sides', 'tools', 'contentFocus', 'reusableUtensils'], <Suspense fallback={<MenuLoading />}><LaterIdeaFields catalogue={catalogue} /></Suspense>),
      step('notes', ['notes'], <TextInput name="notes" rows={5} />),
      { ...step('review', [], <Suspense fallback={<MenuLoading />}><LaterMenuCard catalogue={catalogue} travel={travel} /></Suspense>), forward: t('send') },
    ];
  }, [t, today, renderPlace, catalogue, travel]);

  const finish = (values: BuilderValues) => {
    const form = builderSchema.cast(values);
    const totalCost = summaryOf(form, catalogue, needsRoad(form) ? (travel?.metres ?? null) : null).totalCents / 100;
    return send(totalCost, () => sendRequest({ ...form, totalCost, language }, { language, key: currentKey() }));
  };

  if (sending.state === 'sent') return <RequestEnd sending={sending} />;
  return (
    <>
      <RequestEnd sending={sending} />
      <Wizard<BuilderValues>
        label={t('builder.label')}
        steps={steps}
        schema={builderSchema}
        context={context}
        initialValues={EMPTY_BUILDER}
        texts={requestTexts}
        memory={memory}
        onFinish={finish}
        aside={<PartySummary catalogue={catalogue} travel={travel} />}
      />
    </>
  );
}
