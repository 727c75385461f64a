import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { revisionFacts } from '../../../server/mail/changeFacts';
import { OwnerMail } from '../../../server/mail/OwnerMail';
import { DEFAULT_MAIL_CONTEXT } from '../../../server/mail/mailContext';
import { DEFAULT_SETTINGS } from '../../../src/contract/defaultPrivateSettings';
import { MAIL_ACTIONS, requestMailDraft, type MailAction } from '../../../src/contract/requestMailTemplates';
import { LONG_PARTY, longText, smokehouseTraining } from '../../fixtures/bookingRecord';
import { adjustedRevision, longRevision } from '../../fixtures/managed';
import { languageOf } from '../../fixtures/translate';

/** Renders the letter's unchanged draft. */
const renderMail = (action: MailAction) => (_: unknown, { globals }: { globals: Record<string, unknown> }) => {
  const booking = smokehouseTraining(languageOf(globals['locale']));
  const { text } = requestMailDraft(action, booking, DEFAULT_SETTINGS, { dateTime: { date: '2027-06-19', time: '18:30' } });
  return <OwnerMail language={booking.request.language === 'en' ? 'en' : 'fr'} reference={booking.reference} text={text} publicUrl="https://boucane.example" />;
};

const meta = preview.meta({ component: OwnerMail, args: { language: 'fr' as const, reference: 'B-7K3QX9', text: '', publicUrl: 'https://boucane.example' } });

export const Default = meta.story({
  tags: ['layout'],
  render: renderMail(MAIL_ACTIONS[0]),
  async play({ canvas }) {
    await expect(canvas.getByText(/^(Bonjour|Hello) Julie,$/)).toBeVisible();
    await expect(canvas.getByText('B-7K3QX9')).toBeVisible();
  },
});

/** Adjusted price: the previous and new figures are shown under the text, with a link to the request. */
export const Adjusted = meta.story({
  render: (_, { globals }) => {
    const language = languageOf(globals['locale']);
    const booking = smokehouseTraining(language);
    const revision = adjustedRevision(language);
    return <OwnerMail language={language} reference={booking.reference} text={requestMailDraft('confirm', { ...booking, quote: revision.after }, DEFAULT_SETTINGS).text} publicUrl="https://boucane.example" revision={revisionFacts(revision, { mail: DEFAULT_MAIL_CONTEXT, language })} manageUrl="https://boucane.example/fr/demande/x" />;
  },
  async play({ canvas, globals }) {
    const { reason } = adjustedRevision(languageOf(globals['locale']));
    await expect(canvas.getByText(reason)).toBeVisible();
    await expect(canvas.getByRole('link', { name: DEFAULT_MAIL_CONTEXT.translate('manage', languageOf(globals['locale'])) })).toBeVisible();
  },
});

export const Declined = meta.story({ render: renderMail('decline') });

export const Moved = meta.story({ render: renderMail('move') });

export const Cancelled = meta.story({ tags: ['no-screenshot', '!dev'], render: renderMail('cancel'), play: async ({ canvas }) => expect(canvas.getAllByText(/j’annule ce qui était prévu|is cancelled/).at(-1)).toBeVisible() });

/** Hostile text: rendered as plain text. */
export const Hostile = meta.story({
  args: { text: '<img src=x onerror=alert(1)>\n<script>alert(1)</script>\n\n[lien](javascript:alert(1)) & <b>gras</b>' },
  async play({ canvas }) {
    await expect(canvas.getByText('<script>alert(1)</script>')).toBeVisible();
    await expect(document.querySelector('img, b')).toBeNull();
  },
});

/** Long draft with a URL without break opportunities, and a long reason above the figures. */
export const LongText = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  render: () => {
    const booking = longText('fr');
    const text = `${requestMailDraft('confirm', { ...booking, quote: longRevision().after }, DEFAULT_SETTINGS).text}\n\nhttps://exemple.ca/${'sans-espace-'.repeat(12)}\n${LONG_PARTY.email}`;
    return <OwnerMail language="fr" reference={booking.reference} text={text} publicUrl="https://boucane.example" revision={revisionFacts(longRevision(), { mail: DEFAULT_MAIL_CONTEXT, language: 'fr' })} manageUrl="https://boucane.example/fr/demande/x" />;
  },
  async play({ canvas }) {
    await expect(canvas.getByText(LONG_PARTY.email)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
