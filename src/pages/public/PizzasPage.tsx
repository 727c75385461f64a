import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { PageEnd } from '../../components/PageEnd';
import { PageIntro } from '../../components/PageIntro';
import { PageWidth } from '../../components/PageWidth';
import { Prose } from '../../components/Prose';
import { DOUGHS, PIZZA_EVENTS, PIZZAS, type Dough, type Pizza, type PizzaEvent } from '../../contract/pizza';
import type { Text } from '../../contract/language';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { useRenderedText } from '../../i18n/textRenderer';
import { pizzasTexts } from './pizzasTexts';

const namesOf = <Name extends string>(texts: Record<Name, Text>) => Object.keys(texts) as Name[];

/** Page about the pizza evenings. */
export function PizzasPage() {
  const t = useText(pizzasTexts);
  const renderText = useRenderedText(pizzasTexts);
  const language = useLanguage();
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
        <Prose title={renderText('doughs')}>{list(namesOf<Dough>(DOUGHS).map((key) => ({ key, name: DOUGHS[key][language], description: renderText(`dough.${key}`) })), 3)}</Prose>
        <Prose title={renderText('toppings')}>{list(namesOf<Pizza>(PIZZAS).map((key) => ({ key, name: PIZZAS[key][language], description: renderText(`topping.${key}`) })), 3)}</Prose>
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
