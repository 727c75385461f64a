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
  /** The way out without saving. */
  back: string;
  /** What has come of saving, above the buttons. */
  children?: ReactNode;
  /** What is done in the place of saving, such as a choice between two versions. */
  choice?: ReactNode;
}

/** A field that takes the focus stops above the bar. */
const ROOM = <GlobalStyles styles={{ html: { scrollPaddingBottom: 120 } }} />;

/** What can be done with a form, always in sight. */
export function SaveBar({ back, kept, children, clean, choice }: SaveBarProps) {
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
        // The way back to the top of the page floats at the right edge.
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
      <SaveState kept={kept} clean={clean} />
    </Box>
  );
}
