import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { BothLanguages } from '../../../src/features/selfservice/BothLanguages';
import { languageOf } from '../../fixtures/translate';
import { withWidth } from '../../fixtures/frames';

const meta = preview.meta({ component: BothLanguages, decorators: [withWidth(760)], args: { text: { fr: 'Poitrine de bœuf fumée', en: 'Smoked beef brisket' }, inline: false } });

/** Text of a paper. Checks that the French text stands first on an English page, each text in its own language, and alone on a French page. */
export const Default = meta.story({
  tags: ['layout', 'no-screenshot'],
  async play({ canvas, canvasElement, globals, args: { text } }) {
    if (languageOf(globals['locale']) === 'fr') {
      await expect(canvasElement).toHaveTextContent(text.fr);
      await expect(canvas.queryByText(text.en)).toBeNull();
      return;
    }
    const [french, english] = [canvas.getByText(text.fr), canvas.getByText(text.en)];
    await expect(french.compareDocumentPosition(english)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect([french.lang, english.lang]).toEqual(['fr', 'en']);
  },
});

/** Label with both texts on one line. */
export const Inline = meta.story({ tags: ['no-screenshot'], args: { text: { fr: 'Lieu', en: 'Place' }, inline: true }, play: async ({ canvasElement, globals }) => expect(canvasElement).toHaveTextContent(languageOf(globals['locale']) === 'fr' ? /^Lieu$/ : 'Lieu / Place') });

/** Text that is the same in both languages. Checks that it is shown once. */
export const Same = meta.story({ tags: ['no-screenshot'], args: { text: { fr: 'Menu', en: 'Menu' } }, play: async ({ canvas }) => expect(canvas.getAllByText('Menu')).toHaveLength(1) });
