import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { TextInput } from '../../../src/components/form/TextInput';
import { formTexts } from '../../../src/features/admin/formTexts';
import { MANIFESTS } from '../../../src/features/admin/manifests';
import { SaveBar } from '../../../src/features/admin/SaveBar';
import { ScrollToTop } from '../../../src/features/scroll/ScrollToTop';
import { scrollTexts } from '../../../src/features/scroll/texts';
import { expectTargets, expectWhole } from '../../fixtures/measures';
import { plainSpaces, spoken } from '../../fixtures/spoken';
import { inForm } from './steps';

const manifest = MANIFESTS.tool;
const meta = preview.meta({
  component: SaveBar,
  args: { back: '/fr/admin/tools', kept: true },
  render: (args) => (
    <>
      <TextInput name="category" />
      <SaveBar {...args} />
    </>
  ),
});
const wide = { decorators: [inForm({ manifest })] };

export const Default = meta.story({
  ...wide,
  async play({ canvas, globals }) {
    const t = spoken(formTexts, globals['locale']);
    await expect(canvas.getByRole('status')).toHaveTextContent(t('state.clean'));
    await expectTargets([canvas.getByRole('button', { name: t('save') }), canvas.getByRole('link', { name: t('cancel') })]);
  },
});

/** As soon as something differs, it says that it is not saved, and that it is not lost. */
export const Unsaved = meta.story({
  ...wide,
  async play({ canvas, globals, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox'), 'Feu');
    await expect(canvas.getByRole('status')).toHaveTextContent(plainSpaces(spoken(formTexts, globals['locale'])('state.kept')));
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    await expect(leaving.defaultPrevented).toBe(false);
  },
});

/** Where the browser keeps nothing, it is told so, and the browser asks before the page is left. */
export const Unkept = meta.story({
  ...wide,
  args: { kept: false },
  async play({ canvas, globals, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox'), 'Feu');
    await expect(canvas.getByRole('status')).toHaveTextContent(spoken(formTexts, globals['locale'])('state.unkept'));
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    await expect(leaving.defaultPrevented).toBe(true);
  },
});

/** The way back to the top stands on the bar, not behind it. */
export const BesideTheWayUp = meta.story({
  decorators: [inForm({ manifest, narrow: true })],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  tags: ['no-picture'],
  render: (args) => (
    <>
      <Box sx={{ height: '200vh' }} />
      <SaveBar {...args} />
      <ScrollToTop />
    </>
  ),
  async play({ canvas, globals }) {
    window.scrollTo(0, window.innerHeight);
    const arrow = await canvas.findByRole('button', { name: spoken(scrollTexts, globals['locale'])('top') });
    const { left, top, width, height } = arrow.getBoundingClientRect();
    await expect(arrow.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
  },
});

export const LongText = meta.story({
  args: { kept: false },
  decorators: [inForm({ manifest, narrow: true })],
  async play({ canvas, userEvent, globals }) {
    await userEvent.type(canvas.getByRole('textbox'), 'Feu');
    await expectWhole([canvas.getByRole('group', { name: spoken(formTexts, globals['locale'])('bar') })]);
  },
});
