import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ApiError } from '../../api/client';
import { NumberInput } from '../../components/form/NumberInput';
import { formatMoney } from '../../contract/formats';
import type { SelfServiceRequest } from '../../contract/selfServiceResponses';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { QuoteDifference } from './QuoteDifference';
import { manageTexts } from './texts';
import { useGuestsToCome } from './useGuestsToCome';

/** Fields for the number of guests, with a preview of the server's price before anything is sent. */
export function GuestsFields({ token, managed }: { token: string; managed: SelfServiceRequest }) {
  const t = useText(manageTexts);
  const language = useLanguage();
  const { rules } = useSettings();
  const { changed, preview, failure, retry } = useGuestsToCome(token, managed);
  const money = (dollars: number | null) => (dollars === null ? t('price.tbd') : formatMoney(Math.round(dollars * 100), language));
  const refused = failure instanceof ApiError && failure.status < 500;
  const unreachable = changed && failure !== undefined && !refused;
  const statusText = (): string => {
    if (!changed) return '';
    if (refused) return Object.values(failure.fields)[0] ?? failure.message;
    if (unreachable) return t('problem.unreachable');
    if (!preview) return t('guests.counting');
    const [before, after] = [preview.before.totalCost, preview.after.totalCost];
    if (before === after) return t('guests.same', { after: money(after) });
    const difference = Math.round(((after ?? 0) - (before ?? 0)) * 100);
    return t(difference > 0 ? 'guests.more' : 'guests.less', { before: money(before), after: money(after), difference: formatMoney(Math.abs(difference), language) });
  };
  return (
    <>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 168px), 1fr))', alignItems: 'start' }}>
        <NumberInput name="adults" min={1} max={rules.maxGuests} required />
        <NumberInput name="children" min={0} max={rules.maxGuests} />
      </Box>
      <Typography role="status" sx={{ fontWeight: 650, minHeight: '1.6em' }}>
        {statusText()}
      </Typography>
      {unreachable && (
        <Button variant="outlined" onClick={retry} sx={{ justifySelf: 'start' }}>
          {t('failed.retry')}
        </Button>
      )}
      {preview && preview.before.totalCost !== preview.after.totalCost && <QuoteDifference before={preview.before} after={preview.after} />}
    </>
  );
}
