import Box from '@mui/material/Box';
import { useRef } from 'react';
import { saveCustomer } from '../../api/customers';
import { useVersionedForm } from '../../api/useVersionedForm';
import { FocusOnMount } from '../../components/FocusOnMount';
import { SelectInput } from '../../components/form/SelectInput';
import { SettingsSection } from '../../components/form/SettingsSection';
import { TextInput } from '../../components/form/TextInput';
import { VersionedForm } from '../../components/form/VersionedForm';
import { customerFieldsSchema, type Customer, type CustomerFields } from '../../contract/customers';
import { LANGUAGES } from '../../contract/language';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { customersTexts } from './texts';

export interface CustomerFormProps {
  customer: Customer;
  /** Called with the card after saving. */
  onSaved: (next: Customer) => void;
  /** Called with the card that another user has saved in the meantime, once the user prefers it. */
  onTaken: (next: Customer) => void;
}

const fieldsOf = ({ name, telephone, email, language, notes }: CustomerFields): CustomerFields => ({ name, telephone, email, language, notes });

/** Name of the draft of a card in this browser. It begins with the id, by which all drafts of a card are deleted. */
export const cardDraftOf = (id: string): string => `${id} card`;

/** Form of a card. The browser stores unsaved changes as a draft. */
export function CustomerForm({ customer, onSaved, onTaken }: CustomerFormProps) {
  const t = useText(customersTexts);
  const language = useLanguage();
  const { id } = customer;
  const isSaved = useRef(false);
  const state = useVersionedForm<CustomerFields, Customer>({
    name: cardDraftOf(id),
    stored: customer,
    valuesOf: fieldsOf,
    shape: fieldsOf(customer),
    save: async (values, version) => {
      const next = await saveCustomer({ id, version }, customerFieldsSchema.cast(values), language);
      isSaved.current = true;
      return next;
    },
    onSaved: (next) => (isSaved.current ? onSaved : onTaken)(next),
  });
  return (
    <VersionedForm<CustomerFields> schema={customerFieldsSchema} texts={customersTexts} state={state} back={`/${language}/admin/customers/${encodeURIComponent(id)}`}>
      <FocusOnMount>
        <SettingsSection title={t('form')}>
          <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, gap: 5, alignItems: 'start' }}>
            <TextInput name="name" required autoComplete="off" />
            <TextInput name="email" type="email" autoComplete="off" />
            <TextInput name="telephone" type="tel" autoComplete="off" />
            <SelectInput name="language" required options={LANGUAGES.map((each) => ({ value: each, label: t(`languages.${each}`) }))} />
            <Box sx={{ gridColumn: '1 / -1' }}>
              <TextInput name="notes" rows={5} />
            </Box>
          </Box>
        </SettingsSection>
      </FocusOnMount>
    </VersionedForm>
  );
}
