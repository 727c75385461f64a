import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { TextDiff } from '../../../src/features/editing/TextDiff';
import { onPaper, textOf } from './steps';

const meta = preview.meta({ component: TextDiff, args: { lang: 'fr', before: 'Douze heures de fumée', after: 'Quatorze heures de fumée d’érable' }, decorators: [onPaper], tags: ['no-screenshot'] });

/** Changes are underlined or struck through, and labelled for screen readers. */
export const Default = meta.story({
  async play({ canvasElement, globals }) {
    const t = textOf({ globals });
    await expect(canvasElement.querySelector('del')).toHaveTextContent(`[${t('versions.removed')}] Douze`);
    await expect([...canvasElement.querySelectorAll('ins')].map((each) => each.textContent.trim())).toEqual([`[${t('versions.added')}] Quatorze`, `[${t('versions.added')}]  d’érable`]);
  },
});

export const Same = meta.story({
  args: { after: 'Douze heures de fumée' },
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector('ins, del')).toBeNull();
  },
});
