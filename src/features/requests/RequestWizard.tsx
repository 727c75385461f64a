import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { useFullCatalogue } from '../../api/catalogue';
import type { DayInputProps } from '../../components/form/DayInput';
import type { WizardSchema, WizardStep } from '../../components/wizard/steps';
import { Wizard } from '../../components/wizard/Wizard';
import type { BookingResponse } from '../../contract/bookingSchema';
import { dayAt } from '../../contract/days';
import type { Language } from '../../contract/language';
import type { PublicSettings } from '../../contract/settings';
import { needsTravel, type FullCatalogue } from '../../contract/summaryRequest';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText, type Translate } from '../../i18n/useText';
import type { RequestDraftStorage } from './drafts';
import { LazyMenuCard, LazySummary, preloadMenu } from './lazyComponents';
import { MenuLoading } from './MenuLoading';
import { LocationFields } from './LocationFields';
import { RequestEnd } from './RequestEnd';
import { requestTexts } from './texts';
import { useWizardDraft } from './useWizardDraft';
import { useSubmitRequest } from './useSubmitRequest';
import type { PartyValues } from './values';
import type { LocationFieldSlot } from '../../components/form/locationField';

type RequestTranslate = Translate<(typeof requestTexts)['tree']>;
type StepName = keyof (typeof requestTexts)['tree']['steps'];

/** Context that the steps are built with. */
export interface StepContext {
  t: RequestTranslate;
  catalogue: FullCatalogue & { loading: boolean };
  /** Calendar. */
  day: ReactNode;
  /** Address picker, usable in any step. */
  place: ReactNode;
  /** Field for allergies and diets, named `diets`. */
  diets: ReactNode;
}

/** One step. Its name and heading come from the texts. */
export interface RequestStep<Values extends PartyValues> extends Pick<WizardStep<Values>, 'fields' | 'content'> {
  id: StepName;
}

/** Context for pricing and sending a request. */
export interface SubmitContext {
  catalogue: FullCatalogue;
  /** Round trip in metres. Null while unknown, or when no travel is needed. */
  metres: number | null;
  language: Language;
  today: string;
  settings: PublicSettings;
  /** Value of the `Idempotency-Key` header. */
  key: string;
}

export interface RequestWizardProps<Values extends PartyValues> {
  label: string;
  schema: WizardSchema;
  initialValues: Values;
  memory: RequestDraftStorage<Values>;
  /** Returns the initial values, from the draft or in its place. */
  start?: (drafted: Values | null) => Values | null;
  /** Builds all steps except the last. Declare it outside of the component. */
  buildSteps: (around: StepContext) => readonly RequestStep<Values>[];
  /** Last step, which shows the review and sends the request. */
  end: StepName;
  /** Total shown to the user, in dollars, and the function that sends the request. */
  request: (values: Values, around: SubmitContext) => { totalCost: number | null; post: () => Promise<BookingResponse> };
  renderDay: (slot: DayInputProps) => ReactNode;
  renderPlace: (slot: LocationFieldSlot) => ReactNode;
  /** Field for allergies and diets. */
  diets?: ReactNode;
  /** Called when the request has been received. */
  onSent?: (() => void) | undefined;
}

/** Request wizard with a price summary. Stores a draft, shows a menu card for review, and sends the request. */
export function RequestWizard<Values extends PartyValues>({ label, schema, initialValues, memory: storage, start, buildSteps, end, request, renderDay, renderPlace, diets = null, onSent }: RequestWizardProps<Values>) {
  const catalogue = useFullCatalogue();
  const t = useText(requestTexts);
  const language = useLanguage();
  const settings = useSettings();
  const [today] = useState(() => dayAt(new Date()));
  const context = useMemo(() => ({ today }), [today]);
  const { memory, travel, storeTravel } = useWizardDraft(storage, start);
  const { sending, send } = useSubmitRequest(storage.renewKey);

  const steps = useMemo((): WizardStep<Values>[] => {
    const day = renderDay({ name: 'date', required: true, min: today });
    const place = <LocationFields renderPlace={renderPlace} travel={travel} onTravel={storeTravel} />;
    const named = (step: RequestStep<Values>) => ({ ...step, name: t(`steps.${step.id}.name`), title: t(`steps.${step.id}.title`) });
    const card = <Suspense fallback={<MenuLoading />}><LazyMenuCard catalogue={catalogue} travel={travel} /></Suspense>;
    return [...buildSteps({ t, catalogue, day, place, diets }).map(named), { ...named({ id: end, fields: [], content: card }), forward: t('send') }];
  }, [t, today, renderDay, renderPlace, diets, storeTravel, catalogue, travel, buildSteps, end]);

  const finish = async (values: Values) => {
    const metres = needsTravel(values) ? (travel?.metres ?? null) : null;
    const { totalCost, post } = request(values, { catalogue, metres, language, today, settings, key: storage.currentKey() });
    const outcome = await send(totalCost, post);
    if (outcome === 'done') onSent?.();
    return outcome;
  };

  if (sending.state === 'sent') return <RequestEnd sending={sending} />;
  return (
    <>
      <RequestEnd sending={sending} />
      <Wizard<Values>
        label={label}
        steps={steps}
        schema={schema}
        context={context}
        initialValues={initialValues}
        texts={requestTexts}
        memory={memory}
        onFinish={finish}
        aside={<Suspense fallback={null}><LazySummary catalogue={catalogue} travel={travel} onMount={preloadMenu} /></Suspense>}
      />
    </>
  );
}
