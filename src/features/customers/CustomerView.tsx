import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { deleteDrafts } from '../../api/draftStore';
import { longWordStyles } from '../../components/longWordStyles';
import { useRestoreFocus } from '../../components/useRestoreFocus';
import type { Customer } from '../../contract/customers';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { CustomerContact } from './CustomerContact';
import { CustomerEvents } from './CustomerEvents';
import { CustomerForm } from './CustomerForm';
import { MergeDialog } from './MergeDialog';
import { RemoveDialog } from './RemoveDialog';
import { customersTexts } from './texts';

export interface CustomerViewProps {
  customer: Customer;
  /** Called with the card after it was saved or merged. */
  onCustomer: (customer: Customer) => void;
  /** Called after the card was deleted. */
  onRemoved: () => void;
  /** Called when the card has changed on the server, so the caller must refetch it. */
  onChanged: () => void;
}

/** Card of a customer with notes, requests and actions. The action being prepared is stored in the URL. */
export function CustomerView({ customer, onCustomer, onRemoved, onChanged }: CustomerViewProps) {
  const t = useText(customersTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const [parameters] = useSearchParams();
  const action = parameters.get('act');
  const [heading, resume] = useRestoreFocus();
  const [news, setNews] = useState<'saved' | 'merged' | null>(null);
  const close = () => void navigate({ search: '' }, { replace: true, state });
  const onDone = (kind: 'saved' | 'merged') => (next: Customer) => {
    onCustomer(next);
    setNews(kind);
    close();
    resume();
  };
  const removed = () => {
    deleteDrafts(customer.id);
    onRemoved();
    void navigate(`/${language}/admin/customers`, { replace: true, state: { removed: customer.name } });
  };
  return (
    <>
      <Typography ref={heading} tabIndex={-1} variant="h2" component="h1" sx={{ outline: 'none', ...longWordStyles }}>
        {customer.name}
      </Typography>
      <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
        {news && (
          <Alert severity="success" variant="outlined" onClose={() => setNews(null)} closeText={t('close')} sx={{ mt: 3 }}>
            {t(`done.${news}`)}
          </Alert>
        )}
      </Box>
      <Box sx={{ mt: 3, display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.9fr)' }, columnGap: 6, rowGap: 6, alignItems: 'start' }}>
        {action === 'edit' ? (
          <Box sx={{ gridColumn: '1 / -1', maxWidth: 920 }}>
            <CustomerForm customer={customer} onSaved={onDone('saved')} onTaken={onCustomer} />
          </Box>
        ) : (
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
            <CustomerContact customer={customer} />
            <Box component="section" aria-labelledby="customer-notes" sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1, px: { xs: 4, sm: 5 }, py: 4 }}>
              <Typography id="customer-notes" variant="body2" component="h2" sx={{ color: 'text.secondary', fontWeight: 650, mb: 2 }}>
                {t('notes')}
              </Typography>
              <Typography sx={{ whiteSpace: 'pre-line', color: customer.notes ? undefined : 'text.secondary', ...longWordStyles }}>{customer.notes || t('noNotes')}</Typography>
            </Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& .MuiButton-text': { px: 3 } }}>
              <Button component={RouterLink} to={{ search: '?act=edit' }} state={state} variant="outlined">
                {t('actions.edit')}
              </Button>
              <Button component={RouterLink} to={{ search: '?act=merge' }} state={state} color="inherit">
                {t('actions.merge')}
              </Button>
              <Button component={RouterLink} to={{ search: '?act=remove' }} state={state} color="error">
                {t('actions.remove')}
              </Button>
            </Box>
          </Box>
        )}
        <Box sx={{ minWidth: 0, gridColumn: action === 'edit' ? '1 / -1' : undefined }}>
          <CustomerEvents customer={customer} />
        </Box>
      </Box>
      {action === 'merge' && <MergeDialog customer={customer} onMerged={onDone('merged')} onChanged={onChanged} onClose={close} />}
      {action === 'remove' && <RemoveDialog customer={customer} onRemoved={removed} onChanged={onChanged} onClose={close} />}
    </>
  );
}
