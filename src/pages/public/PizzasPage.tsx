import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { PageIntro } from '../../components/PageIntro';
import { PageWidth } from '../../components/PageWidth';
import { Prose } from '../../components/Prose';
import { DOUGHS, PIZZA_EVENTS, PIZZAS, type Dough, type Pizza, type PizzaEvent } from '../../contract/pizza';
import type { Text } from '../../contract/language';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { pizzasTexts } from './pizzasTexts';

const namesOf = <Name extends string>(texts: Record<Name, Text>) => Object.keys(texts) as Name[];

/** What a pizza evening is made of. */
export function PizzasPage() {
  const t = useText(pizzasTexts);
  const language = useLanguage();
  const list = (rows: { key: string; name: string; words: string }[]) => (
    <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 10, rowGap: 6 }}>
      {rows.map(({ key, name, words }) => (
        <div key={key}>
          <Typography component="dt" variant="h4">
            {name}
          </Typography>
          <Typography component="dd" sx={{ m: 0, mt: 1, color: 'text.secondary' }}>
            {words}
          </Typography>
        </div>
      ))}
    </Box>
  );
  return (
    <>
      <PageIntro
        title={t('title')}
        lead={t('lead')}
        illustration="oven"
        action={
          <Button component={RouterLink} to={`/${language}/booking`} variant="contained" size="large">
            {t('book')}
          </Button>
        }
      />
      <PageWidth>
        <Prose title={t('doughs')}>{list(namesOf<Dough>(DOUGHS).map((key) => ({ key, name: DOUGHS[key][language], words: t(`dough.${key}`) })))}</Prose>
        <Prose title={t('toppings')}>{list(namesOf<Pizza>(PIZZAS).map((key) => ({ key, name: PIZZAS[key][language], words: t(`topping.${key}`) })))}</Prose>
        <Prose title={t('ways')}>
          {list(namesOf<PizzaEvent>(PIZZA_EVENTS).map((key) => ({ key, name: PIZZA_EVENTS[key][language], words: t(`way.${key}`) })))}
          <Typography sx={{ mt: 6 }}>{t('price')}</Typography>
        </Prose>
      </PageWidth>
    </>
  );
}
