import type { AgreementContent } from '../../src/contract/agreement';
import { addDays, dayAt } from '../../src/contract/days';
import { DEFAULT_PRIVATE_SETTINGS } from '../../src/contract/defaultPrivateSettings';
import type { InboxLine } from '../../src/contract/inbox';
import { withTime } from '../../src/contract/bookingNotes';
import { requestMailDraft } from '../../src/contract/requestMailTemplates';
import { selfServiceLink } from '../../src/contract/selfService';
import { agreementContent } from '../agreement/content';
import { acceptanceMail, amendmentMail, type AcceptanceMailOptions } from './agreementMails';
import type { MailDraft } from './mail';
import type { MailOptions } from './mailOptions';
import { sampleParty, type SampleOptions } from './previewSamples';

type Options = MailOptions & SampleOptions;

/** Days for which the sample's proposals are valid. */
export const PROPOSAL_DAYS = DEFAULT_PRIVATE_SETTINGS.proposals.validDays;

/** Token of the sample's links, which open nothing. */
const TOKEN = 'x'.repeat(43);

/** Hash of the sample's content, which nobody can accept. */
const HASH = '0123456789abcdef'.repeat(4);

/** Returns the content of a sample request, with the terms of a new installation. */
function contentOf(record: InboxLine, { mail }: Options): AgreementContent {
  const { settings } = mail;
  const sources = { settings, lists: settings.lists, presets: [], offer: { meats: [], sides: [], tools: [], contentFocus: [] }, proposals: { value: DEFAULT_PRIVATE_SETTINGS.proposals, version: 1, saved: true } };
  return agreementContent(record, [], sources);
}

const confirmed = (options: Options): InboxLine => ({ ...sampleParty(options), status: 'confirmed' });

function acceptanceOptions(record: InboxLine, options: Options): AcceptanceMailOptions {
  const content = contentOf(record, options);
  // One line was added later, at the price of another day.
  const lines = content.lines.map((line) => (line.id === 'slaw' ? { ...line, pricedOn: addDays(dayAt(options.now), -3) } : line));
  return { ...options, content: { ...content, lines }, hash: HASH, name: record.request.contactInfo.name, spokenOn: null, letter: null, manageUrl: selfServiceLink(options.publicUrl, options.language, TOKEN), sequence: 1 };
}

/** Returns the mail about an accepted proposal, to the customer or to the owner. */
export const accepted =
  (mailOf: (record: InboxLine, options: AcceptanceMailOptions) => MailDraft) =>
  (options: Options): MailDraft => {
    const record = confirmed(options);
    return mailOf(record, acceptanceOptions(record, options));
  };

/** Returns the mail about a yes in words, with the owner's letter. */
export function oralYes(options: Options): MailDraft {
  const record = confirmed(options);
  const letter = requestMailDraft('confirm', record, options.mail.settings, { lookup: options.mail.letter });
  return acceptanceMail(record, { ...acceptanceOptions(record, options), letter, spokenOn: addDays(dayAt(options.now), -1) });
}

/** Returns the mail about a change of what was agreed. @param waits whether the change waits for the customer's yes */
export const amended =
  (waits: boolean) =>
  (options: Options): MailDraft => {
    const before = confirmed(options);
    const { request, quote } = before;
    const moved = withTime({ ...request, date: addDays(request.date, 7), contactInfo: { ...request.contactInfo, name: `${request.contactInfo.name}-Roy` } }, '18:00', options.language);
    const [first, ...meats] = request.selections.meats;
    const ham = { id: 'ham', name: options.language === 'fr' ? 'Jambon fumé' : 'Smoked ham' };
    const isKept = ({ id }: { id: string }) => id !== first?.id;
    const amount = waits ? 820 : 512;
    const after: InboxLine = {
      ...before,
      request: { ...moved, selections: { ...moved.selections, meats: [...meats, ham] } },
      quote: { ...quote, lines: [...quote.lines.filter(isKept), { ...ham, amount }] },
    };
    const validUntil = addDays(dayAt(options.now), PROPOSAL_DAYS);
    const manageUrl = selfServiceLink(options.publicUrl, options.language, TOKEN);
    return amendmentMail(after, { ...options, before: contentOf(before, options), after: contentOf(after, options), letter: null, waits: waits ? { validUntil } : null, manageUrl, sequence: 1 });
  };
