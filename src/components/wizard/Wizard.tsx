import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FormikHelpers, FormikValues } from 'formik';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Texts } from '../../i18n/texts';
import { useText } from '../../i18n/useText';
import { StepForm } from './StepForm';
import { furthestOpen, refusalsFor, stepAsking, stepsFor, type WizardSchema, type WizardStep } from './steps';
import { wizardTexts } from './texts';
import { useAnswers, type WizardMemory } from './useAnswers';
import { WizardContext, type WizardPlace } from './useWizard';
import { WizardProgress } from './WizardProgress';

/** How the last step ended: over, and the draft is forgotten; not over, and all is kept; or refused, field by field, in sentences. */
export type WizardOutcome = 'done' | 'kept' | Readonly<Record<string, string>>;

export interface WizardProps<Values extends FormikValues> {
  /** What the steps lead to, as the name of their list. */
  label: string;
  /** All steps that there can be. Declare them outside of the component, or keep them with `useMemo`. */
  steps: readonly WizardStep<Values>[];
  /** One schema for all steps, the same that the server uses; each step is checked by its own fields' part of it. */
  schema: WizardSchema;
  /** What the schema needs to know besides the values, such as today. */
  context?: Record<string, unknown>;
  /** The same on the server and in the browser: what only the browser knows comes from `memory.read`. */
  initialValues: Values;
  /** The texts whose `fields.{name}.label` and `fields.{name}.hint` name the fields. */
  texts: Texts;
  /** Where the draft is kept; nowhere, when absent. */
  memory?: WizardMemory<Values>;
  /** Called with all the answers, as the schema casts them, when the last step is sent. It does not throw. */
  onFinish: (values: Values) => Promise<WizardOutcome>;
  /** Stands beside the steps on a desk and below them on a phone; `useWizard()` gives it the answers. */
  aside?: ReactNode;
}

const PARAMETER = 'step';
const NO_CONTEXT = {};
const NOTHING: Readonly<Record<string, string>> = {};

/**
 * Questions in steps. The step stands in the address, so that the browser's own ways back and forward walk through them;
 * an address that asks for more than has been answered shows the first step with something missing.
 */
export function Wizard<Values extends FormikValues>({ label, steps: all, schema, context = NO_CONTEXT, initialValues, texts, memory, onFinish, aside }: WizardProps<Values>) {
  const t = useText(wizardTexts);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { values, reached, state, follow, answer, forget } = useAnswers(initialValues, memory);
  const [refused, setRefused] = useState(NOTHING);
  const heading = useRef<HTMLHeadingElement>(null);

  const asked = state === 'written' ? null : new URLSearchParams(search).get(PARAMETER);
  const steps = useMemo(() => stepsFor(all, values), [all, values]);
  const open = useMemo(() => furthestOpen(steps, schema, values, context), [steps, schema, values, context]);
  const indexOf = (wanted: string | null) => Math.max(0, steps.findIndex((each) => each.id === wanted));
  const current = Math.min(indexOf(asked), open);
  const step = steps[current];
  const id = step?.id ?? '';
  const refusedHere = useMemo(() => refusalsFor(step?.fields ?? [], refused), [step, refused]);
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

  // An address for a step that cannot be shown yet, or does not exist, makes way for the one that is.
  useEffect(() => {
    if (asked !== null && asked !== id) void navigate(addressOf(id), { replace: true });
  }, [asked, id, navigate, addressOf]);

  // Reading goes on from the new step's heading, but not on arrival, nor when a summary of refusals has taken the focus.
  const seen = useRef('');
  useEffect(() => {
    if (state === 'written') return;
    if (seen.current !== '' && seen.current !== id && !anyRefused) heading.current?.focus();
    seen.current = id;
  }, [state, id, anyRefused]);

  const submit = async (answers: Values, { setStatus }: FormikHelpers<Values>) => {
    setRefused(NOTHING);
    // An answer may have opened or closed steps behind it.
    const now = stepsFor(all, answers);
    const here = now.findIndex((each) => each.id === id);
    const next = now[here + 1];
    const furthest = Math.max(here + 1, now.findIndex((each) => each.id === reached));
    answer({ values: answers, reached: now[furthest]?.id ?? id });
    if (next) return navigate(addressOf(next.id));
    const outcome = await onFinish(schema.cast(answers, { context }) as Values);
    if (outcome === 'done') return forget();
    if (outcome === 'kept') return;
    const asking = stepAsking(now, Object.keys(outcome));
    if (!asking || asking.id === id) return setStatus(outcome);
    setRefused(outcome);
    return navigate(addressOf(asking.id));
  };

  const place: WizardPlace = { values, steps, current, open: Math.min(open, Math.max(current, indexOf(reached))), addressOf };
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
            {/* Each step is a form of its own, so that it starts with nothing tried; a restored draft starts the first one over. */}
            <StepForm<Values> key={`${id} ${state === 'restored'}`} schema={schema} context={context} texts={texts} refused={refusedHere} onChange={follow} onSubmit={submit} />
          </Box>
          {aside}
        </Box>
      </Box>
    </WizardContext>
  );
}
