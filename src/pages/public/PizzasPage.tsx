import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { PageEnd } from '../../components/PageEnd';
import { PageIntro } from '../../components/PageIntro';
import { PageWidth } from '../../components/PageWidth';
import { Prose } from '../../components/Prose';
import { isBuiltInChoice, offeredChoices } from '../../contract/choiceLists';
import { PIZZA_EVENTS, type PizzaEvent } from '../../contract/pizza';
import type { Text } from '../../contract/language';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { useRenderedText } from '../../i18n/textRenderer';
import { pizzasTexts } from './pizzasTexts';

type BuiltInDescription = `dough.${keyof (typeof pizzasTexts)['tree']['dough']}` | `topping.${keyof (typeof pizzasTexts)['tree']['topping']}`;

const namesOf = <Name extends string>(texts: Record<Name, Text>) => Object.keys(texts) as Name[];

/** Page about the pizza evenings. */
export function PizzasPage() {
  const t = useText(pizzasTexts);
  const renderText = useRenderedText(pizzasTexts);
  const language = useLanguage();
  const { lists } = useSettings();
  const list = (rows: { key: string; name: string; description: ReactNode }[], columns: 2 | 3) => (
    <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: `repeat(${columns}, minmax(0, 1fr))` }, columnGap: 8, rowGap: 6 }}>
      {rows.map(({ key, name, description }) => (
        <div key={key}>
          <Typography component="dt" variant="h4">
            {name}
          </Typography>
          <Typography component="dd" sx={{ m: 0, mt: 1, color: 'text.secondary' }}>
            {description}
          </Typography>
        </div>
      ))}
    </Box>
  );
  /** Offered doughs or pizzas: an entry of SPEC without a description of its own has the built-in one. */
  const choices = (name: 'doughs' | 'pizzas') =>
    offeredChoices(lists[name]).map(({ key, name: label, description }) => ({
      key,
      name: label[language],
      description: description[language] || (isBuiltInChoice(name, key) && renderText(`${name === 'doughs' ? 'dough' : 'topping'}.${key}` as BuiltInDescription)),
    }));
  return (
    <>
      <PageIntro
        title={renderText('title')}
        lead={renderText('lead')}
        illustration="oven"
        action={
          <Button component={RouterLink} to={`/${language}/booking`} variant="contained" size="large">
            {t('book')}
          </Button>
        }
      />
      <PageWidth>
        <Prose title={renderText('doughs')}>{list(choices('doughs'), 3)}</Prose>
        <Prose title={renderText('toppings')}>{list(choices('pizzas'), 3)}</Prose>
        <Prose title={renderText('ways')}>
          {list(namesOf<PizzaEvent>(PIZZA_EVENTS).map((key) => ({ key, name: PIZZA_EVENTS[key][language], description: renderText(`way.${key}`) })), 2)}
          <Typography sx={{ pt: 2 }}>{renderText('price')}</Typography>
        </Prose>
      </PageWidth>
      <PageEnd
        title={renderText('end.title')}
        lead={renderText('end.lead')}
        illustration="pizza"
        action={
          <Button component={RouterLink} to={`/${language}/booking`} variant="contained" size="large">
            {t('book')}
          </Button>
        }
      />
    </>
  );
}
