import type { ComponentProps } from 'react';
import { wizardTexts } from '../../../src/components/wizard/texts';
import { Wizard } from '../../../src/components/wizard/Wizard';
import { useLanguage } from '../../../src/i18n/LanguageProvider';
import { useText } from '../../../src/i18n/useText';
import { submitted } from '../../fixtures/exampleForm';
import { exampleTexts } from '../../fixtures/exampleTexts';
import { EMPTY_VISIT, storeDraft, visitSchema, visitSteps, WHOLE_VISIT, type VisitValues } from '../../fixtures/exampleWizard';
import type { PlayContext } from '../../fixtures/playContext';
import { languageOf, normalizeSpaces, translator } from '../../fixtures/translate';

interface VisitProps extends Partial<ComponentProps<typeof Wizard<VisitValues>>> {
  /** Values in the stored draft. */
  draft?: Partial<VisitValues>;
  reached?: string;
  long?: boolean;
}

const done: ComponentProps<typeof Wizard<VisitValues>>['onFinish'] = (values) => {
  submitted(values);
  return Promise.resolve('done');
};

/** Stores by draft, so that re-rendering the wizard reuses the same store. */
const memories = new Map<string, NonNullable<VisitProps['memory']>>();
const memoryOf = (draft: VisitProps['draft'], reached: string) => {
  const name = JSON.stringify([draft, reached]);
  const memory = memories.get(name) ?? { read: () => (draft ? { values: { ...EMPTY_VISIT, ...draft }, reached } : null), keep: storeDraft };
  memories.set(name, memory);
  return memory;
};

/** Example wizard for a garden visit, in the story's language. */
export function Visit({ draft, reached = '', long = false, ...rest }: VisitProps) {
  const t = useText(exampleTexts);
  const language = useLanguage();
  return <Wizard<VisitValues> label={t('visit')} steps={visitSteps(language, long)} schema={visitSchema} initialValues={EMPTY_VISIT} texts={exampleTexts} memory={memoryOf(draft, reached)} onFinish={done} {...rest} />;
}

/** Returns the example's texts, fields and actions. */
export function parts({ canvas, globals, userEvent }: PlayContext) {
  const t = translator(exampleTexts, globals['locale']);
  const w = translator(wizardTexts, globals['locale']);
  const field = (name: 'name' | 'email' | 'wish') => canvas.getByRole('textbox', { name: t(`fields.${name}.label`) });
  const heading = (step: 'who' | 'plot' | 'wish' | 'review') => canvas.findByRole('heading', { level: 2, name: (name) => normalizeSpaces(name).endsWith(normalizeSpaces(t(`steps.${step}.title`))) });
  const forward = () => userEvent.click(canvas.getByRole('button', { name: w('forward') }));
  return { t, w, field, heading, forward, language: languageOf(globals['locale']) };
}

/** Fills in the first step and continues to the next. */
export async function fillWho(steps: PlayContext) {
  const { field, forward } = parts(steps);
  await steps.userEvent.type(field('name'), WHOLE_VISIT.name);
  await steps.userEvent.type(field('email'), WHOLE_VISIT.email);
  await forward();
}
