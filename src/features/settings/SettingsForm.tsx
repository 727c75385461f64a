import { useFormikContext } from 'formik';
import { useId, useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import { useSaveSettingsPart } from '../../api/settings';
import { useVersionedForm } from '../../api/useVersionedForm';
import { VersionedForm } from '../../components/form/VersionedForm';
import type { Premises, Settings } from '../../contract/settings';
import type { StoredSettingsPart } from '../../contract/settingsEndpoints';
import { SETTINGS_SCHEMAS } from '../../contract/settingsSchemas';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { ChangeList } from './ChangeList';
import { FilmsFields } from './FilmsFields';
import { LinePresetsFields } from './LinePresetsFields';
import { ListFields } from './ListFields';
import { LookFields } from './LookFields';
import { OutsideDialog } from './OutsideDialog';
import { ownLabels, partFormOf, type FormPart } from './parts';
import { PartFields } from './PartFields';
import { PremisesFields, type PointOnMap } from './PremisesFields';
import { isInQuebec } from './quebec';
import { settingsTexts } from './texts';
import { draftNameOf, shapeOf, valuesOf, type PartValues } from './values';

export interface SettingsFormProps {
  part: FormPart;
  /** Part as read from the server. */
  stored: StoredSettingsPart;
  /** Called with the part after saving. */
  onSaved: (next: StoredSettingsPart) => void;
  onMap: PointOnMap;
  /** Path below the language to which cancelling leads. */
  back?: string;
}

interface Question {
  point: Premises;
  onAnswer: (isMeant: boolean) => void;
}

/** Differences between the version that another user has saved and the form's values. */
function Differences({ part, theirs }: { part: FormPart; theirs: StoredSettingsPart }) {
  const t = useText(settingsTexts);
  const id = useId();
  const { lists } = useSettings();
  const { values } = useFormikContext<PartValues>();
  return (
    // Scrolls, because the panel with the choice is sticky and must not cover the form.
    <Box role="group" aria-labelledby={id} tabIndex={0} sx={{ mt: 2, maxHeight: '30vh', overflowY: 'auto' }}>
      <Box component="p" id={id} sx={{ m: 0, mb: 2, typography: 'body2', fontWeight: 650 }}>
        {t('differences')}
      </Box>
      <ChangeList part={part} before={valuesOf(part, theirs.value, lists)} after={values} />
    </Box>
  );
}

/** Form of one part of the settings. The browser stores unsaved changes as a draft. */
export function SettingsForm({ part, stored, onSaved, onMap, back = 'admin/settings' }: SettingsFormProps) {
  const language = useLanguage();
  const { lists } = useSettings();
  const form = useMemo(() => partFormOf(part, lists), [part, lists]);
  const labels = useMemo(() => ownLabels(form, language), [form, language]);
  const save = useSaveSettingsPart(part);
  const [question, setQuestion] = useState<Question | null>(null);
  const isMeant = (point: Premises) =>
    new Promise<boolean>((resolve) => {
      const onAnswer = (answer: boolean) => {
        setQuestion(null);
        resolve(answer);
      };
      setQuestion({ point, onAnswer });
    });
  const state = useVersionedForm<PartValues, StoredSettingsPart>({
    name: draftNameOf(part),
    stored,
    valuesOf: ({ value }) => valuesOf(part, value, lists),
    shape: shapeOf(part, lists),
    save: (values, version) => save(values as unknown as Settings[FormPart], version),
    confirm: (values) => {
      const point = values as unknown as Premises;
      return part !== 'premises' || isInQuebec(point) ? Promise.resolve(true) : isMeant(point);
    },
    onSaved,
  });
  const fields = () => {
    if (part === 'premises') return <PremisesFields onMap={onMap} />;
    if (part === 'look') return <LookFields />;
    if (part === 'lists') return <ListFields />;
    if (part === 'linePresets') return <LinePresetsFields />;
    return part === 'films' ? <FilmsFields /> : <PartFields form={form} />;
  };
  return (
    <>
      <VersionedForm<PartValues> schema={SETTINGS_SCHEMAS[part]} texts={form.texts} labels={labels} state={state} back={`/${language}/${back}`} differences={state.theirs && <Differences part={part} theirs={state.theirs} />}>
        {fields()}
      </VersionedForm>
      {question && <OutsideDialog {...question} />}
    </>
  );
}
