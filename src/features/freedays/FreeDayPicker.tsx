import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo } from 'react';
import { DayPicker, type DayPickerProps } from '../../components/form/DayPicker';
import { visuallyHidden } from '../../components/visuallyHidden';
import { formatDay } from '../../contract/formats';
import { formatShortDay } from '../../contract/kitchenFormats';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { freeDayTexts } from './texts';
import { useFreeDays } from './useFreeDays';

/** Calendar that marks days with restricted availability, with a button for the first day without restrictions. */
export const FreeDayPicker = memo(function FreeDayPicker({ markOf: _, ...props }: DayPickerProps) {
  const t = useText(freeDayTexts);
  const language = useLanguage();
  const { value, setValue, min } = props;
  const { markOf, first } = useFreeDays(min);
  const reason = value === '' ? undefined : markOf(value)?.reason;
  return (
    <Box sx={{ display: 'grid', gap: 1, alignContent: 'start', justifyItems: 'start', minWidth: 0 }}>
      <DayPicker {...props} opensAt={first ?? undefined} markOf={markOf} />
      <Box role="status" sx={visuallyHidden}>
        {value === '' ? '' : reason ? t('chosen', { day: formatDay(value, language), reason }) : formatDay(value, language)}
      </Box>
      {first !== null && (
        <Button variant="text" size="small" onClick={() => setValue(first)} sx={{ px: '14px', minHeight: 44, justifyContent: 'flex-start', textAlign: 'left', lineHeight: 1.35 }}>
          {t('first', { day: formatShortDay(first, language) })}
        </Button>
      )}
    </Box>
  );
});
