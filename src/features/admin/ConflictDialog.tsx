import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Radio from '@mui/material/Radio';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { useFieldLabels } from '../../components/form/fieldLabels';
import { useText } from '../../i18n/useText';
import { focusRing } from '../../theme/focusRing';
import { fieldsOf, namesOf } from './fields';
import { FieldValue } from './FieldValue';
import { formTexts } from './formTexts';
import type { Field, Manifest, Values } from './manifest';
import { differingNames, sameValue } from './values';

export interface ConflictDialogProps {
  manifest: Manifest;
  mine: Values;
  theirs: Values;
  /** Values from which both edits started. */
  base: Values;
  busy: boolean;
  /** Called with the choices made for the conflicting values. */
  onSave: (chosen: Values) => void;
  onBack: () => void;
}

type Side = 'mine' | 'theirs';
const SIDES: readonly Side[] = ['mine', 'theirs'];

interface ChoiceProps {
  field: Field;
  name: string;
  values: Record<Side, Values>;
  chosen: Side;
  onChoose: (side: Side) => void;
}

function FieldChoice({ field, name, values, chosen, onChoose }: ChoiceProps) {
  const t = useText(formTexts);
  const labels = useFieldLabels();
  const id = useId();
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ p: 0, mb: 2, fontWeight: 650 }}>
        {labels.label(name)}
      </Typography>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
        {SIDES.map((side) => (
          <Box
            key={side}
            component="label"
            sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'start', p: 2, pr: 4, border: 1, borderRadius: 1, borderColor: side === chosen ? 'primary.main' : 'divider', cursor: 'pointer', '&:has(input:focus-visible)': focusRing }}
          >
            <Radio name={id} checked={side === chosen} onChange={() => onChoose(side)} sx={{ '&.Mui-focusVisible': { outline: 'none' } }} slotProps={{ input: { 'aria-label': t(`conflict.${side}`), 'aria-describedby': `${id}-${side}` } }} />
            <Box sx={{ pt: '9px' }}>
              <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
                {t(`conflict.${side}`)}
              </Typography>
              <Typography component="div" variant="body2" id={`${id}-${side}`} sx={{ overflowWrap: 'anywhere' }}>
                <FieldValue field={field} value={values[side][name]} />
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/**
 * Resolves concurrent edits of a record: shows both versions by field, with a choice for each. Fields that only the other user changed keep that
 * user's value by default.
 */
export function ConflictDialog({ manifest, mine, theirs, base, busy, onSave, onBack }: ConflictDialogProps) {
  const t = useText(formTexts);
  const isNarrow = useMediaQuery('(max-width: 599.95px)');
  const title = useId();
  const names = differingNames(manifest, mine, theirs);
  const [choices, setChoices] = useState<Record<string, Side>>({});
  const chosenOf = (name: string): Side => choices[name] ?? (sameValue(mine[name], base[name]) ? 'theirs' : 'mine');
  const values = { mine, theirs };
  return (
    <Dialog open onClose={onBack} fullWidth maxWidth="md" fullScreen={isNarrow} aria-labelledby={title}>
      <DialogTitle id={title} variant="h4" component="h2">
        {t('conflict.title')}
      </DialogTitle>
      <DialogContent tabIndex={0} sx={{ display: 'grid', gap: 6, alignContent: 'start' }}>
        <Typography>{names.length === 0 ? t('conflict.same') : t('conflict.lead', { count: names.length })}</Typography>
        {fieldsOf(manifest).flatMap((field) =>
          namesOf(field)
            .filter((name) => names.includes(name))
            .map((name) => <FieldChoice key={name} field={field} name={name} values={values} chosen={chosenOf(name)} onChoose={(side) => setChoices({ ...choices, [name]: side })} />),
        )}
      </DialogContent>
      <DialogActions disableSpacing sx={{ p: 4, gap: 2, flexWrap: 'wrap', borderTop: 1, borderColor: 'divider' }}>
        <Button color="inherit" onClick={onBack} disabled={busy}>
          {t('conflict.back')}
        </Button>
        <Button variant="contained" loading={busy} loadingPosition="start" onClick={() => onSave(Object.fromEntries(names.map((name) => [name, values[chosenOf(name)][name]])))}>
          {t(busy ? 'saving' : 'conflict.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
