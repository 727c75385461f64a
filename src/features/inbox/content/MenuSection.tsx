import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { CheckboxInput } from '../../../components/form/CheckboxInput';
import { longWordStyles } from '../../../components/longWordStyles';
import { guestsOf } from '../../../contract/bookingRequest';
import { useText } from '../../../i18n/useText';
import { GoneChoices } from './GoneChoices';
import type { GoneChoice } from './gone';
import type { ContentSlots } from './slots';
import { contentTexts } from './texts';
import { useChosenNames } from './useChosenNames';
import { offeredChoices, type ContentValues } from './values';

export interface MenuSectionProps extends Pick<ContentSlots, 'renderMenu'> {
  /** Whether the request is a member's own, which has no event type. */
  isMembers: boolean;
  /** Choices of the request that are no longer offered. */
  gone: readonly GoneChoice[];
}

/** Menu of a form: the chosen names, and the whole catalogue on demand, because it is long on a telephone. Open while nothing is chosen. */
export function MenuSection({ renderMenu, isMembers, gone }: MenuSectionProps) {
  const t = useText(contentTexts);
  const { values } = useFormikContext<ContentValues>();
  const names = useChosenNames(values, gone);
  const isEmpty = Object.values(offeredChoices(values)).every((ids) => ids.length === 0);
  const [open, setOpen] = useState(isEmpty);
  // After another event type was chosen, whose menu has none of the choices.
  if (!open && isEmpty) setOpen(true);
  if (!isMembers && values.eventType === '') return <Typography sx={{ color: 'text.secondary' }}>{t('new.typeFirst')}</Typography>;
  return (
    <>
      {!open && (
        <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
          <Box component="ul" sx={{ m: 0, pl: 5, ...longWordStyles }}>
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </Box>
          <Button variant="outlined" color="inherit" startIcon={<EditOutlined />} onClick={() => setOpen(true)}>
            {t('menu.change')}
          </Button>
        </Box>
      )}
      {open && renderMenu({ eventType: values.eventType, guests: guestsOf(values) })}
      <GoneChoices gone={gone} />
      {isMembers && values.kind === 'event' && <CheckboxInput name="reusableUtensils" />}
    </>
  );
}
