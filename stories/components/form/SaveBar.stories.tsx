import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { TextInput } from '../../../src/components/form/TextInput';
import { SaveBar } from '../../../src/components/form/SaveBar';
import { saveBarTexts } from '../../../src/components/form/saveBarTexts';
import { ScrollToTop } from '../../../src/features/scroll/ScrollToTop';
import { scrollTexts } from '../../../src/features/scroll/texts';
import { expectTouchTargets, expectNoOverflow } from '../../fixtures/layoutAssertions';
import { guidance } from '../../docs/guidance';
import { inExampleForm } from '../../fixtures/exampleForm';
import { longTexts } from '../../fixtures/exampleTexts';
import { normalizeSpaces, translator } from '../../fixtures/translate';

const meta = preview.meta({
  component: SaveBar,
  parameters: { docs: { description: { component: guidance('form/SaveBar') } } },
  args: { back: '/fr', isDraftStored: true },
  render: (args) => (
    <>
      <TextInput name="wish" />
      <SaveBar {...args} />
    </>
  ),
});
const wide = { decorators: [inExampleForm({ fields: ['wish'] })] };

export const Default = meta.story({
  ...wide,
  async play({ canvas, globals }) {
    const t = translator(saveBarTexts, globals['locale']);
    await expect(canvas.getByRole('status')).toHaveTextContent(t('clean'));
    await expectTouchTargets([canvas.getByRole('button', { name: t('save') }), canvas.getByRole('link', { name: t('cancel') })]);
  },
});

/** Unsaved changes. Checks that the bar shows the status as soon as a value differs, and that the draft is kept. */
export const Unsaved = meta.story({
  ...wide,
  async play({ canvas, globals, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox'), 'Feu');
    await expect(canvas.getByRole('status')).toHaveTextContent(normalizeSpaces(translator(saveBarTexts, globals['locale'])('kept')));
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    await expect(leaving.defaultPrevented).toBe(false);
  },
});

/** Browser without storage. Checks that the bar says so and that leaving the page asks for confirmation. */
export const Unkept = meta.story({
  ...wide,
  args: { isDraftStored: false },
  async play({ canvas, globals, userEvent }) {
    const asked = () => {
      const leaving = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(leaving);
      return leaving.defaultPrevented;
    };
    await expect(asked()).toBe(false);
    await userEvent.type(canvas.getByRole('textbox'), 'Feu');
    await expect(canvas.getByRole('status')).toHaveTextContent(translator(saveBarTexts, globals['locale'])('unkept'));
    await expect(asked()).toBe(true);
  },
});

/** Back-to-top button on a page with a save bar. Checks that the button is above the bar, not behind it. */
export const BesideTheWayUp = meta.story({
  decorators: [inExampleForm({ fields: ['wish'], narrow: true })],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  tags: ['no-screenshot', '!dev'],
  render: (args) => (
    <>
      <Box sx={{ height: '200vh' }} />
      <SaveBar {...args} />
      <ScrollToTop />
    </>
  ),
  async play({ canvas, globals }) {
    window.scrollTo(0, window.innerHeight);
    const arrow = await canvas.findByRole('button', { name: translator(scrollTexts, globals['locale'])('top') });
    const { left, top, width, height } = arrow.getBoundingClientRect();
    await expect(arrow.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
  },
});

export const LongText = meta.story({
  args: { isDraftStored: false },
  decorators: [inExampleForm({ fields: ['wish'], texts: longTexts, narrow: true })],
  async play({ canvas, userEvent, globals }) {
    await userEvent.type(canvas.getByRole('textbox'), 'Feu');
    await expectNoOverflow([canvas.getByRole('group', { name: translator(saveBarTexts, globals['locale'])('bar') })]);
  },
});
