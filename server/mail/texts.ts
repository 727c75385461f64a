import { frenchSpacing, type Language, type Text } from '../../src/contract/language';
import { KIND_LABELS } from '../../src/contract/requestDisplay';
import { ACCOUNT_TEXTS } from './accountTexts';
import { CHANGE_TEXTS } from './changeTexts';
import { SEAT_TEXTS } from './seatTexts';
import { REMINDER_TEXTS } from './reminderTexts';

/**
 * All texts of the mails. `{name}` is a placeholder that {@link translate} fills; both languages must have the same placeholders.
 * The owner's mail is in French only and uses the same list.
 */
export const MAIL_TEXTS = {
  ...ACCOUNT_TEXTS,
  ...CHANGE_TEXTS,
  ...SEAT_TEXTS,
  ...REMINDER_TEXTS,

  /* The customer's mail */
  receivedSubject: { fr: 'Demande {reference} reçue : {type}, {day}', en: 'Request {reference} received: {type}, {day}' },
  receivedPreheader: { fr: 'Pas encore confirmée : je vous réponds d’ici deux jours. Estimation : {total}.', en: 'Not confirmed yet: I will get back to you within two days. Estimate: {total}.' },
  thanksAll: { fr: 'Merci !', en: 'Thank you!' },
  received: { fr: 'Demande reçue, pas encore confirmée : je vous réponds d’ici deux jours.', en: 'Request received, not confirmed yet: I will get back to you within two days.' },
  keepReference: { fr: 'Gardez cette référence sous la main si vous m’écrivez.', en: 'Keep this reference handy if you write to me.' },
  behindLink: { fr: 'Le lieu et tout ce que vous avez écrit se trouvent derrière ce lien.', en: 'The place and everything you wrote are behind this link.' },
  soon: { fr: 'Votre date est dans moins de deux semaines : je vérifie si je suis libre et je vous écris dès que possible.', en: 'Your date is less than two weeks away: I’m checking whether I’m free and will write as soon as I can.' },
  differs: {
    fr: 'Votre écran affichait {shown}. J’ai refait le calcul : l’estimation à retenir est celle-ci, {total}.',
    en: 'Your screen showed {shown}. I worked it out again: the estimate to go by is this one, {total}.',
  },
  next: { fr: 'La suite', en: 'What happens next' },
  nextCheck: { fr: 'Je vérifie la date, le lieu et les quantités.', en: 'I’ll check the date, the place and the quantities.' },
  nextAnswer: { fr: 'D’ici deux jours, je vous écris pour confirmer ou vous proposer un ajustement.', en: 'Within two days, I’ll write to confirm or suggest a change.' },
  nextPublish: { fr: 'Rien n’est public pour l’instant : une fois confirmé avec vous, je l’inscris au calendrier.', en: 'Nothing is public for now: once it is settled with you, I put it on the calendar.' },
  nextPay: { fr: 'Il n’y a rien à payer pour le moment.', en: 'There is nothing to pay for now.' },
  calendarAttached: { fr: 'La date est jointe à ce courriel, à titre provisoire, pour votre calendrier.', en: 'The date is attached as a tentative event for your calendar.' },
  question: { fr: 'Une question, un détail à changer ?', en: 'A question, or something to change?' },
  answerThis: { fr: 'Répondez simplement à ce courriel, ou appelez-moi.', en: 'Just reply to this email, or call me.' },
  signature: { fr: 'À bientôt autour du feu,', en: 'See you around the fire,' },
  why: {
    fr: 'Vous recevez ce courriel parce que cette adresse a servi à une demande sur {site}. Ce n’était pas vous ? Répondez-moi et j’efface tout.',
    en: 'You are receiving this because this address was used for a request on {site}. If this wasn’t you, reply and I’ll erase everything.',
  },
  privacy: { fr: 'Vos renseignements personnels', en: 'Your personal information' },

  /* Texts of both mails */
  reference: { fr: 'Référence', en: 'Reference' },
  details: { fr: 'Votre demande', en: 'Your request' },
  what: { fr: 'Quoi', en: 'What' },
  when: { fr: 'Quand', en: 'When' },
  dayAndTime: { fr: '{day} à\u00a0{time}', en: '{day} at\u00a0{time}' },
  where: { fr: 'Où', en: 'Where' },
  guests: { fr: 'Convives', en: 'Guests' },
  training: KIND_LABELS.training,
  meats: { fr: 'Viandes', en: 'Meats' },
  sides: { fr: 'Accompagnements', en: 'Sides' },
  tools: { fr: 'Outils', en: 'Tools' },
  contentFocus: { fr: 'Thèmes', en: 'Topics' },
  toppings: { fr: 'Garnitures', en: 'Toppings' },
  tableware: { fr: 'Vaisselle', en: 'Tableware' },
  reusable: { fr: 'Réutilisable', en: 'Reusable' },
  estimate: { fr: 'Estimation', en: 'Estimate' },
  menuAndEstimate: { fr: 'Menu et estimation', en: 'Menu and estimate' },
  total: { fr: 'Total de l’estimation', en: 'Estimated total' },
  title: { fr: 'Titre', en: 'Title' },
  description: { fr: 'Idée', en: 'The idea' },
  taxesIncluded: { fr: 'TPS et TVQ comprises', en: 'GST and QST included' },
  taxesExtra: { fr: 'taxes en sus (TPS et TVQ)', en: 'taxes extra (GST and QST)' },
  service: { fr: 'Service et déplacement', en: 'Service and travel' },
  travel: { fr: 'Déplacement', en: 'Travel' },
  travelOf: { fr: 'Déplacement, {distance} aller-retour', en: 'Travel, {distance} round trip' },
  toBeDetermined: { fr: 'À déterminer', en: 'To be determined' },
  toBeConfirmed: { fr: 'À confirmer', en: 'To be confirmed' },
  approximate: { fr: 'Approximatif : le déplacement reste à déterminer.', en: 'Approximate: travel is still to be determined.' },
  pizzaLater: { fr: 'Le prix des pizzas est fixé à la confirmation.', en: 'Pizza is priced on confirmation.' },
  pizzaNotInside: { fr: 'Ce montant ne comprend pas les pizzas, dont le prix est fixé à la confirmation.', en: 'This amount doesn’t include the pizza, which is priced on confirmation.' },

  /* The owner's letters */
  letterWhy: {
    fr: 'Vous recevez ce courriel parce que cette adresse a servi à la demande {reference} sur {site}.',
    en: 'You are receiving this because this address was used for request {reference} on {site}.',
  },

  /* The owner's mail */
  noticeSubject: { fr: 'Demande {reference} : {name}, {type}, {day}', en: 'Request {reference}: {name}, {type}, {day}' },
  noticeSubjectSoon: { fr: 'Court préavis, demande {reference} : {name}, {type}, {day}', en: 'Short notice, request {reference}: {name}, {type}, {day}' },
  publish: { fr: 'Rien n’est public tant que vous ne l’avez pas publié.', en: 'Nothing is public before you publish it.' },
  noticePreheader: { fr: '{guests}, {place}. Estimation : {total}.', en: '{guests}, {place}. Estimate: {total}.' },
  newRequest: { fr: 'Nouvelle demande', en: 'New request' },
  placeUnclear: { fr: 'L’adresse écrite et l’épingle sont à plus de 15 km l’une de l’autre : à vérifier avant de compter le déplacement.', en: 'The written address and the pin are more than 15 km apart: to check before the travel is counted.' },
  shortNotice: { fr: 'Court préavis', en: 'Short notice' },
  today: { fr: 'aujourd’hui', en: 'today' },
  tomorrow: { fr: 'demain', en: 'tomorrow' },
  inDays: { fr: 'dans {count} jours', en: 'in {count} days' },
  who: { fr: 'Qui', en: 'Who' },
  speaks: { fr: 'Langue', en: 'Language' },
  speaksFrench: { fr: 'Français', en: 'French' },
  speaksEnglish: { fr: 'Anglais, répondez en anglais', en: 'English' },
  directions: { fr: 'Itinéraire', en: 'Directions' },
  notes: { fr: 'Notes', en: 'Notes' },
  perChild: { fr: 'Prix par enfant', en: 'Price per child' },
  shownTotal: { fr: 'Affiché au client', en: 'Shown to the customer' },
  countedTotal: { fr: 'Calculé ensuite', en: 'Worked out afterwards' },
  reply: { fr: 'Répondre à {name}', en: 'Reply to {name}' },
  replySubject: { fr: 'Votre demande {reference}', en: 'Your request {reference}' },
  dashboard: { fr: 'Ouvrir le tableau de bord', en: 'Open the dashboard' },
  receivedAt: { fr: 'Reçue le {day} à {time}.', en: 'Received on {day} at {time}.' },

  /* The mails of the contact form */
  messageReceivedSubject: { fr: 'Votre message est bien arrivé', en: 'Your message has arrived' },
  messageReceivedPreheader: { fr: 'Je le lis moi-même et je vous réponds dès que possible.', en: 'I read it myself and will answer as soon as I can.' },
  messageReceived: { fr: 'Votre message est bien arrivé. Je le lis moi-même et je vous réponds dès que possible.', en: 'Your message has arrived. I read it myself and will answer as soon as I can.' },
  messageMore: { fr: 'Quelque chose à ajouter ?', en: 'Something to add?' },
  messageWhy: {
    fr: 'Vous recevez ce courriel parce que cette adresse a servi à écrire un message sur {site}. Ce n’était pas vous ? Répondez-moi et j’efface tout.',
    en: 'You are receiving this because this address was used to write a message on {site}. If this wasn’t you, reply and I’ll erase everything.',
  },
  messageNoticeSubject: { fr: 'Message de {name} : {topic}', en: 'Message from {name}: {topic}' },
  messageReceivedAt: { fr: 'Reçu le {day} à {time}.', en: 'Received on {day} at {time}.' },
  newMessage: { fr: 'Nouveau message', en: 'New message' },
  topic: { fr: 'Sujet', en: 'Subject' },
  topicGeneral: { fr: 'Question générale', en: 'General question' },
  topicTrainings: { fr: 'Formations', en: 'Trainings' },
  topicEvents: { fr: 'Événements', en: 'Events' },
  topicOther: { fr: 'Autre chose', en: 'Something else' },
  messageReplySubject: { fr: 'Votre message à {business}', en: 'Your message to {business}' },

  /* The owner's calendar */
  feedSureTitle: { fr: '{type}, {name}', en: '{type}, {name}' },
  feedLine: { fr: '{label} : {value}', en: '{label}: {value}' },

  /* The calendar entry */
  calendarSureTitle: { fr: '{business} : {type}', en: '{business}: {type}' },
  calendarGoneTitle: { fr: '{business} : {type} (annulé)', en: '{business}: {type} (cancelled)' },
  calendarSureNote: { fr: 'Demande {reference}, confirmée. {guests}.', en: 'Request {reference}, confirmed. {guests}.' },
  calendarGoneNote: { fr: 'Demande {reference} : cette date n’est plus réservée.', en: 'Request {reference}: this date is no longer booked.' },
  calendarTitle: { fr: '{business} : {type} (à confirmer)', en: '{business}: {type} (to be confirmed)' },
  calendarOwnerTitle: { fr: 'À confirmer : {type}, {name}', en: 'To be confirmed: {type}, {name}' },
  calendarNote: { fr: 'Demande {reference}, pas encore confirmée. {guests}.', en: 'Request {reference}, not confirmed yet. {guests}.' },
} as const satisfies Record<string, Text>;

export type MailText = keyof typeof MAIL_TEXTS;

type Holes<Sentence extends string> = Sentence extends `${string}{${infer Hole}}${infer Rest}` ? Hole | Holes<Rest> : never;
type HolesOf<Name extends MailText> = Holes<(typeof MAIL_TEXTS)[Name][Language]>;
type Fillings<Name extends MailText> = [HolesOf<Name>] extends [never] ? [] : [Record<HolesOf<Name>, string | number>];

const known = new Map<string, string>();

/** Returns a text with the spaces of its language. French spacing is cached per text. */
function spaced(sentence: string, language: Language): string {
  if (language !== 'fr') return sentence;
  const found = known.get(sentence) ?? frenchSpacing(sentence);
  known.set(sentence, found);
  return found;
}

/** Returns a text with its placeholders filled. French spacing is applied to our own text only, never to user input. */
export function translate<Name extends MailText>(name: Name, language: Language, ...[values]: Fillings<Name>): string {
  const sentence = spaced(MAIL_TEXTS[name][language], language);
  if (values === undefined) return sentence;
  const filled = new Map<string, string | number>(Object.entries(values));
  return sentence.replaceAll(/\{(\w+)\}/g, (_, hole: string) => String(filled.get(hole) ?? ''));
}
