import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useText } from '../../i18n/useText';
import { saveBarTexts } from './saveBarTexts';
import { SaveState, type SaveStateProps } from './SaveState';

export interface SaveBarProps extends SaveStateProps {
  /** Path of the link that leaves the form without saving. */
  back: string;
  /** Result of saving, shown above the buttons. */
  children?: ReactNode;
  /** Replaces the save button, for example by a choice between two versions. */
  choice?: ReactNode;
}

/** Scroll padding that keeps a focused field above the sticky bar. */
const ROOM = <GlobalStyles styles={{ html: { scrollPaddingBottom: 120 } }} />;

/** Sticky bar with the form's actions. */
export function SaveBar({ back, isDraftStored, children, clean, choice }: SaveBarProps) {
  const t = useText(saveBarTexts);
  const { isSubmitting } = useFormikContext();
  return (
    <Box
      role="group"
      aria-label={t('bar')}
      sx={{
        position: 'sticky',
        bottom: 'var(--office-foot, 0px)',
        zIndex: 2,
        // Right padding for the floating back-to-top button.
        pr: { xs: 14, md: 18 },
        py: 3,
        mt: 6,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 3,
        rowGap: 1,
        bgcolor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {ROOM}
      <Box sx={{ flex: '1 0 100%', order: -2, display: 'grid', gap: 3, '&:empty': { display: 'none' }, '&:not(:empty)': { mb: 2 } }}>{children}</Box>
      {choice ?? (
        <Button type="submit" variant="contained" loading={isSubmitting} loadingPosition="start">
          {t(isSubmitting ? 'saving' : 'save')}
        </Button>
      )}
      <Button component={RouterLink} to={back} color="inherit">
        {t('cancel')}
      </Button>
      <SaveState isDraftStored={isDraftStored} clean={clean} />
    </Box>
  );
}
