import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { MessageLoader } from '../../../src/features/mailbox/MessageLoader';
import { withWidth } from '../../fixtures/frames';
import { failing, pending } from '../../fixtures/handlers';
import { unreadMessage } from '../../fixtures/mailbox';
import { NOW } from '../../fixtures/now';
import { normalizeSpaces } from '../../fixtures/translate';
import { ownerSession } from '../../fixtures/user';
import { texts } from './steps';

const PATH = '/api/messages/:id';
const meta = preview.meta({ component: MessageLoader, tags: ['no-screenshot'], decorators: [withWidth(1360)], args: { id: unreadMessage.id }, parameters: { environmentControls: ['server'], route: `admin/mail/messages/${unreadMessage.id}`, session: ownerSession } });

/** Unread message. Checks that opening marks it as read once, and that it then can stay unread. */
export const Default = meta.story({
  async play(steps) {
    const t = texts(steps);
    const marks: unknown[] = [];
    steps.msw.use(
      http.post(`${PATH}/read`, async ({ request }) => {
        const { read } = (await request.json()) as { read: boolean };
        marks.push(read);
        return HttpResponse.json({ ...unreadMessage, readAt: read ? NOW : null });
      }),
    );
    await steps.userEvent.click(await steps.canvas.findByRole('button', { name: t('message.unread') }));
    await expect(await steps.canvas.findByRole('button', { name: t('message.read') })).toBeVisible();
    await expect(marks).toEqual([true, false]);
  },
});

export const Loading = meta.story({ parameters: { handlers: [pending(PATH)] }, play: async (steps) => expect(await steps.canvas.findByRole('status', { name: texts(steps)('loading') })).toBeVisible() });

export const Failed = meta.story({ parameters: { handlers: [failing(PATH, 400)] }, play: async (steps) => expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(texts(steps)('failed.message'))) });

export const NotFound = meta.story({ parameters: { handlers: [failing(PATH, 404)] }, play: async (steps) => waitFor(() => expect(steps.canvas.getByRole('alert')).toHaveTextContent(normalizeSpaces(texts(steps)('failed.gone')))) });
