import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { MailPreview } from '../../../src/features/editing/MailPreview';
import { mailPreviewTexts } from '../../../src/features/editing/mailPreviewTexts';
import { failing, pending } from '../../fixtures/handlers';
import { mailPreviewHandlers, mailText, ownerMailText } from '../../fixtures/mailPreviews';
import type { PlayContext } from '../../fixtures/playContext';
import { languageOf, normalizeSpaces, translator } from '../../fixtures/translate';
import { onPaper } from './steps';

const meta = preview.meta({
  component: MailPreview,
  args: { text: mailText, fields: mailText.builtIn, mail: 'received' as const },
  decorators: [onPaper],
  parameters: { handlers: mailPreviewHandlers },
});

const textIn = (steps: PlayContext) => translator(mailPreviewTexts, steps.globals['locale']);

/** Returns the text of the mail in the frame; empty until it has arrived. */
const shownIn = ({ canvas }: PlayContext, title: string): string => (canvas.queryByTitle(title) as HTMLIFrameElement | null)?.contentDocument?.body.textContent ?? '';

/** Preview in the owner's language. Checks that the other language can be chosen. */
export const Default = meta.story({
  tags: ['layout'],
  async play(steps) {
    const t = textIn(steps);
    const isFrench = languageOf(steps.globals['locale']) === 'fr';
    const [own, other] = isFrench ? ['Demande reçue, pas encore confirmée', 'Request received, not confirmed yet'] : ['Request received, not confirmed yet', 'Demande reçue, pas encore confirmée'];
    await waitFor(() => expect(shownIn(steps, t('title'))).toContain(own));
    await expect(steps.canvas.getByText(isFrench ? /^Demande B-7K3QX9 reçue/ : /^Request B-7K3QX9 received/)).toBeVisible();
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: isFrench ? 'English' : 'Français' }));
    await waitFor(() => expect(shownIn(steps, t('title'))).toContain(other));
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: isFrench ? 'Français' : 'English' }));
    await waitFor(() => expect(shownIn(steps, t('title'))).toContain(own));
  },
});

/** Mail to the owner: always in French, without a choice of language. */
export const OwnerMail = meta.story({
  args: { text: ownerMailText, fields: ownerMailText.builtIn, mail: 'notice' },
  async play(steps) {
    const t = textIn(steps);
    await waitFor(() => expect(shownIn(steps, t('title'))).toContain('Nouvelle demande'));
    await expect(steps.canvas.getByText(normalizeSpaces(t('french')))).toBeVisible();
    await expect(steps.canvas.queryByRole('button', { name: 'English' })).toBeNull();
  },
});

export const Loading = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [pending('/api/mail-previews')] },
  play: async (steps) => expect(await steps.canvas.findByRole('status', { name: normalizeSpaces(textIn(steps)('loading')) })).toBeVisible(),
});

export const Failed = meta.story({
  parameters: { handlers: [failing('/api/mail-previews', 400), ...mailPreviewHandlers] },
  async play(steps) {
    await expect(await steps.canvas.findByText(normalizeSpaces(textIn(steps)('failed')))).toBeVisible();
    await expect(steps.canvas.getByRole('button', { name: textIn(steps)('retry') })).toBeVisible();
  },
});

/** Unknown placeholder. Checks that no preview is requested and that nothing can be sent. */
export const UnknownPlaceholder = meta.story({
  args: { fields: { fr: 'Bonjour {{prenom}} !', en: 'Hello!' } },
  async play(steps) {
    await expect(steps.canvas.getByText(normalizeSpaces(textIn(steps)('unknownHole')))).toBeVisible();
    await expect(steps.canvas.getByRole('button', { name: textIn(steps)('send') })).toBeDisabled();
    await expect(steps.canvas.queryByTitle(textIn(steps)('title'))).toBeNull();
  },
});
