import Box from '@mui/material/Box';
import type { FormikValues } from 'formik';
import { useEffect, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Form, type FormProps } from '../../../src/components/form/Form';
import { NumberInput } from '../../../src/components/form/NumberInput';
import { SelectInput } from '../../../src/components/form/SelectInput';
import { TextInput } from '../../../src/components/form/TextInput';
import { validationText } from '../../../src/contract/validation';
import { useText } from '../../../src/i18n/useText';
import { guidance } from '../../docs/guidance';
import { ExampleButtons, exampleSchema, submitted } from '../../fixtures/exampleForm';
import { exampleTexts, longTexts } from '../../fixtures/exampleTexts';
import { expectTouchTargets, expectNoOverflow } from '../../fixtures/layoutAssertions';
import type { PlayContext } from '../../fixtures/playContext';
import { languageOf, translator } from '../../fixtures/translate';

const FIELDS = ['name', 'email', 'rows', 'soil', 'wish'] as const;
const GOOD = { name: 'Josée Tremblay', email: 'josee@courriel.example', rows: 3, soil: 'clay', wish: 'De l’ail' };
const REFUSED = 'Cette personne a déjà une visite ce jour-là.';

const onSubmit: FormProps<FormikValues>['onSubmit'] = (values) => submitted(values);

function Fields() {
  const t = useText(exampleTexts);
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <TextInput name="name" required autoComplete="name" />
      <TextInput name="email" type="email" required autoComplete="email" />
      <NumberInput name="rows" min={1} max={8} required />
      <SelectInput name="soil" required options={[{ value: 'clay', label: t('soils.clay') }]} />
      <TextInput name="wish" rows={2} />
      <ExampleButtons />
    </Box>
  );
}

const meta = preview.meta({
  title: 'components/form/Form',
  component: Form,
  parameters: { docs: { description: { component: guidance('form/Form') } } },
  args: {
    schema: exampleSchema.pick([...FIELDS]),
    initialValues: { name: '', email: '', rows: 1, soil: '', wish: '' },
    texts: exampleTexts,
    onSubmit,
    children: <Fields />,
  },
  decorators: [
    (Story) => (
      <Box sx={{ p: { xs: 4, sm: 6 }, maxWidth: 480 }}>
        <Story />
      </Box>
    ),
  ],
});

function parts({ canvas, globals }: PlayContext) {
  const t = translator(exampleTexts, globals['locale']);
  return { t, language: languageOf(globals['locale']), field: (name: 'name' | 'email' | 'wish') => canvas.getByRole('textbox', { name: t(`fields.${name}.label`) }), send: canvas.getByRole('button', { name: t('send') }) };
}

/** Form before the first submit. Checks that no error is shown. */
export const Default = meta.story({
  tags: ['layout'],
  async play({ canvas }) {
    await expect(canvas.queryByRole('alert')).toBeNull();
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toHaveAttribute('aria-invalid', 'false');
    await expectTouchTargets(canvas.getAllByRole('button'));
  },
});

/** Filled form. Checks that submitted values are parsed by the schema: text trimmed, numbers as numbers. */
export const Filled = meta.story({
  args: { initialValues: GOOD },
  async play(steps) {
    const { field, send } = parts(steps);
    await steps.userEvent.type(field('name'), '  ');
    await steps.userEvent.click(send);
    await waitFor(() => expect(submitted).toHaveBeenCalledWith(GOOD));
    await expect(steps.canvas.queryByRole('alert')).toBeNull();
  },
});

/** Invalid form. Each error is shown at its field and in a summary, which takes the focus. Checks that fixing the last error removes the summary. */
export const Invalid = meta.story({
  tags: ['layout'],
  args: { initialValues: { ...GOOD, name: '', email: 'josee', soil: '' } },
  async play(steps) {
    const { t, language, field, send } = parts(steps);
    await steps.userEvent.click(send);
    await waitFor(() => expect(steps.canvas.getByRole('alert')).toHaveFocus());
    await expect(steps.canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(field('name')).toHaveAccessibleDescription(validationText('fullNameRequired', language));
    await expect(field('email')).toHaveAccessibleDescription(validationText('emailInvalid', language));
    await expect(steps.canvas.getByRole('combobox', { name: t('fields.soil.label') })).toHaveAccessibleDescription(validationText('required', language));
    await expect(field('wish')).toHaveAttribute('aria-invalid', 'false');
    await expect(submitted).not.toHaveBeenCalled();
  },
});

export const Mended = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { initialValues: { ...GOOD, email: 'josee' } },
  async play(steps) {
    const { field, send } = parts(steps);
    await steps.userEvent.click(send);
    await waitFor(() => expect(steps.canvas.getByRole('alert')).toHaveFocus());
    await steps.userEvent.type(field('email'), '@courriel.example');
    await waitFor(() => expect(steps.canvas.queryByRole('alert')).toBeNull());
    await expect(field('email')).toHaveFocus();
    await steps.userEvent.keyboard('{Enter}');
    await waitFor(() => expect(submitted).toHaveBeenCalledWith(GOOD));
  },
});

