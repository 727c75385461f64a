import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { CheckLine } from '../../components/CheckLine';
import { ChoiceCard } from '../../components/ChoiceCard';
import { drawingOf } from '../../components/illustration/drawingOf';
import { Picture } from '../../components/Picture';
import { formatMoney } from '../../contract/formats';
import type { LooseText } from '../../contract/localized';
import { localized } from '../../contract/localized';
import { chosenSides, toggleSide, toggleVariation, variationId } from '../../contract/selections';
import { sideName, variationName } from '../../contract/sideNames';
import { summaryOf, type FullCatalogue } from '../../contract/summaryRequest';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { MenuLoading } from './MenuLoading';
import { requestTexts } from './texts';
import type { PartyValues } from './values';

type ListName = 'meats' | 'sides' | 'tools' | 'contentFocus';

function Group({ title, empty, children }: { title: string; empty: boolean; children: ReactNode }) {
  const t = useText(requestTexts);
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="h4" sx={{ p: 0 }}>
        {title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 4, mt: 1 }}>
        {t(empty ? 'menu.empty' : 'menu.optional')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }, alignItems: 'start' }}>{children}</Box>
    </Box>
  );
}

/** Catalogue choices for the kind of request, each with its extra cost: meats and sides for an event; meats, tools and themes for a training. */
export function MenuFields({ catalogue }: { catalogue: FullCatalogue & { loading: boolean } }) {
  const t = useText(requestTexts);
  const language = useLanguage();
  const settings = useSettings();
  const { values, setFieldValue } = useFormikContext<PartyValues>();
  if (catalogue.loading) return <MenuLoading />;
  const isTraining = values.kind === 'training';
  const set = (name: ListName, ids: string[]) => void setFieldValue(name, ids);
  const toggle = (name: ListName, id: string) => set(name, values[name].includes(id) ? values[name].filter((other) => other !== id) : [...values[name], id]);
  /** Extra cost of one choice, before taxes. */
  const effect = (name: ListName, id: string) => {
    const alone = { ...values, meats: [], sides: [], tools: [], contentFocus: [], [name]: [id] };
    const cents = summaryOf(alone, catalogue, null, settings).lines.find((line) => line.id === id && line.kind !== 'base')?.cents ?? 0;
    return cents === 0 ? t('menu.unpriced') : t('menu.adds', { total: formatMoney(cents, language) });
  };
  const cards = (name: ListName, items: readonly { id: string; name: LooseText; description: LooseText; imageUrl?: string }[], drawing: 'wood' | 'knife' | 'thermometer') =>
    items.map(({ id, name: text, description, imageUrl }) => (
      <ChoiceCard
        key={id}
        name={localized(text, language, id)}
        description={localized(description, language, '')}
        effect={effect(name, id)}
        picture={<Picture imageUrl={imageUrl ?? ''} drawing={drawingOf(`${id} ${localized(text, 'fr', '')}`, drawing)} />}
        checked={values[name].includes(id)}
        onToggle={() => toggle(name, id)}
      />
    ));
  const chosen = chosenSides(values.sides, catalogue.sides);
  return (
    <Box sx={{ display: 'grid', gap: 10 }}>
      <Group title={t('menu.meats')} empty={catalogue.meats.length === 0}>
        {cards('meats', catalogue.meats, 'wood')}
      </Group>
      {!isTraining && (
        <Group title={t('menu.sides')} empty={catalogue.sides.length === 0}>
          {catalogue.sides.map((side) => (
            <ChoiceCard
              key={side.id}
              name={sideName(side, language)}
              description={localized(side.description, language, '')}
              effect={effect('sides', side.id)}
              checked={values.sides.includes(side.id)}
              onToggle={() => set('sides', toggleSide(values.sides, side, catalogue.sides))}
            >
              {side.variations.length > 0 && (
                <Box role="group" aria-label={sideName(side, language)}>
                  {side.variations.map((_, index) => (
                    <CheckLine
                      key={variationId(side.id, index)}
                      label={variationName(side, index, language)}
                      checked={chosen.some((each) => each.side === side && each.variations.includes(index))}
                      onToggle={() => set('sides', toggleVariation(values.sides, side, index, catalogue.sides))}
                    />
                  ))}
                </Box>
              )}
            </ChoiceCard>
          ))}
        </Group>
      )}
      {isTraining && (
        <>
          <Group title={t('menu.contentFocus')} empty={catalogue.contentFocus.length === 0}>
            {cards('contentFocus', catalogue.contentFocus, 'thermometer')}
          </Group>
          <Group title={t('menu.tools')} empty={catalogue.tools.length === 0}>
            {cards('tools', catalogue.tools, 'knife')}
          </Group>
        </>
      )}
    </Box>
  );
}
