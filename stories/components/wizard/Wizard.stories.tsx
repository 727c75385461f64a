import Box from '@mui/material/Box';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { validationText } from '../../../src/contract/validation';
import { guidance } from '../../docs/guidance';
import { submitted } from '../../fixtures/exampleForm';
import { inBrowser, storeDraft, WHOLE_VISIT } from '../../fixtures/exampleWizard';
import { pressKey } from '../../fixtures/keyboard';
import { normalizeSpaces } from '../../fixtures/translate';
import { fillWho, parts, Visit } from './steps';

const meta = preview.meta({
  title: 'components/wizard/Wizard',
  component: Visit,
  parameters: { route: 'garden', docs: { description: { component: guidance('wizard/Wizard') } } },
  beforeEach: () => {
    submitted.mockClear();
    storeDraft.mockClear();
  },
  decorators: [
    (Story) => (
      <Box sx={{ p: { xs: 4, sm: 6 }, maxWidth: 1100 }}>
        <Story />
      </Box>
    ),
  ],
});

/** First step: its position in the wizard, its questions and one button to continue. */
export const Default = meta.story({
  tags: ['layout'],
  async play(steps) {
    const { t, w, heading } = parts(steps);
    await expect(await heading('who')).toHaveTextContent(w('place', { number: 1, count: 3 }));
    const list = within(steps.canvas.getByRole('navigation', { name: t('visit') }));
    await expect(list.getAllByRole('listitem')[0]?.firstElementChild).toHaveAttribute('aria-current', 'step');
    await expect(list.queryByRole('link')).toBeNull();
    await expect(document.body).toHaveFocus();
  },
});

/** Step change. Checks that the step is in the URL, that its heading takes the focus and that the browser's back button restores the typed values. */
export const ThereAndBack = meta.story({
  tags: ['no-screenshot', '!dev'],
  decorators: [inBrowser],
  async play(steps) {
    const { heading, field } = parts(steps);
    await fillWho(steps);
    await waitFor(async () => expect(await heading('plot')).toHaveFocus());
    await expect(steps.canvas.getByRole('status', { name: 'address' })).toHaveTextContent('?step=plot');
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: 'browser back' }));
    await waitFor(async () => expect(await heading('who')).toHaveFocus());
    await expect(field('name')).toHaveValue(WHOLE_VISIT.name);
    await expect(steps.canvas.getByRole('status', { name: 'address' })).toHaveTextContent('/');
  },
});

/** Invalid step. Checks that only fields of this step block the visitor, that each is listed and that the summary takes the focus. */
export const Invalid = meta.story({
  tags: ['layout'],
  async play(steps) {
    const { field, forward, language } = parts(steps);
    await forward();
    await waitFor(() => expect(steps.canvas.getByRole('alert')).toHaveFocus());
    await expect(within(steps.canvas.getByRole('alert')).getAllByRole('listitem')).toHaveLength(2);
    await expect(field('email')).toHaveAccessibleDescription(validationText('emailRequired', language));
  },
});

/** New step after a rejected one. Checks that no errors are shown. */
export const StartsClean = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    const { forward, heading } = parts(steps);
    await forward();
    await waitFor(() => expect(steps.canvas.getByRole('alert')).toHaveFocus());
    await fillWho(steps);
    await heading('plot');
    await expect(steps.canvas.queryByRole('alert')).toBeNull();
  },
});

/** Conditional step. Checks that the answer "clay" adds a question. */
export const Branched = meta.story({
  parameters: { route: 'garden?step=plot' },
  args: { draft: { name: WHOLE_VISIT.name, email: WHOLE_VISIT.email }, reached: 'plot' },
  async play(steps) {
    const { t, w, heading, forward } = parts(steps);
    await expect(await heading('plot')).toHaveTextContent(w('place', { number: 2, count: 3 }));
    await steps.userEvent.selectOptions(steps.canvas.getByRole('combobox', { name: t('fields.soil.label') }), 'clay');
    await waitFor(async () => expect(await heading('plot')).toHaveTextContent(w('place', { number: 2, count: 4 })));
    await forward();
    await waitFor(async () => expect(await heading('wish')).toHaveFocus());
  },
});

/** Restored draft, as after a reload or from a saved link. Checks that the step of the URL is shown and that the focus does not move. */
export const Restored = meta.story({
  parameters: { route: 'garden?step=review' },
  args: { draft: WHOLE_VISIT, reached: 'review' },
  tags: ['layout'],
  async play(steps) {
    const { t, w, heading } = parts(steps);
    await heading('review');
    await expect(document.body).toHaveFocus();
    await expect(steps.canvas.getByText(WHOLE_VISIT.email)).toBeVisible();
    await expect(steps.canvas.getByRole('link', { name: w('editPart', { name: t('steps.plot.name') }) })).toHaveAttribute('href', expect.stringContaining('?step=plot'));
  },
});

