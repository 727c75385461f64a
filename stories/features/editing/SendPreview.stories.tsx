import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { mailPreviewTexts } from '../../../src/features/editing/mailPreviewTexts';
import { SendPreview } from '../../../src/features/editing/SendPreview';
import { failing, pending } from '../../fixtures/handlers';
import { mailPreviewHandlers } from '../../fixtures/mailPreviews';
import type { PlayContext } from '../../fixtures/playContext';
import { normalizeSpaces, translator } from '../../fixtures/translate';
import { onPaper } from './steps';

const meta = preview.meta({
  component: SendPreview,
  args: { body: { mail: 'received' as const, customerLanguage: 'fr' as const, texts: [] } },
  decorators: [onPaper],
  parameters: { handlers: mailPreviewHandlers },
  tags: ['no-screenshot'],
});

const textIn = (steps: PlayContext) => translator(mailPreviewTexts, steps.globals['locale']);
const send = (steps: PlayContext) => steps.userEvent.click(steps.canvas.getByRole('button', { name: textIn(steps)('send') }));

export const Default = meta.story({ play: async (steps) => expect(steps.canvas.getByRole('button', { name: textIn(steps)('send') })).toBeEnabled() });

/** Sent mail. Checks that the request contains the unsaved texts and that the address is shown. */
export const Sent = meta.story({
  args: { body: { mail: 'received', customerLanguage: 'en', texts: [{ tag: 'mail.received', value: { fr: '', en: 'Got it.' } }] } },
  async play(steps) {
    const bodies: unknown[] = [];
    steps.msw.use(
      http.post('/api/mail-previews/send', async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json({ recipient: 'samuel@boucane.example' });
      }),
    );
    await send(steps);
    await expect(await steps.canvas.findByText(normalizeSpaces(textIn(steps)('sent', { address: 'samuel@boucane.example' })))).toBeVisible();
    await expect(bodies).toEqual([steps.args.body]);
  },
});

export const Sending = meta.story({
  parameters: { handlers: [pending('/api/mail-previews/send')] },
  async play(steps) {
    await send(steps);
    await expect(await steps.canvas.findByRole('button', { name: textIn(steps)('sending') })).toBeDisabled();
  },
});

export const SendFailed = meta.story({
  parameters: { handlers: [failing('/api/mail-previews/send')] },
  async play(steps) {
    await send(steps);
    await expect(await steps.canvas.findByText(normalizeSpaces(textIn(steps)('sendFailed')))).toBeVisible();
    await expect(steps.canvas.getByRole('button', { name: textIn(steps)('send') })).toBeEnabled();
  },
});

/** Mail that cannot be composed yet. */
export const Disabled = meta.story({ args: { disabled: true }, play: async (steps) => expect(steps.canvas.getByRole('button', { name: textIn(steps)('send') })).toBeDisabled() });