const saveDraft = fn<(values: FormikValues) => void>().mockName('keep');

/**
 * Debounced typing. Checks that the first letter updates the form immediately, and that the last ones reach the submitted values and the draft even
 * without a blur.
 */
export const TypedLast = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { initialValues: { ...GOOD, name: '' }, draft: { keep: saveDraft } },
  beforeEach: () => void saveDraft.mockClear(),
  async play(steps) {
    const { field } = parts(steps);
    await steps.userEvent.type(field('name'), 'Josée');
    await expect(saveDraft).toHaveBeenLastCalledWith({ ...GOOD, name: 'J' });
    // Simulates a page that enters the back/forward cache. A real unload would also remove the story's mock handlers.
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    await expect(saveDraft).toHaveBeenLastCalledWith({ ...GOOD, name: 'Josée' });
    await steps.userEvent.type(field('name'), ' Tremblay{Enter}');
    await waitFor(() => expect(submitted).toHaveBeenCalledWith(GOOD));
    await expect(field('name')).toHaveFocus();
  },
});

/** Page left in the middle of a word. Checks that the draft contains the typed letters. */
export const LeftTyping = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { initialValues: { ...GOOD, name: '' }, draft: { keep: saveDraft } },
  beforeEach: () => void saveDraft.mockClear(),
  render: function Leaving(args) {
    const [there, setThere] = useState(true);
    useEffect(() => {
      const leave = ({ key }: KeyboardEvent) => void (key === 'Escape' && setTimeout(() => setThere(false)));
      addEventListener('keydown', leave);
      return () => removeEventListener('keydown', leave);
    }, []);
    return there ? <Form {...args} /> : <span />;
  },
  async play(steps) {
    await steps.userEvent.type(parts(steps).field('name'), 'Josée T{Escape}');
    await waitFor(() => expect(saveDraft).toHaveBeenLastCalledWith({ ...GOOD, name: 'Josée T' }), { timeout: 200 });
  },
});

/** Navigation to another page. Checks that the draft is written before the next page, which may read the draft, is shown. */
export const GoesOn = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { initialValues: { ...GOOD, name: '' }, draft: { keep: saveDraft } },
  beforeEach: () => void saveDraft.mockClear(),
  async play(steps) {
    await steps.userEvent.type(parts(steps).field('name'), 'Josée T');
    await expect(saveDraft).toHaveBeenLastCalledWith({ ...GOOD, name: 'J' });
    history.replaceState(history.state, '', location.href);
    await expect(saveDraft).toHaveBeenLastCalledWith({ ...GOOD, name: 'Josée T' });
  },
});

/** Error from the server, shown like any other error. Checks that the error takes the focus and is removed once the field changes. */
export const Rejected = meta.story({
  args: { initialValues: GOOD, onSubmit: (_, { setStatus }) => setStatus({ name: REFUSED }) },
  async play(steps) {
    const { field, send } = parts(steps);
    await steps.userEvent.click(send);
    await waitFor(() => expect(steps.canvas.getByRole('alert')).toHaveFocus());
    await expect(steps.canvas.getByRole('listitem')).toHaveTextContent(REFUSED);
    await expect(field('name')).toHaveAccessibleDescription(REFUSED);
    await steps.userEvent.type(field('name'), 's');
    await waitFor(() => expect(steps.canvas.queryByRole('alert')).toBeNull());
    await expect(field('name')).toHaveAttribute('aria-invalid', 'false');
    await steps.userEvent.click(send);
    await waitFor(() => expect(steps.canvas.getByRole('alert')).toHaveFocus());
  },
});

/** Request in flight. Checks that the form cannot be submitted twice. */
export const Submitting = meta.story({
  args: {
    initialValues: GOOD,
    onSubmit: (values) => {
      submitted(values);
      return new Promise(() => {});
    },
  },
  async play(steps) {
    const { t, send, field } = parts(steps);
    await steps.userEvent.click(send);
    await waitFor(() => expect(send).toBeDisabled());
    await expect(send).toHaveTextContent(t('sending'));
    await steps.userEvent.type(field('name'), '{Enter}');
    await expect(submitted).toHaveBeenCalledTimes(1);
  },
});

/** Form reset. Checks that values and errors are cleared. */
export const Reset = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    const { t, field, send } = parts(steps);
    await steps.userEvent.type(field('name'), 'Josée');
    await steps.userEvent.click(send);
    await waitFor(() => expect(steps.canvas.getByRole('alert')).toHaveFocus());
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('again') }));
    await waitFor(() => expect(steps.canvas.queryByRole('alert')).toBeNull());
    await expect(field('name')).toHaveValue('');
    await expect(field('email')).toHaveAttribute('aria-invalid', 'false');
  },
});

/** Long texts at 320 px. Checks that no text is clipped. */
export const LongText = meta.story({
  args: { texts: longTexts },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 280 }}>
        <Story />
      </Box>
    ),
  ],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  async play({ canvas, globals }) {
    const t = translator(longTexts, globals['locale']);
    await expectNoOverflow(canvas.getAllByText(t('fields.name.label'), { selector: 'label' }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
