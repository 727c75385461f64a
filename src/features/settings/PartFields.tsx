import Box from '@mui/material/Box';
import { getIn, useFormikContext } from 'formik';
import { SettingsSection } from '../../components/form/SettingsSection';
import { WeekHours } from '../../components/form/WeekHours';
import { useTextLookup } from '../../i18n/useText';
import { FieldRow } from './FieldRow';
import { isSingle, type FieldGroup, type PartForm } from './fields';
import type { PartValues } from './values';

const grid = { display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, columnGap: 5, rowGap: 6, alignItems: 'start' } as const;

/** Fields of one group. The hours of a week are rows of their own. */
function GroupFields({ fields }: Pick<FieldGroup, 'fields'>) {
  const { values } = useFormikContext<PartValues>();
  const single = fields.filter(isSingle);
  if (single.length === 0) return <WeekHours name="week" />;
  return (
    <Box sx={grid}>
      {single
        .filter(({ when }) => when === undefined || getIn(values, when) === true)
        .map((field) => (
          <Box key={field.name} sx={{ minWidth: 0, ...(field.wide && { gridColumn: '1 / -1' }) }}>
            <FieldRow field={field} />
          </Box>
        ))}
    </Box>
  );
}

/** Sections of a part's form, one for each group of fields. */
export function PartFields({ form: { texts, groups } }: { form: PartForm }) {
  const lookup = useTextLookup(texts);
  return groups.map(({ name, fields }) => {
    const hint = lookup(`groups.${name}.hint`);
    return (
      <SettingsSection key={name} title={lookup(`groups.${name}.title`) ?? name} {...(hint && { hint })}>
        <GroupFields fields={fields} />
      </SettingsSection>
    );
  });
}
