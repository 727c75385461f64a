import { http, HttpResponse } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { CopyMail } from '../../../src/features/mailbox/CopyMail';
import { sentMail } from '../../fixtures/mailbox';
import { ownerSession } from '../../fixtures/user';
import { inDialog, texts } from './steps';

const PATH = '/api/mail/:id/copy';
const meta = preview.meta({ component: CopyMail, args: { mail: sentMail, onCopied: fn(), onClose: fn() }, parameters: { session: ownerSession } });

/** Confirmation with the recipient. */
export const Default = meta.story({ play: async () => expect((await inDialog()).getByText(new RegExp(sentMail.recipient))).toBeVisible() });

/** Response lost. Checks that the retry uses the same key. */
export const Retried = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    const keys: unknown[] = [];
    steps.msw.use(
      http.post(PATH, ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return keys.length === 1 ? HttpResponse.error() : HttpResponse.json({ ...sentMail, id: 'copy', status: 'queued' });
      }),
    );
    const dialog = await inDialog();
    const confirm = () => steps.userEvent.click(dialog.getByRole('button', { name: texts(steps)('copy.confirm') }));
    await confirm();
    await dialog.findByRole('alert');
    await confirm();
    await waitFor(() => expect(steps.args.onCopied).toHaveBeenCalledWith(expect.objectContaining({ id: 'copy' })));
    await expect(new Set(keys).size).toBe(1);
    await expect(steps.args.onClose).toHaveBeenCalledOnce();
  },
});
