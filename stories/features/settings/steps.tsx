import Box from '@mui/material/Box';
import type { Decorator } from '@storybook/react-vite';
import { useMemo, type ReactNode } from 'react';
import { screen, within } from 'storybook/test';
import { Form } from '../../../src/components/form/Form';
import { SaveBar } from '../../../src/components/form/SaveBar';
import { saveBarTexts } from '../../../src/components/form/saveBarTexts';
import { versionedFormTexts } from '../../../src/components/form/versionedFormTexts';
import { SETTINGS_SCHEMAS } from '../../../src/contract/settingsSchemas';
import { ownLabels, PARTS, type FormPart } from '../../../src/features/settings/parts';
import { settingsTexts } from '../../../src/features/settings/texts';
import { valuesOf, type PartValues } from '../../../src/features/settings/values';
import { useLanguage } from '../../../src/i18n/LanguageProvider';
import { scrollToField } from '../../fixtures/pickers';
import type { PlayContext } from '../../fixtures/playContext';
import { ownSettings } from '../../fixtures/settings';
import { languageOf, translator } from '../../fixtures/translate';

type Globals = Pick<PlayContext, 'globals'>;

export const texts = ({ globals }: Globals) => translator(settingsTexts, globals['locale']);
export const outcome = ({ globals }: Globals) => translator(versionedFormTexts, globals['locale']);

/** Returns a text of a part by name. */
export const textOfPart = (part: FormPart, { globals }: Globals) => {
  const translate = translator(PARTS[part].texts, globals['locale']) as (name: string) => string;
  return translate;
};

/** Returns queries for the dialog, which is rendered outside the story's canvas. */
export const inDialog = async () => within(await screen.findByRole('dialog'));

export const save = ({ canvas, globals, userEvent }: PlayContext) => userEvent.click(canvas.getByRole('button', { name: translator(saveBarTexts, globals['locale'])('save') }));

/** Returns a text field of a part by the name of its value. */
export const fieldOf = (part: FormPart, name: string, steps: PlayContext) => steps.canvas.getByRole('textbox', { name: new RegExp(`^${ownLabels(PARTS[part], languageOf(steps.globals['locale']))[name] ?? textOfPart(part, steps)(`fields.${name}.label`)}[\\s*]*$`) });

/** Waits until the last time picker of a part has loaded. @param name value of the picker */
export const pickersArrived = (part: FormPart, name: string, steps: PlayContext) =>
  scrollToField(() => steps.canvas.getByRole('group', { name: new RegExp(`^${textOfPart(part, steps)(`fields.${name}.label`)}`) }));

interface PartFrameProps {
  part: FormPart;
  /** Values that differ from the owner's. */
  changes?: PartValues;
  children: ReactNode;
}

/** Form of a part around some of its fields. */
export function PartFrame({ part, changes = {}, children }: PartFrameProps) {
  const language = useLanguage();
  const labels = useMemo(() => ownLabels(PARTS[part], language), [part, language]);
  return (
    <Box sx={{ p: { xs: 4, sm: 6 }, maxWidth: 960 }}>
      <Form<PartValues> schema={SETTINGS_SCHEMAS[part]} initialValues={{ ...valuesOf(part, ownSettings[part], ownSettings.lists), ...changes }} texts={PARTS[part].texts} labels={labels} onSubmit={() => {}}>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 }}>
          {children}
          <SaveBar back="/fr/admin/settings" isDraftStored />
        </Box>
      </Form>
    </Box>
  );
}

/** Decorator that renders a story inside the form of a part, with the values of `parameters.changes`. */
export const inPart =
  (part: FormPart): Decorator =>
  (Story, { parameters }) => (
    <PartFrame part={part} changes={parameters['changes'] as PartValues}>
      <Story />
    </PartFrame>
  );
