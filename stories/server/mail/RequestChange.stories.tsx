import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { bookingFacts } from '../../../server/mail/bookingFacts';
import { revisionFacts } from '../../../server/mail/changeFacts';
import { DEFAULT_MAIL_CONTEXT } from '../../../server/mail/mailContext';
import { RequestChange, type ChangeTexts } from '../../../server/mail/RequestChange';
import type { Language } from '../../../src/contract/language';
import { LONG_PARTY, longText, smokehouseTraining } from '../../fixtures/bookingRecord';
import { adjustedRevision, longRevision, someDiets } from '../../fixtures/managed';
import { NOW } from '../../fixtures/now';
import { languageOf, normalizeSpaces } from '../../fixtures/translate';

const publicUrl = 'https://boucane.example';
const mail = DEFAULT_MAIL_CONTEXT;
const { translate } = mail;

function facts(language: Language) {
  const record = smokehouseTraining(language);
  return bookingFacts({ ...record, request: { ...record.request, diets: someDiets(language) } }, { mail, language, now: new Date(NOW) });
}

const guests = (language: Language, isCustomer: boolean): ChangeTexts => ({
  title: isCustomer ? translate('guestsTitle', language) : 'Julie Tremblay',
  lead: isCustomer ? translate('guestsLead', language, { before: '40', after: '46' }) : translate('guestsNotice', language, { name: 'Julie Tremblay', before: '40', after: '46' }),
  words: '',
  revision: revisionFacts({ ...adjustedRevision(language), by: 'customer', reason: '' }, { mail, language }),
  diets: false,
  link: isCustomer ? { label: translate('manage', language), href: `${publicUrl}/fr/demande/x` } : { label: translate('openRequest', language), href: `${publicUrl}/fr/admin/requests/x` },
});

const meta = preview.meta({ component: RequestChange, args: { facts: facts('fr'), change: guests('fr', true), audience: 'customer' as const, publicUrl } });

/** Mail to the customer about more guests: previous and new figures side by side, and the severe allergy in red and in capitals. */
export const Default = meta.story({
  tags: ['layout'],
  render: (args, { globals }) => <RequestChange {...args} facts={facts(languageOf(globals['locale']))} change={guests(languageOf(globals['locale']), true)} />,
  async play({ canvas, globals }) {
    const language = languageOf(globals['locale']);
    await expect(canvas.getByRole('heading', { level: 1, name: normalizeSpaces(translate('guestsTitle', language)) })).toBeVisible();
    await expect(canvas.getByText(/ALLERGIE GRAVE|SEVERE ALLERGY/)).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: translate('before', language) })).toBeVisible();
  },
});

/** Mail to the owner. Always in French. */
export const Owner = meta.story({
  args: { audience: 'owner', change: guests('fr', false) },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'Ouvrir la demande' })).toHaveAttribute('href', `${publicUrl}/fr/admin/requests/x`),
});

/** Long name, long place, many changed lines and a long note from the customer. */
export const LongText = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: {
    audience: 'owner',
    facts: bookingFacts({ ...longText('fr'), request: { ...longText('fr').request, diets: someDiets('fr') } }, { mail, language: 'fr', now: new Date(NOW) }),
    change: { ...guests('fr', false), title: LONG_PARTY.hostName, lead: translate('guestsNotice', 'fr', { name: LONG_PARTY.hostName, before: '500', after: '620' }), revision: revisionFacts({ ...longRevision(), by: 'customer', reason: '' }, { mail, language: 'fr' }), words: 'Les cousins de la Gaspésie viennent aussi, finalement. '.repeat(12) },
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: LONG_PARTY.hostName })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
