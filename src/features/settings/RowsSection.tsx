import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { SettingsSection } from '../../components/form/SettingsSection';
import { useRows, type RowsOptions } from '../../components/form/useRows';
import { visuallyHidden } from '../../components/visuallyHidden';
import type { RowProps } from './RowHead';

export interface RowsSectionProps<Row> extends RowsOptions<Row> {
  /** Name of the list field. */
  name: string;
  title: string;
  hint?: string;
  /** Sentence in place of the rows when there are none. */
  emptySentence?: string;
  addLabel: string;
  renderRow: (row: Row, props: RowProps) => ReactNode;
}

/** Section of a settings form with one list: its rows in order, and a button that adds one. */
export function RowsSection<Row>({ name, title, hint, emptySentence, addLabel, renderRow, ...options }: RowsSectionProps<Row>) {
  const { id, value, error, helperText, message, add, remove, move } = useRows<Row>(name, options);
  return (
    <SettingsSection title={title} {...(hint && { hint })}>
      {emptySentence && value.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{emptySentence}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {value.map((row, index) => renderRow(row, { name: `${name}.${index}`, index, count: value.length, onMove: (by) => move(index, by), onRemove: () => remove(index) }))}
      </Box>
      <Button id={id} variant="outlined" startIcon={<AddIcon />} onClick={add} sx={{ mt: 4 }} {...(helperText && { 'aria-describedby': `${id}-helper` })}>
        {addLabel}
      </Button>
      {helperText && (
        <Typography id={`${id}-helper`} variant="body2" sx={{ mt: 2, color: error ? 'error.main' : 'text.secondary' }}>
          {helperText}
        </Typography>
      )}
      <Box role="status" sx={visuallyHidden}>
        {message}
      </Box>
    </SettingsSection>
  );
}
