import { expect, screen } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { withInlineEditing } from '../../../src/app/editing/withInlineEditing';
import { editingTexts } from '../../../src/features/editing/texts';
import { TextRendererContext } from '../../../src/i18n/textRenderer';
import { AboutPage } from '../../../src/pages/public/AboutPage';
import { aboutTexts } from '../../../src/pages/public/aboutTexts';
import { normalizeSpaces, translator } from '../../fixtures/translate';

const pencils = withInlineEditing(() => {});

const meta = preview.meta({ component: AboutPage, tags: ['page'], parameters: { route: 'about' } });

export const Default = meta.story({
  async play({ canvas, globals }) {
    const t = translator(aboutTexts, globals['locale']);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t('title'));
  },
});

/** Administrator: every heading and paragraph has an edit button that links to its text. */
export const Administrator = meta.story({
  tags: ['!layout', 'no-screenshot', '!dev'],
  decorators: [
    (Story) => (
      <TextRendererContext value={pencils}>
        <Story />
      </TextRendererContext>
    ),
  ],
  async play({ canvas, globals, userEvent }) {
    const edit = translator(editingTexts, globals['locale']);
    const t = translator(aboutTexts, globals['locale']);
    const buttons = canvas.getAllByRole('button', { name: edit('pencil') });
    await expect(buttons).toHaveLength(12);
    const [first] = buttons;
    if (!first) throw new Error('There is no pencil');
    await expect(first).toHaveAccessibleDescription(normalizeSpaces(t('title')));
    await userEvent.click(first);
    await expect(await screen.findByRole('dialog')).toHaveTextContent('about.title');
  },
});

/** Visitor: no edit buttons. */
export const Visitor = meta.story({
  tags: ['!layout', 'no-screenshot', '!dev'],
  async play({ canvas }) {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
