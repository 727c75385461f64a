import Button from '@mui/material/Button';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { BottomNotice } from '../../../src/features/offline/BottomNotice';
import { overPage } from './steps';

const meta = preview.meta({ component: BottomNotice, decorators: [overPage], args: { label: 'Avis', children: 'Une nouvelle version du site est prête.', actions: <Button variant="contained">Mettre à jour</Button> } });

export const Default = meta.story({ tags: ['no-screenshot'], play: async ({ canvas }) => waitFor(() => expect(canvas.getByRole('region', { name: 'Avis' })).toBeVisible()) });

/** At 320 px the buttons leave room for the back-to-top button, and the page does not scroll sideways. */
export const LongText = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: { children: 'Votre demande pour le mercredi 29 septembre 2027 n’est pas encore partie. '.repeat(2), actions: ['Envoyer maintenant', 'Pas maintenant', 'Ne pas l’envoyer'].map((name) => <Button key={name}>{name}</Button>) },
  async play({ canvas }) {
    for (const button of canvas.getAllByRole('button').slice(1)) await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth - 60);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
