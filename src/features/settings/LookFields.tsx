import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { RadioCardInput } from '../../components/form/RadioCardInput';
import { SettingsSection } from '../../components/form/SettingsSection';
import { TextInput } from '../../components/form/TextInput';
import { Mark } from '../../components/Mark';
import { DEFAULT_PUBLIC_PARTS } from '../../contract/defaultSettings';
import { HEX_COLOUR, normalizeColour } from '../../contract/lookSchema';
import { MARK_KINDS, type Look } from '../../contract/settings';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { ColourInput } from './ColourInput';
import { LookPreview } from './LookPreview';
import { lookTexts } from './lookTexts';
import type { PartValues } from './values';

const SCHEMES = ['light', 'dark'] as const;
const COLOURS = ['action', 'accent'] as const;

/** Returns the first letters of the first three words of a name. */
const initialsOf = (name: string): string => (name.match(/(?<!\p{L})\p{L}/gu) ?? []).slice(0, 3).join('').toUpperCase();

/** Returns what a preview can show of a look during input: incomplete colours are those of a new installation. */
function shownOf({ mark, colours }: Look): Look {
  const shown = Object.fromEntries(
    COLOURS.map((role) => [role, Object.fromEntries(SCHEMES.map((scheme) => [scheme, HEX_COLOUR.test(normalizeColour(colours[role][scheme])) ? normalizeColour(colours[role][scheme]) : DEFAULT_PUBLIC_PARTS.look.colours[role][scheme]]))]),
  ) as Look['colours'];
  return { mark, colours: shown };
}

/** Mark and colours, each scheme with its preview. */
export function LookFields() {
  const t = useText(lookTexts);
  const { identity } = useSettings();
  const { values } = useFormikContext<PartValues>();
  const { mark, colours } = values as unknown as Look;
  const letters = mark.initials.trim().slice(0, 3) || initialsOf(identity.name);
  const look = shownOf({ mark: { ...mark, initials: letters }, colours });
  return (
    <>
      <SettingsSection title={t('groups.mark.title')} hint={t('groups.mark.hint')}>
        <Box sx={{ display: 'grid', gap: 5 }}>
          <RadioCardInput
            name="mark.kind"
            options={MARK_KINDS.map((kind) => ({
              value: kind,
              label: t(`marks.${kind}.title`),
              description: t(`marks.${kind}.sentence`),
              picture: (
                <Box sx={{ display: 'grid', placeItems: 'center', width: 64, height: 48, transform: 'scale(1.5)' }}>
                  <Mark mark={{ kind, initials: letters }} />
                </Box>
              ),
            }))}
          />
          {mark.kind === 'initials' && (
            <Box sx={{ maxWidth: 240 }}>
              <TextInput name="mark.initials" required />
            </Box>
          )}
        </Box>
      </SettingsSection>
      {SCHEMES.map((scheme) => (
        <SettingsSection key={scheme} title={t(`groups.${scheme}.title`)} hint={t(`groups.${scheme}.hint`)}>
          <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }, columnGap: 6, rowGap: 5, alignItems: 'start' }}>
            <Box sx={{ display: 'grid', gap: 6, minWidth: 0 }}>
              {COLOURS.map((role) => (
                <ColourInput key={role} name={`colours.${role}.${scheme}`} scheme={scheme} />
              ))}
            </Box>
            <LookPreview look={look} scheme={scheme} />
          </Box>
        </SettingsSection>
      ))}
    </>
  );
}
