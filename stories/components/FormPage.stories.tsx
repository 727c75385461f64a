import Button from '@mui/material/Button';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { FormPage } from '../../src/components/FormPage';
import { guidance } from '../docs/guidance';

const meta = preview.meta({
  component: FormPage,
  parameters: { docs: { description: { component: guidance('FormPage') } } },
  args: {
    title: 'Un formulaire court',
    lead: 'À quoi il sert, en une ou deux phrases.',
    illustration: 'wood' as const,
    label: 'Le formulaire',
    children: <Button>Envoyer</Button>,
    done: false,
    after: { illustration: 'oven' as const, title: 'C’est parti', children: 'Ce qui vient ensuite.', actions: <Button>Encore</Button> },
  },
});

export const Default = meta.story({
  tags: ['no-screenshot'],
  async play({ canvas }) {
    await expect(canvas.getByRole('region', { name: 'Le formulaire' })).toBeVisible();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
});

/** Submitted form: the next step replaces the form. Checks that the next step takes the focus. */
export const Submitted = meta.story({
  args: { done: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Ce qui vient ensuite.');
    await expect(canvas.getByRole('status').parentElement).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Encore' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Le formulaire' })).toBeNull();
  },
});
