import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLinePresets } from '../../api/agreement';
import { longWordStyles } from '../../components/longWordStyles';
import { formatMoney } from '../../contract/formats';
import type { LinePreset } from '../../contract/settings';
import { toCents } from '../../contract/pricing';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { inboxTexts } from './texts';

export interface LinePresetButtonsProps {
  guests: number;
  onAdd: (preset: LinePreset) => void;
}

/** The owner's prepared lines, each added by one press. Nothing is shown until they have loaded, and when there are none. */
export function LinePresetButtons({ guests, onAdd }: LinePresetButtonsProps) {
  const t = useText(inboxTexts);
  const language = useLanguage();
  const presets = useLinePresets() ?? [];
  if (presets.length === 0) return null;
  return (
    <Box role="group" aria-label={t('adjust.presets')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {presets.map((preset, index) => {
        const { name, amount, perPerson } = preset;
        const price = formatMoney(toCents(amount), language);
        return (
          // Two prepared lines can have one name, and their order is the owner's.
          // oxlint-disable-next-line react/no-array-index-key
          <Button key={index} variant="outlined" color="inherit" startIcon={<AddIcon />} onClick={() => onAdd(preset)} sx={{ textAlign: 'left', ...longWordStyles }}>
            {perPerson ? t('adjust.presetEach', { name: name[language], guests, price }) : t('adjust.preset', { name: name[language], price })}
          </Button>
        );
      })}
    </Box>
  );
}
