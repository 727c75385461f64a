import type { RevisionFacts } from './changeFacts';
import { siteName } from './links';
import { dietRows, heading, row } from './plainText';
import type { RequestChangeProps } from './RequestChange';
import { senderLines, signed } from './sender';
import type { MailContext } from './mailContext';

/** Returns the previous and the current quote as plain text. */
export function revisionRows({ translate }: MailContext, { language, lines, total, reason }: RevisionFacts): string[] {
  return [
    heading(translate('quoteChanged', language)),
    ...lines.map(({ name, before, after }) => row(language, name, `${before} → ${after}`)),
    row(language, translate('totalLine', language).toUpperCase(), `${total.before} → ${total.after}`),
    ...(reason === '' ? [] : [row(language, translate('reason', language), reason)]),
  ];
}

/** Returns the mail about a customer's change as plain text. */
export function changeText(mail: MailContext, { facts, change, audience, publicUrl }: RequestChangeProps): string {
  const { translate } = mail;
  const { language, reference, type, when, place, guests, diets } = facts;
  const { title, lead, words, revision, link } = change;
  return [
    title,
    '',
    lead,
    '',
    row(language, translate('reference', language), reference),
    row(language, translate('what', language), type),
    row(language, translate('when', language), when),
    row(language, translate('where', language), place),
    row(language, translate('guests', language), guests),
    ...(diets.length > 0 || change.diets ? [row(language, translate('diets', language), ...(diets.length > 0 ? dietRows(facts) : [translate('noDiets', language)]))] : []),
    ...(words === '' ? [] : [row(language, translate('customerWords', language), words)]),
    ...(revision ? ['', ...revisionRows(mail, revision)] : []),
    '',
    row(language, link.label, link.href),
    ...(audience === 'customer'
      ? [translate('manageHint', language), '', ...signed(mail, language), ...senderLines(mail, { language, publicUrl, why: translate('letterWhy', language, { reference, site: siteName(publicUrl) }) })]
      : ['']),
  ].join('\n');
}
