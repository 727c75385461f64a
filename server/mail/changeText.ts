import type { RevisionFacts } from './changeFacts';
import { siteName } from './links';
import { dietRows, heading, row } from './plainText';
import type { RequestChangeProps } from './RequestChange';
import { senderLines, signed } from './sender';
import { say } from './texts';

/** Returns the previous and the current quote as plain text. */
export function revisionRows({ language, lines, total, reason }: RevisionFacts): string[] {
  return [
    heading(say('quoteChanged', language)),
    ...lines.map(({ name, before, after }) => row(language, name, `${before} → ${after}`)),
    row(language, say('totalLine', language).toUpperCase(), `${total.before} → ${total.after}`),
    ...(reason === '' ? [] : [row(language, say('reason', language), reason)]),
  ];
}

/** Returns the mail about a customer's change as plain text. */
export function changeText({ facts, change, audience, publicUrl }: RequestChangeProps): string {
  const { language, reference, type, when, place, guests, diets } = facts;
  const { title, lead, words, revision, link } = change;
  return [
    title,
    '',
    lead,
    '',
    row(language, say('reference', language), reference),
    row(language, say('what', language), type),
    row(language, say('when', language), when),
    row(language, say('where', language), place),
    row(language, say('guests', language), guests),
    ...(diets.length > 0 || change.diets ? [row(language, say('diets', language), ...(diets.length > 0 ? dietRows(facts) : [say('noDiets', language)]))] : []),
    ...(words === '' ? [] : [row(language, say('customerWords', language), words)]),
    ...(revision ? ['', ...revisionRows(revision)] : []),
    '',
    row(language, link.label, link.href),
    ...(audience === 'customer'
      ? [say('manageHint', language), '', ...signed(language), ...senderLines({ language, publicUrl, why: say('letterWhy', language, { reference, site: siteName(publicUrl) }) })]
      : ['']),
  ].join('\n');
}
