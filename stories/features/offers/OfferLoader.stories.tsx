import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { OfferLoader } from '../../../src/features/offers/OfferLoader';
import { offer } from './offered';

const retried = fn();
const texts = { loading: 'Chargement…', failed: 'Les formations ne se sont pas chargées', missing: 'Cette formation n’est plus au programme', missingSentence: 'Les autres sont toutes ici.', all: 'Toutes les formations' };

const meta = preview.meta({
  component: OfferLoader<{ id: string }>,
  args: { offers: [{ id: 'first' }], failed: false, onRetry: retried, id: 'first', texts, isSearchable: () => true, titleOf: ({ id }) => id, allPath: '/fr/formations', illustration: 'knife' as const, children: ({ id }) => <h1>{id}</h1> },
});

export const Default = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('first');
  },
});

export const Missing = meta.story({
  args: { id: 'second' },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(texts.missing);
    await expect(canvas.getByRole('link', { name: texts.all })).toHaveAttribute('href', '/fr/formations');
  },
});

export const Loading = meta.story({
  args: { offers: undefined },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.loading);
  },
});

export const Failed = meta.story({
  args: { offers: undefined, failed: true },
  async play({ canvas, globals, userEvent }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent(texts.failed);
    await userEvent.click(canvas.getByRole('button', { name: offer({ globals })('retry') }));
    await expect(retried).toHaveBeenCalledOnce();
  },
});
