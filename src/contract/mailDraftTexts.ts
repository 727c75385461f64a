import { fillHoles } from './fillHoles';
import { frenchSpacing, type Language, type Text } from './language';
import type { Settings } from './settings';
import { factsOf } from './textFacts';

/** Texts of the drafts that the owner edits before sending. The owner overrides one by the tag `letter.` and its name. */
export const MAIL_DRAFT_TEXTS = {
  hello: { fr: 'Bonjour {{name}},', en: 'Hello {{name}},' },
  helloAll: { fr: 'Bonjour,', en: 'Hello,' },
  confirmSubject: { fr: 'C’est confirmé : {{type}}, {{day}} ({{reference}})', en: 'Confirmed: {{type}}, {{day}} ({{reference}})' },
  confirm: { fr: 'C’est confirmé : je garde pour vous le {{when}}.', en: 'Confirmed: I’m keeping {{when}} for you.' },
  agreed: { fr: 'Voici ce que j’ai noté :', en: 'Here is what I have noted:' },
  published: { fr: 'Votre événement est maintenant au calendrier du site.', en: 'Your event is now on the site’s calendar.' },
  attached: { fr: 'La date est jointe à ce courriel pour votre calendrier.', en: 'The date is attached to this email for your calendar.' },
  change: { fr: 'Un détail à changer, une allergie à me signaler ? Répondez simplement à ce courriel ou appelez-moi au {{phone}}.', en: 'Something to change, or an allergy I should know about? Just reply to this email or call me at {{phone}}.' },
  declineSubject: { fr: 'Votre demande {{reference}} pour le {{day}}', en: 'Your request {{reference}} for {{day}}' },
  decline: { fr: 'Merci d’avoir pensé à moi. Je ne peux malheureusement pas prendre votre demande du {{day}}.', en: 'Thank you for thinking of me. Unfortunately I cannot take on your request for {{day}}.' },
  another: { fr: 'Si une autre date vous convient, répondez à ce courriel : je regarde ce que je peux faire.', en: 'If another date suits you, reply to this email and I’ll see what I can do.' },
  cancelSubject: { fr: 'Annulation : {{type}}, {{day}} ({{reference}})', en: 'Cancelled: {{type}}, {{day}} ({{reference}})' },
  cancel: { fr: 'Comme convenu, j’annule ce qui était prévu le {{when}}. Vous n’avez rien d’autre à faire.', en: 'As agreed, what was planned for {{when}} is cancelled. There is nothing else for you to do.' },
  removed: { fr: 'Le fichier joint retire la date de votre calendrier.', en: 'The attached file takes the date off your calendar.' },
  moveSubject: { fr: 'Nouvelle date : {{type}}, {{day}} ({{reference}})', en: 'New date: {{type}}, {{day}} ({{reference}})' },
  move: { fr: 'Comme convenu, je déplace votre date : ce sera le {{when}} plutôt que le {{before}}.', en: 'As agreed, {{when}} replaces {{before}} as your date.' },
  keepDateSubject: { fr: 'Votre date reste la même : {{type}}, {{day}} ({{reference}})', en: 'Your date stays the same: {{type}}, {{day}} ({{reference}})' },
  keepDate: { fr: 'Je ne suis malheureusement pas libre à l’autre date que vous demandiez. Votre date du {{when}} tient toujours.', en: 'Unfortunately I’m not free on the other date you asked for. Your date, {{when}}, still stands.' },
  proposeSubject: { fr: 'Ma proposition : {{type}}, {{day}} ({{reference}})', en: 'My proposal: {{type}}, {{day}} ({{reference}})' },
  propose: { fr: 'Voici ma proposition pour le {{when}}.', en: 'For {{when}}, here is my proposal.' },
  proposePrice: { fr: '- Prix : {{value}}', en: '- Price: {{value}}' },
  proposeLink: { fr: 'Le lien plus bas l’ouvre en entier, avec le menu, chaque prix et les conditions. Vous pouvez y dire oui, sans compte.', en: 'The link below opens all of it, with the menu, every price and the terms. You can say yes there, without an account.' },
  proposeUntil: { fr: 'Elle est valable jusqu’au {{until}}.', en: 'It is valid until {{until}}.' },
  editSubject: { fr: 'Changement : {{type}}, {{day}} ({{reference}})', en: 'Change: {{type}}, {{day}} ({{reference}})' },
  edit: { fr: 'Comme convenu, j’ai changé votre demande.', en: 'As agreed, I have changed your request.' },
  unsure: { fr: 'Ce n’est pas encore confirmé : je vous écris dès que ça l’est.', en: 'It’s not confirmed yet: I’ll write as soon as it is.' },
  what: { fr: '- Quoi : {{value}}', en: '- What: {{value}}' },
  on: { fr: '- Quand : {{value}}', en: '- When: {{value}}' },
  where: { fr: '- Où : {{value}}', en: '- Where: {{value}}' },
  premises: { fr: 'Au fumoir, à {{town}}', en: 'At the smokehouse, in {{town}}' },
  guests: { fr: '- Convives : {{value}}', en: '- Guests: {{value}}' },
  estimate: { fr: '- Estimation : {{value}}', en: '- Estimate: {{value}}' },
  taxed: { fr: '{{total}}, TPS et TVQ comprises', en: '{{total}}, GST and QST included' },
  untaxed: { fr: '{{total}}, taxes en sus', en: '{{total}}, plus taxes' },
  tbd: { fr: 'à déterminer', en: 'to be determined' },
  at: { fr: '{{day}} à\u00a0{{time}}', en: '{{day}} at\u00a0{{time}}' },
  messageSubject: { fr: 'Votre message à {{business}}', en: 'Your message to {{business}}' },
  messageThanks: { fr: 'Merci pour votre message.', en: 'Thank you for your message.' },
  soon: { fr: 'À bientôt autour du feu,', en: 'See you around the fire,' },
  regards: { fr: 'Au plaisir,', en: 'Kind regards,' },
} as const satisfies Record<string, Text>;

export type MailDraftTextName = keyof typeof MAIL_DRAFT_TEXTS;

/** Returns the current version of a letter text with its placeholders; undefined or empty where the built-in text applies. */
export type MailDraftLookup = (name: MailDraftTextName, language: Language) => string | undefined;

/** Returns a letter text with its placeholders filled. */
export type MailDraftTranslate = (name: MailDraftTextName, values?: Readonly<Record<string, string>>) => string;

/** Returns a function that fills the letter texts of a language. French spacing is applied to the text, never to values that a person entered. */
export function mailDraftTranslator(settings: Pick<Settings, 'identity' | 'rules'>, language: Language, lookup: MailDraftLookup): MailDraftTranslate {
  const facts = factsOf(settings, language);
  return (name, values = {}) => {
    const text = lookup(name, language)?.trim() || MAIL_DRAFT_TEXTS[name][language];
    return fillHoles(language === 'fr' ? frenchSpacing(text) : text, { ...facts, ...values });
  };
}
