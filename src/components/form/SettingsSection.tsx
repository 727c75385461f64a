import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

export interface SettingsSectionProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** Titled section of a back-office form. */
export function SettingsSection({ title, hint, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ p: { xs: 4, sm: 6 }, bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1, minWidth: 0 }}>
      <Typography id={id} variant="h4" component="h2">
        {title}
      </Typography>
      {hint && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary', maxWidth: '62ch' }}>
          {hint}
        </Typography>
      )}
      <Box sx={{ mt: 5 }}>{children}</Box>
    </Box>
  );
}
