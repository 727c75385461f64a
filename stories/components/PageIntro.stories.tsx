import Button from '@mui/material/Button';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { PageIntro } from '../../src/components/PageIntro';
import { guidance } from '../docs/guidance';

const meta = preview.meta({ component: PageIntro, parameters: { docs: { description: { component: guidance('PageIntro') } } }, args: { title: 'Une page qui commence', lead: 'Deux lignes qui disent ce qu’on y trouve, et pour qui.', illustration: 'wood' as const } });

export const Default = meta.story({
  args: { action: <Button variant="contained" size="large">La suite</Button> },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
});

export const WithoutAction = meta.story({});

export const LongText = meta.story({
  args: {
    title: 'Un très long titre de page, comme il en arrive dans une langue qui aime les compléments du nom',
    lead: 'Un paragraphe d’introduction qui en dit un peu plus que nécessaire, sur le feu, sur le bois, sur le temps qu’il faut et sur la patience des convives, pour voir où les lignes se brisent.',
  },
});
