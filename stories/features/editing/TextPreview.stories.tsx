import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { TextPreview } from '../../../src/features/editing/TextPreview';
import { onPaper } from './steps';

const meta = preview.meta({ component: TextPreview, args: { rich: false, lang: 'fr', text: 'Les <b>chevrons</b> d’un texte simple se lisent.' }, decorators: [onPaper], tags: ['no-screenshot'] });

export const Default = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText('Les <b>chevrons</b> d’un texte simple se lisent.')).toBeVisible();
  },
});

export const Rich = meta.story({
  args: { rich: true, text: '<p>Un texte <strong>mis en forme</strong>.</p>' },
  async play({ canvas }) {
    await expect(canvas.getByText('mis en forme').tagName).toBe('STRONG');
  },
});
