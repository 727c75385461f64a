import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ComponentType } from 'react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { StateMessage } from '../../src/components/StateMessage';
import { guidance } from '../docs/guidance';

/** Adds the margins of the page that contains the message. */
const inPage = (Story: ComponentType) => (
  <Box sx={{ px: { xs: 4, sm: 6 } }}>
    <Story />
  </Box>
);

const meta = preview.meta({
  component: StateMessage,
  parameters: { docs: { description: { component: guidance('StateMessage') } } },
  args: {
    illustration: 'plate' as const,
    title: 'Rien au menu pour le moment',
    children: 'La prochaine fournée s’annonce ici dès que la date est choisie.',
    actions: <Button variant="contained">Réserver une date</Button>,
  },
});

/** Empty state inside a page, in place of a list. */
export const Empty = meta.story({
  decorators: [inPage],
  async play({ canvas, args }) {
    await expect(canvas.getByRole('heading', { level: 2, name: args.title })).toBeVisible();
  },
});

/** Whole page that consists of the message. */
export const Page = meta.story({
  args: { level: 1 as const, illustration: 'smoker' as const },
  async play({ canvas, args }) {
    await expect(canvas.getByRole('heading', { level: 1, name: args.title })).toBeVisible();
  },
});

/** Failed state that replaces other content. Checks that the message is announced. */
export const Failed = meta.story({
  decorators: [inPage],
  args: {
    level: 3 as const,
    role: 'alert' as const,
    illustration: 'thermometer' as const,
    title: 'Le feu s’est éteint',
    children: 'La liste n’a pas pu être lue. Rien n’est perdu ; essayez de nouveau dans un instant.',
    actions: <Button variant="outlined">Réessayer</Button>,
  },
  async play({ canvas, args }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent(args.title);
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
  },
});

/** Message with a title only. */
export const TitleOnly = meta.story({ decorators: [inPage], args: { children: undefined, actions: undefined } });

/** Long French text. Checks that the text wraps within the viewport. */
export const LongText = meta.story({
  args: {
    level: 1 as const,
    illustration: 'wood' as const,
    title: 'Anticonstitutionnellement, aucune disponibilité correspondante n’a été trouvée',
    children:
      'Les dates que vous avez demandées tombent toutes pendant la fermeture annuelle du fumoir, qui sert à refaire la maçonnerie du four à pizza, à vider les cendres de l’hiver et à rentrer les vingt cordes de bois d’érable de la saison prochaine.',
    actions: (
      <>
        <Button variant="contained">Choisir une autre date</Button>
        <Button variant="outlined">Être averti quand le fumoir rouvrira</Button>
        <Button>Écrire un mot</Button>
      </>
    ),
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  async play({ canvas }) {
    for (const part of [canvas.getByRole('heading'), ...canvas.getAllByRole('button')]) await expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvas.getByRole('heading').scrollWidth).toBeLessThanOrEqual(canvas.getByRole('heading').clientWidth);
  },
});
