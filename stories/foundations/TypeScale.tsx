import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const SCALE = [
  { variant: 'h1', words: 'Une soirée d’hiver près du fumoir', use: 'Fraunces 640. The one heading of a page.' },
  { variant: 'h2', words: 'Poitrine de bœuf, seize heures de boucane', use: 'Fraunces 600. A section.' },
  { variant: 'h3', words: 'Formation au fumoir', use: 'Fraunces 600. A card, a group.' },
  { variant: 'h4', words: 'Choisissez vos viandes', use: 'Fraunces 600. Inside a card.' },
  { variant: 'body1', words: 'Je fume tout moi-même, à l’érable et au pommier, et j’apporte le fumoir chez vous : vous n’avez qu’à mettre la table.', use: 'Figtree, 17 px on 27. Text, at most 68 characters wide.' },
  { variant: 'body2', words: 'Le déplacement compte l’aller-retour depuis St-Liboire.', use: 'Figtree, 15 px. Hints, menus, tables.' },
  { variant: 'caption', words: 'Taxes en sus', use: 'Figtree, 14 px. The smallest that is ever set.' },
] as const;

/** Every text size with texts of realistic length. */
export function TypeScale() {
  return (
    <Box component="dl" sx={{ m: 0, p: { xs: 4, sm: 8 }, display: 'grid', gap: 8 }}>
      {SCALE.map(({ variant, words, use }) => (
        <Box key={variant} sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '240px minmax(0, 1fr)' }, columnGap: 8, rowGap: 1, alignItems: 'baseline' }}>
          <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
            <strong>{variant}</strong> · {use}
          </Typography>
          <Typography component="dd" variant={variant} lang="fr-CA" sx={{ m: 0, maxWidth: variant.startsWith('h') ? 'none' : '68ch', overflowWrap: 'anywhere' }}>
            {words}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
