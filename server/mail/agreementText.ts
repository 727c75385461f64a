import type { AgreementMailProps } from './AgreementMail';
import { revisionRows } from './changeText';
import { siteName } from './links';
import type { MailContext } from './mailContext';
import { heading, row } from './plainText';
import { senderLines, signed } from './sender';

/** Returns the mail about an agreement as plain text. */
export function agreementText(mail: MailContext, { language, reference, audience, publicUrl, title, lead, rows, difference, price, proof, papers, link }: AgreementMailProps): string {
  const { translate } = mail;
  const isCustomer = audience === 'customer';
  return [
    ...(title === '' ? [lead] : [title, '', lead]),
    '',
    row(language, translate('reference', language), reference),
    ...rows.map(({ label, values }) => row(language, label, ...values)),
    ...(difference ? ['', ...revisionRows(mail, difference)] : []),
    ...(price ? ['', heading(translate('agreedPrice', language)), ...price.lines.map(({ name, amount }) => row(language, `  ${name}`, amount)), row(language, translate('totalLine', language).toUpperCase(), price.total)] : []),
    ...(proof.length > 0 ? ['', ...proof.map(({ label, values }) => row(language, label, ...values)), translate('agreedHashHint', language)] : []),
    ...papers.flatMap((paper) => ['', heading(paper.heading), paper.text]),
    '',
    row(language, link.label, link.href),
    ...(isCustomer
      ? [translate('manageHint', language), '', ...(title === '' ? [] : signed(mail, language)), ...senderLines(mail, { language, publicUrl, why: translate('letterWhy', language, { reference, site: siteName(publicUrl) }) })]
      : ['']),
  ].join('\n');
}
