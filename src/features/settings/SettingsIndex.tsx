import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '../../i18n/useText';
import { SETTINGS_SECTIONS, type SettingsSectionLink } from './sections';
import { SettingsCard } from './SettingsCard';
import { settingsTexts } from './texts';

/** Groups of the index, in the order of their first screen. */
const GROUPS = [...new Set(SETTINGS_SECTIONS.map(({ group }) => group))];

function Group({ group }: Pick<SettingsSectionLink, 'group'>) {
  const t = useText(settingsTexts);
  const id = `settings-${group}`;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h4" component="h2" sx={{ mb: 4 }}>
        {t(`groups.${group}`)}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}>
        {SETTINGS_SECTIONS.filter((section) => section.group === group).map((section) => (
          <SettingsCard key={section.path} section={section} />
        ))}
      </Box>
    </Box>
  );
}

/** Index of the settings: a card for every screen, with its current values. */
export function SettingsIndex() {
  const t = useText(settingsTexts);
  return (
    <Box sx={{ py: { xs: 5, md: 8 }, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8, maxWidth: 1040 }}>
      <div>
        <Typography variant="h2" component="h1">
          {t('title')}
        </Typography>
        <Typography sx={{ mt: 2, color: 'text.secondary', maxWidth: '62ch', textWrap: 'pretty' }}>{t('lead')}</Typography>
      </div>
      {GROUPS.map((group) => (
        <Group key={group} group={group} />
      ))}
    </Box>
  );
}
