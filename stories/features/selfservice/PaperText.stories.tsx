import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { DEFAULT_SETTINGS } from '../../../src/contract/defaultPrivateSettings';
import { PaperText } from '../../../src/features/selfservice/PaperText';
import { languageOf } from '../../fixtures/translate';
import { withWidth } from '../../fixtures/frames';

const meta = preview.meta({ component: PaperText, decorators: [withWidth(760)], args: { text: DEFAULT_SETTINGS.proposals.terms } });

/** Terms in paragraphs. Checks that the whole French text stands before the English one on an English page. */
export const Default = meta.story({
  tags: ['layout', 'no-screenshot'],
  async play({ canvasElement, globals, args: { text } }) {
    const paragraphs = [...canvasElement.querySelectorAll('p')].map(({ textContent }) => textContent);
    await expect(paragraphs).toEqual([...text.fr.split('\n'), ...(languageOf(globals['locale']) === 'fr' ? [] : text.en.split('\n'))]);
  },
});
