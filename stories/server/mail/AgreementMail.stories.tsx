import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { AgreementMail } from '../../../server/mail/AgreementMail';
import { acceptanceProps, amendmentProps, type AcceptanceMailOptions, type AmendmentMailOptions } from '../../../server/mail/agreementMails';
import { DEFAULT_MAIL_CONTEXT } from '../../../server/mail/mailContext';
import type { Language } from '../../../src/contract/language';
import { agreementContent, changedContent, cheaperContent, HASH, longContent } from '../../fixtures/agreement';
import { NOW } from '../../fixtures/now';
import { languageOf, normalizeSpaces } from '../../fixtures/translate';

const publicUrl = 'https://boucane.example';
const mail = DEFAULT_MAIL_CONTEXT;
const { translate } = mail;
const common = { mail, publicUrl, ownerEmail: 'bonjour@boucane.example', letter: null, sequence: 1, now: new Date(NOW) };

const acceptance = (language: Language, changes: Partial<AcceptanceMailOptions> = {}): AcceptanceMailOptions => ({
  ...common,
  content: agreementContent(language),
  hash: HASH,
  name: 'Julie Tremblay',
  spokenOn: null,
  manageUrl: `${publicUrl}/${language}/demande/x`,
  ...changes,
});

const amendment = (language: Language, changes: Partial<AmendmentMailOptions> = {}): AmendmentMailOptions => ({
  ...common,
  before: agreementContent(language),
  after: cheaperContent(language),
  waits: null,
  manageUrl: `${publicUrl}/${language}/demande/x`,
  ...changes,
});

const meta = preview.meta({ component: AgreementMail, args: { ...acceptanceProps(acceptance('fr'), 'customer', 'x') } });

/** Mail to the customer about an accepted proposal: the whole agreement, the name, the time and the hash. In English, the French terms come first. */
export const Default = meta.story({
  tags: ['layout'],
  render: ({ reference, audience, publicUrl: url, waits }, { globals }) => <AgreementMail {...acceptanceProps(acceptance(languageOf(globals['locale'])), 'customer', 'x')} reference={reference} audience={audience} publicUrl={url} waits={waits} />,
  async play({ canvas, globals }) {
    const language = languageOf(globals['locale']);
    await expect(canvas.getByRole('heading', { level: 1, name: normalizeSpaces(translate('acceptanceTitle', language)) })).toBeVisible();
    await expect(canvas.getByText(HASH)).toBeVisible();
    const papers = canvas.getAllByRole('heading', { name: /^(Conditions|Terms), / });
    await expect(papers.map(({ textContent }) => textContent)).toEqual(language === 'fr' ? ['Conditions, version 2'] : ['Conditions, version 2', 'Terms, version 2']);
  },
});

/** Notice to the owner, always in French and without the terms. */
export const Owner = meta.story({
  args: acceptanceProps(acceptance('en'), 'owner', 'x'),
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Ouvrir la demande' })).toHaveAttribute('href', `${publicUrl}/fr/admin/requests/x`);
    await expect(canvas.queryByRole('heading', { name: /^Conditions/ })).toBeNull();
  },
});

/** Oral yes that the owner recorded: their letter stands first. */
export const Oral = meta.story({
  args: acceptanceProps(acceptance('fr', { spokenOn: '2027-05-08', letter: { subject: 'Oui', text: 'Bonjour Julie,\n\nMerci pour votre appel.\n\nSamuel' } }), 'customer', 'x'),
  async play({ canvas }) {
    await expect(canvas.getByText('Merci pour votre appel.')).toBeVisible();
    await expect(canvas.getByText(/8 mai 2027, de vive voix/)).toBeVisible();
  },
});

/** Change that counts at once: only the facts and the prices that differ. */
export const Amendment = meta.story({
  render: (_, { globals }) => <AgreementMail {...amendmentProps(amendment(languageOf(globals['locale'])))} />,
  async play({ canvas, globals }) {
    const language = languageOf(globals['locale']);
    await expect(canvas.getByText(normalizeSpaces(translate('amendmentRemoved', language, { value: language === 'fr' ? 'Côtes levées de dos' : 'Baby back ribs' })))).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: translate('before', language) })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: translate('totalLine', language) })).toBeVisible();
  },
});

/** Dearer change that waits for the customer's yes, with its last day. */
export const Waiting = meta.story({
  render: (_, { globals }) => {
    const language = languageOf(globals['locale']);
    return <AgreementMail {...amendmentProps(amendment(language, { after: changedContent(language), waits: { validUntil: '2027-05-22' } }))} />;
  },
  async play({ canvas, globals }) {
    const language = languageOf(globals['locale']);
    await expect(canvas.getByText(/22 mai 2027|May 22, 2027/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: translate('amendmentWaitsLink', language) })).toBeVisible();
  },
});

/** Names of the maximum length and long terms. */
export const LongText = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: acceptanceProps(acceptance('fr', { content: longContent('fr') }), 'customer', 'x'),
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
