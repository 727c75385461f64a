import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FormikHelpers, FormikValues } from 'formik';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Texts } from '../../i18n/texts';
import { useText } from '../../i18n/useText';
import { StepForm } from './StepForm';
import { furthestReachableStep, serverErrorsFor, stepWithField, stepsFor, type WizardSchema, type WizardStep } from './steps';
import { wizardTexts } from './texts';
import { useWizardValues, type WizardDraftStorage } from './useWizardValues';
import { WizardContext, type WizardContextValue } from './useWizard';
import { WizardProgress } from './WizardProgress';

/** Outcome of the last step: `done` clears the draft, `kept` leaves everything as is, and a record holds the server's error messages by field. */
export type WizardOutcome = 'done' | 'kept' | Readonly<Record<string, string>>;

export interface WizardProps<Values extends FormikValues> {
  /** Accessible name of the list of steps. */
  label: string;
  /** All possible steps. Must be a stable reference: declare outside the component, or memoize with `useMemo`. */
  steps: readonly WizardStep<Values>[];
  /** Schema for all steps, the same as the server's. Each step is validated by the part for its fields. */
  schema: WizardSchema;
  /** Yup context for the schema, such as today's date. */
  context?: Record<string, unknown>;
  /** Initial values, identical on the server and in the browser. Values that only the browser knows come from `memory.read`. */
  initialValues: Values;
  /** Texts that contain the field labels and hints, as `fields.{name}.label` and `fields.{name}.hint`. */
  texts: Texts;
  /** Storage for the draft. Without it, no draft is stored. */
  memory?: WizardDraftStorage<Values>;
  /** Called with all answers, cast by the schema, when the last step is submitted. Must not throw. */
  onFinish: (values: Values) => Promise<WizardOutcome>;
  /** Shown beside the steps on desktop and below them on mobile. Reads the answers with `useWizard()`. */
  aside?: ReactNode;
}

const PARAMETER = 'step';
const NO_CONTEXT = {};
const NOTHING: Readonly<Record<string, string>> = {};

/**
 * Multi-step form. The current step is in the URL, so that the browser's back and forward buttons work. A URL of a step that is not yet reachable
 * shows the first incomplete step.
 */
export function Wizard<Values extends FormikValues>({ label, steps: all, schema, context = NO_CONTEXT, initialValues, texts, memory, onFinish, aside }: WizardProps<Values>) {
  const t = useText(wizardTexts);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { values, reached, state, follow, answer, forget } = useWizardValues(initialValues, memory);
  const [refused, setRefused] = useState(NOTHING);
  const heading = useRef<HTMLHeadingElement>(null);

  const asked = state === 'written' ? null : new URLSearchParams(search).get(PARAMETER);
  const steps = useMemo(() => stepsFor(all, values), [all, values]);
  const open = useMemo(() => furthestReachableStep(steps, schema, values, context), [steps, schema, values, context]);
  const indexOf = (wanted: string | null) => Math.max(0, steps.findIndex((each) => each.id === wanted));
  const current = Math.min(indexOf(asked), open);
  const step = steps[current];
  const id = step?.id ?? '';
  const refusedHere = useMemo(() => serverErrorsFor(step?.fields ?? [], refused), [step, refused]);
  const anyRefused = Object.keys(refusedHere).length > 0;

  const addressOf = useCallback(
    (to: string) => {
      const parameters = new URLSearchParams(search);
      if (to === all[0]?.id) parameters.delete(PARAMETER);
      else parameters.set(PARAMETER, to);
      return { pathname, search: parameters.size > 0 ? `?${parameters}` : '' };
    },
    [all, pathname, search],
  );

  // Replaces the URL of an unknown or not yet reachable step with the URL of the step shown.
  useEffect(() => {
    if (asked !== null && asked !== id) void navigate(addressOf(id), { replace: true });
  }, [asked, id, navigate, addressOf]);

  // Moves focus to the new step's heading, except on arrival or when the error summary has taken the focus.
  const seen = useRef('');
  useEffect(() => {
    if (state === 'written') return;
    if (seen.current !== '' && seen.current !== id && !anyRefused) heading.current?.focus();
    seen.current = id;
  }, [state, id, anyRefused]);

  const submit = async (submitted: Values, { setStatus }: FormikHelpers<Values>) => {
    setRefused(NOTHING);
    // Recomputed, because an answer may have added or removed later steps.
    const now = stepsFor(all, submitted);
    const here = now.findIndex((each) => each.id === id);
    const next = now[here + 1];
    const furthest = Math.max(here + 1, now.findIndex((each) => each.id === reached));
    answer({ values: submitted, reached: now[furthest]?.id ?? id });
    if (next) return navigate(addressOf(next.id));
    const outcome = await onFinish(schema.cast(submitted, { context }) as Values);
    if (outcome === 'done') return forget();
    if (outcome === 'kept') return;
    const asking = stepWithField(now, Object.keys(outcome));
    if (!asking || asking.id === id) return setStatus(outcome);
    setRefused(outcome);
    return navigate(addressOf(asking.id));
  };

  const place: WizardContextValue = { values, steps, current, open: Math.min(open, Math.max(current, indexOf(reached))), addressOf };
  return (
    <WizardContext value={place}>
      <Box>
        <WizardProgress label={label} />
        <Box sx={{ mt: { xs: 6, md: 10 }, display: 'grid', gap: { xs: 10, lg: 16 }, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: aside ? 'minmax(0, 1fr) 340px' : 'minmax(0, 1fr)' } }}>
          <Box sx={{ maxWidth: aside ? 'none' : 760 }}>
            <Typography ref={heading} tabIndex={-1} variant="h2" sx={{ mb: 6, outline: 'none' }}>
              <Typography component="span" variant="body2" sx={{ display: 'block', mb: 1, color: 'text.secondary' }}>
                {t('place', { number: current + 1, count: steps.length })}
              </Typography>{' '}
              {step?.title}
            </Typography>
            {/* Each step is a separate form, so that it starts without touched fields. A restored draft remounts the first step. */}
            <StepForm<Values> key={`${id} ${state === 'restored'}`} schema={schema} context={context} texts={texts} refused={refusedHere} onChange={follow} onSubmit={submit} />
          </Box>
          {aside}
        </Box>
      </Box>
    </WizardContext>
  );
}
