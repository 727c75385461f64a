import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { formTexts } from '../../../src/features/admin/formTexts';
import { listTexts } from '../../../src/features/admin/listTexts';
import { MANIFESTS } from '../../../src/features/admin/manifests';
import { PublishButton } from '../../../src/features/admin/PublishButton';
import { failing } from '../../fixtures/handlers';
import { pressKey } from '../../fixtures/keyboard';
import { languageOf, normalizeSpaces, translator } from '../../fixtures/translate';
import { resourceFixture } from '../../fixtures/resources';
import { ownerSession } from '../../fixtures/user';

const PATH = '/api/event/:id';
const bodies: object[] = [];

const meta = preview.meta({
  component: PublishButton,
  args: { manifest: MANIFESTS.event, record: { ...resourceFixture('event'), visibility: 'pending', isActive: true }, onChanged: fn() },
  parameters: {
    session: ownerSession,
    handlers: [
      http.put(PATH, async ({ request }) => {
        const body = (await request.json()) as object;
        bodies.push(body);
        return HttpResponse.json({ ...body, id: 'x', version: 2 });
      }),
    ],
  },
  beforeEach() {
    bodies.length = 0;
  },
});

/** Unpublished record, shown as hidden. Checks that one click publishes the record. */
export const Default = meta.story({
  async play({ args, canvas, globals, userEvent }) {
    const t = translator(formTexts, globals['locale']);
    await userEvent.click(canvas.getByRole('button', { name: t('showing.publish') }));
    await waitFor(() => expect(args.onChanged).toHaveBeenCalledTimes(1));
    await expect(bodies).toEqual([expect.objectContaining({ visibility: 'public', isActive: true, name_fr: 'Le samedi du fumoir' })]);
    await waitFor(() => expect(screen.getByText(t('showing.published'))).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: listTexts.tree.done.undo[languageOf(globals['locale'])] }));
    await waitFor(() => expect(bodies).toHaveLength(2));
    await expect(bodies[1]).toMatchObject({ visibility: 'pending', isActive: true });
    await waitFor(() => expect(args.onChanged).toHaveBeenCalledTimes(2));
  },
});

export const Shown = meta.story({
  args: { record: resourceFixture('event') },
  async play({ canvas, globals, userEvent }) {
    const t = translator(formTexts, globals['locale']);
    await userEvent.click(canvas.getByRole('button', { name: t('showing.unpublish') }));
    await waitFor(() => expect(bodies).toEqual([expect.objectContaining({ visibility: 'public', isActive: false })]));
  },
});

export const Failed = meta.story({
  parameters: { handlers: [failing(PATH)] },
  async play({ canvas, globals, userEvent }) {
    const t = translator(formTexts, globals['locale']);
    await userEvent.click(canvas.getByRole('button', { name: t('showing.publish') }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(normalizeSpaces(t('refused.unanswered')));
  },
});

/** Keyboard navigation. Checks that the button regains the focus after publishing and after the undo. */
export const Keyboard = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    const { args, canvas, globals } = steps;
    const publish = () => canvas.getByRole('button', { name: translator(formTexts, globals['locale'])('showing.publish') });
    await pressKey(steps, publish());
    await waitFor(() => expect(args.onChanged).toHaveBeenCalledOnce());
    await waitFor(() => expect(publish()).toHaveFocus());
    await pressKey(steps, screen.getByRole('button', { name: listTexts.tree.done.undo[languageOf(globals['locale'])] }), ' ');
    await waitFor(() => expect(bodies).toHaveLength(2));
    await waitFor(() => expect(publish()).toHaveFocus());
  },
});
