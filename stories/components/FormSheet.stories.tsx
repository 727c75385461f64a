import Typography from '@mui/material/Typography';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { FormSheet } from '../../src/components/FormSheet';
import { guidance } from '../docs/guidance';

const meta = preview.meta({
  component: FormSheet,
  parameters: { docs: { description: { component: guidance('FormSheet') } } },
  args: { title: 'Un formulaire court', lead: 'À quoi il sert, en une ou deux phrases.', illustration: 'wood' as const, label: 'Le formulaire', children: <Typography>Ses champs.</Typography> },
});

export const Default = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Un formulaire court');
    await expect(canvas.getByRole('region', { name: 'Le formulaire' })).toHaveTextContent('Ses champs.');
  },
});

/** Long French word in the title. Checks that the layout does not overflow. */
export const LongText = meta.story({
  tags: ['no-screenshot'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: { title: 'Réinitialisation anticonstitutionnellement compliquée' },
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
