import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { KeepOriginals } from '../../../src/features/editing/KeepOriginals';
import { plainText, texts } from '../../fixtures/contentEntries';
import { pending } from '../../fixtures/handlers';
import type { PlayContext } from '../../fixtures/playContext';
import { normalizeSpaces } from '../../fixtures/translate';
import { onPaper, textOf } from './steps';

const sent: unknown[] = [];

const respondWith = (body: object, status = 200) =>
  http.post('/api/content_backfill', async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json(body, { status });
  });

const meta = preview.meta({
  component: KeepOriginals,
  args: { texts },
  decorators: [onPaper],
  parameters: { handlers: [respondWith({ added: 2 })] },
  beforeEach() {
    sent.length = 0;
  },
});

const expectText = async (steps: PlayContext, text: string) => expect(await steps.canvas.findByText(normalizeSpaces(text))).toBeVisible();
const press = async (steps: PlayContext, name: 'keep.ask' | 'keep.sure' | 'cancel') => steps.userEvent.click(steps.canvas.getByRole('button', { name: normalizeSpaces(textOf(steps)(name)) }));

/** Confirmation. Checks that the first click sends no request and that the confirmation can be cancelled. */
export const Default = meta.story({
  async play(steps) {
    await expect(steps.canvas.getByRole('heading', { level: 2, name: textOf(steps)('keep.title') })).toBeVisible();
    await press(steps, 'keep.ask');
    await press(steps, 'cancel');
    await expect(sent).toEqual([]);
    await expect(steps.canvas.getByRole('button', { name: normalizeSpaces(textOf(steps)('keep.ask')) })).toBeVisible();
  },
});

/** Keyboard navigation: the confirmation takes the focus. Checks that the focus returns to its previous element afterwards. */
export const Keyboard = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    const named = (name: 'keep.ask' | 'keep.sure' | 'cancel') => steps.canvas.getByRole('button', { name: normalizeSpaces(textOf(steps)(name)) });
    const begin = async () => {
      await steps.userEvent.keyboard('{Enter}');
      await steps.userEvent.tab();
      await expect(named('keep.sure')).toHaveFocus();
    };
    named('keep.ask').focus();
    await begin();
    await steps.userEvent.tab();
    await expect(named('cancel')).toHaveFocus();
    await steps.userEvent.keyboard('{Enter}');
    await expect(named('keep.ask')).toHaveFocus();
    await begin();
    await steps.userEvent.keyboard('{Enter}');
    await expectText(steps, textOf(steps)('keep.done', { count: 2 }));
    await expect(named('keep.ask')).toHaveFocus();
  },
});

export const Submitting = meta.story({
  parameters: { handlers: [pending('/api/content_backfill')] },
  async play(steps) {
    await press(steps, 'keep.ask');
    await press(steps, 'keep.sure');
    await waitFor(() => expect(steps.canvas.getByRole('button', { name: normalizeSpaces(textOf(steps)('keep.sure')) })).toBeDisabled());
    await expect(steps.canvas.getByRole('button', { name: normalizeSpaces(textOf(steps)('cancel')) })).toBeDisabled();
  },
});

/** Confirmed. Checks that every built-in text is sent and that the number of newly stored texts is reported. */
export const Submitted = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    await press(steps, 'keep.ask');
    await press(steps, 'keep.sure');
    await expectText(steps, textOf(steps)('keep.done', { count: 2 }));
    await expect(sent).toEqual([{ entries: texts.map(({ tag, builtIn }) => ({ tag, value: builtIn })) }]);
    await expect(JSON.stringify(sent)).toContain(plainText.builtIn.fr);
  },
});

export const Failed = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [respondWith({}, 500)] },
  async play(steps) {
    await press(steps, 'keep.ask');
    await press(steps, 'keep.sure');
    await expectText(steps, textOf(steps)('keep.failed'));
  },
});