/** URL of a step beyond the answers. Checks that the first incomplete step is shown and that the URL is corrected. */
export const TooFar = meta.story({
  tags: ['no-screenshot', '!dev'],
  decorators: [inBrowser],
  parameters: { route: 'garden?step=review&day=monday' },
  args: { draft: { name: WHOLE_VISIT.name, email: WHOLE_VISIT.email } },
  async play(steps) {
    await parts(steps).heading('plot');
    await waitFor(() => expect(steps.canvas.getByRole('status', { name: 'address' })).toHaveTextContent('?step=plot&day=monday'));
  },
});

/**
 * Complete submission. Checks that each change is stored with its step, that the submitted values are parsed by the schema and that the draft is then
 * deleted.
 */
export const Submitted = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { route: 'garden?step=wish' },
  args: { draft: { ...WHOLE_VISIT, wish: '' }, reached: 'wish' },
  async play(steps) {
    const { t, field, forward, heading } = parts(steps);
    await heading('wish');
    await steps.userEvent.type(field('wish'), 'De l’ail');
    await waitFor(() => expect(storeDraft).toHaveBeenLastCalledWith({ values: WHOLE_VISIT, reached: 'wish' }));
    await forward();
    await heading('review');
    await expect(storeDraft).toHaveBeenLastCalledWith({ values: WHOLE_VISIT, reached: 'review' });
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('send') }));
    await waitFor(() => expect(submitted).toHaveBeenCalledWith(WHOLE_VISIT));
    await waitFor(() => expect(storeDraft).toHaveBeenLastCalledWith(null));
  },
});

/** Request in flight. Checks that the form cannot be submitted twice. */
export const Submitting = meta.story({
  parameters: { route: 'garden?step=review' },
  args: { draft: WHOLE_VISIT, reached: 'review', onFinish: () => new Promise(() => {}) },
  async play(steps) {
    const { t, heading } = parts(steps);
    await heading('review');
    const send = steps.canvas.getByRole('button', { name: t('send') });
    await steps.userEvent.click(send);
    await waitFor(() => expect(send).toBeDisabled());
  },
});

/** Failed submission. Checks that the draft is kept. */
export const Failed = meta.story({
  tags: ['no-screenshot'],
  parameters: { route: 'garden?step=review' },
  args: { draft: WHOLE_VISIT, reached: 'review', onFinish: () => Promise.resolve('kept') },
  async play(steps) {
    const { t, heading } = parts(steps);
    await heading('review');
    const send = steps.canvas.getByRole('button', { name: t('send') });
    await steps.userEvent.click(send);
    await waitFor(() => expect(storeDraft).toHaveBeenCalled());
    await waitFor(() => expect(send).toBeEnabled());
    await expect(storeDraft).not.toHaveBeenCalledWith(null);
  },
});

const REFUSED = 'Cette adresse ne reçoit plus de courriels.';

/** Error from the server. Checks that the wizard returns to the step with that field and shows the error there. */
export const Rejected = meta.story({
  parameters: { route: 'garden?step=review' },
  args: { draft: WHOLE_VISIT, reached: 'review', onFinish: () => Promise.resolve({ email: REFUSED }) },
  async play(steps) {
    const { t, field, heading } = parts(steps);
    await heading('review');
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('send') }));
    await heading('who');
    await waitFor(() => expect(steps.canvas.getByRole('alert')).toHaveFocus());
    await expect(steps.canvas.getByRole('alert')).toHaveTextContent(REFUSED);
    await expect(field('email')).toHaveAccessibleDescription(REFUSED);
    await steps.userEvent.type(field('email'), 'x');
    await waitFor(() => expect(steps.canvas.queryByRole('alert')).toBeNull());
  },
});

/** Long French texts at 320 px, with content beside the steps. */
export const LongText = meta.story({
  parameters: { route: 'garden?step=review' },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 288 }}>
        <Story />
      </Box>
    ),
  ],
  args: { draft: WHOLE_VISIT, reached: 'review', long: true, aside: <Box sx={{ p: 4, bgcolor: 'background.paper' }}>3 × 4 m</Box> },
  async play(steps) {
    await expect((await steps.canvas.findAllByRole('heading')).length).toBeGreaterThan(3);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** Keyboard navigation: Enter continues from the last field and follows the back link. Checks that each step's heading takes the focus. */
export const Keyboard = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    const { t, w, heading, field } = parts(steps);
    field('name').focus();
    await steps.userEvent.keyboard(WHOLE_VISIT.name);
    await steps.userEvent.tab();
    await expect(field('email')).toHaveFocus();
    await steps.userEvent.keyboard(`${WHOLE_VISIT.email}{Enter}`);
    await waitFor(async () => expect(await heading('plot')).toHaveFocus());
    await pressKey(steps, steps.canvas.getByRole('link', { name: (name) => normalizeSpaces(name) === normalizeSpaces(w('backTo', { name: t('steps.who.name') })) }));
    await waitFor(async () => expect(await heading('who')).toHaveFocus());
    await expect(field('name')).toHaveValue(WHOLE_VISIT.name);
  },
});
