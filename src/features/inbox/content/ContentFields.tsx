import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import type { KnownTravel } from '../../../components/form/locationField';
import { NumberInput } from '../../../components/form/NumberInput';
import { OptionalFields } from '../../../components/form/OptionalFields';
import { SelectInput } from '../../../components/form/SelectInput';
import { TextInput } from '../../../components/form/TextInput';
import { guestsOf } from '../../../contract/bookingRequest';
import { LANGUAGES } from '../../../contract/language';
import { useText } from '../../../i18n/useText';
import { FormSection } from './FormSection';
import type { GoneChoice } from './gone';
import { MenuSection } from './MenuSection';
import { PlaceField } from './PlaceField';
import type { ContentSlots } from './slots';
import { contentTexts } from './texts';
import type { ContentValues } from './values';

export interface ContentFieldsProps extends ContentSlots {
  /** Section about what is asked for and, for a new request, when; null leaves it out. */
  occasion: { title: string; fields: ReactNode } | null;
  /** Whether the request is a member's own, which has no event type. */
  isMembers?: boolean;
  /** Choices of the request that are no longer offered. */
  gone?: readonly GoneChoice[];
  onTravel: (travel: KnownTravel | null) => void;
  /** Column beside the fields. */
  aside: ReactNode;
  /** Whether that column stays in view. Only a short one can. */
  isAsideSticky?: boolean;
}

const NONE: readonly GoneChoice[] = [];
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 10 } as const;

/** Name, telephone number, email address and language of the customer. */
function Contact() {
  const t = useText(contentTexts);
  return (
    <>
      <TextInput name="hostName" required autoComplete="off" />
      <OptionalFields />
      <TextInput name="email" type="email" autoComplete="off" />
      <Box sx={{ maxWidth: 280 }}>
        <SelectInput name="language" required options={LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`) }))} />
      </Box>
    </>
  );
}

/** Number of guests, with allergies and diets. The limit for visitors does not apply to the owner. */
function Guests({ diets }: { diets: ReactNode }) {
  const t = useText(contentTexts);
  const { values } = useFormikContext<ContentValues>();
  return (
    <>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 168px), 1fr))', alignItems: 'start' }}>
        <NumberInput name="adults" min={1} required />
        <NumberInput name="children" min={0} />
      </Box>
      <Typography role="status" sx={{ fontWeight: 650 }}>
        {t('guests', { count: guestsOf(values) })}
      </Typography>
      {diets}
    </>
  );
}

/** Fields of a request's content: the person, the occasion, the guests, the place, the menu and the notes. */
export function ContentFields({ occasion, isMembers = false, gone = NONE, renderPlace, renderMenu, diets, onTravel, aside, isAsideSticky = false }: ContentFieldsProps) {
  const t = useText(contentTexts);
  return (
    <Box sx={{ display: 'grid', gap: 10, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' }, alignItems: 'start' }}>
      <Box sx={{ display: 'grid', gap: 10, gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'minmax(0, 5fr) minmax(0, 6fr)' }, alignItems: 'start' }}>
        <Box sx={column}>
          <FormSection title={t('sections.who')}>
            <Contact />
          </FormSection>
          {occasion && <FormSection title={occasion.title}>{occasion.fields}</FormSection>}
          <FormSection title={t('sections.party')}>
            <Guests diets={diets} />
          </FormSection>
          <FormSection title={t('sections.where')}>
            <PlaceField renderPlace={renderPlace} onTravel={onTravel} />
          </FormSection>
        </Box>
        <Box sx={column}>
          <FormSection title={t('sections.menu')}>
            <MenuSection renderMenu={renderMenu} isMembers={isMembers} gone={gone} />
          </FormSection>
          <FormSection title={t('sections.notes')}>
            <TextInput name="notes" rows={3} />
          </FormSection>
        </Box>
      </Box>
      <Box sx={{ ...column, gap: 6, ...(isAsideSticky && { position: { lg: 'sticky' }, top: { lg: 24 } }) }}>{aside}</Box>
    </Box>
  );
}
