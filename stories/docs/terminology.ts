import type { Text } from '../../src/contract/language';

interface Term extends Text {
  /** Meaning of the term. */
  means: string;
  /** Terms to avoid, in each language. */
  not?: { fr?: readonly string[]; en?: readonly string[] };
}

/** Glossary in both languages. A test checks that the site's texts use each preferred term and no term to avoid. */
export const TERMS: readonly Term[] = [
  { fr: 'réserver', en: 'book', means: 'What a customer does on the site: asking for a date. Seats are “reserved” in English.', not: { fr: ['commander'] } },
  { fr: 'demande', en: 'request', means: 'What was sent and waits for an answer. Nothing is bought, nothing is promised yet.', not: { fr: ['requête'], en: ['inquiry', 'enquiry'] } },
  { fr: 'confirmée', en: 'confirmed', means: 'A request that has a yes.', not: { fr: ['approuvée', 'acceptée'], en: ['approved'] } },
  { fr: 'refusée', en: 'declined', means: 'A request that has a no. “Annulée, cancelled” is what ends after a yes.', not: { fr: ['rejetée'], en: ['rejected'] } },
  { fr: 'retenue', en: 'hold', means: 'The days for which a request keeps its date while it waits.' },
  { fr: 'estimation', en: 'estimate', means: 'A price before it is confirmed; then it is the agreed price.', not: { fr: ['devis', 'cotation', 'soumission', 'prix promis'], en: ['quotation', 'promised price'] } },
  { fr: 'événement', en: 'event', means: 'What a customer holds, and what is announced on the site.', not: { fr: ['évènement'] } },
  { fr: 'réservation', en: 'booking', means: 'A request that is confirmed, an open event and a training: whatever takes a day.', not: { fr: ['soumission'] } },
  { fr: 'fête', en: 'party', means: 'What a customer holds at home. “Party” is said in French too: “un party de bureau”.' },
  { fr: 'convive', en: 'guest', means: 'Everybody who eats, the host included.', not: { fr: ['couverts', 'nombre d’invités', 'nombre de personnes'], en: ['attendee', 'number of people', 'headcount'] } },
  { fr: 'formation', en: 'training', means: 'Learning fire, smoke or dough in a small group.', not: { fr: ['atelier'], en: ['workshop', 'course', 'masterclass'] } },
  { fr: 'thème', en: 'topic', means: 'What a training is about.', not: { fr: ['module', 'thèmes de formation'], en: ['content focus', 'dwells on'] } },
  { fr: 'place', en: 'seat', means: 'One person’s room at a training or an open event.', not: { fr: ['siège', 'billet'], en: ['ticket'] } },
  { fr: 'liste d’attente', en: 'waiting list', means: 'Groups that wait for seats, in their order.', not: { en: ['waitlist'] } },
  { fr: 'accompagnement', en: 'side', means: 'What is served beside the meat.', not: { en: ['side dish', 'on the side'] } },
  { fr: 'garniture', en: 'topping', means: 'What lies on a pizza.', not: { fr: ['topping'] } },
  { fr: 'poitrine', en: 'brisket', means: 'The cut. In French “brisket” is said among those who smoke, not on the menu.' },
  { fr: 'fumoir', en: 'smoker', means: 'The machine; the place where it stands is “smokehouse” in English.', not: { fr: ['smoker', 'fumerie'] } },
  { fr: 'déplacement', en: 'travel', means: 'The road to the customer and back, and what it costs.', not: { fr: ['livraison'], en: ['delivery', 'mileage'] } },
  { fr: 'feuille du jour', en: 'day sheet', means: 'What is bought, cooked, packed and driven on a day, on one sheet.', not: { fr: ['feuille de route', 'feuille de travail'], en: ['run sheet'] } },
  { fr: 'courriel', en: 'email', means: 'An email, two emails; never “a mail”.', not: { fr: ['email', 'e-mail', 'mail'], en: ['e-mail', 'mails?(?! server)(?!\\p{L})'] } },
  { fr: 'témoin', en: 'cookie', means: 'In French “cookies” stands once, in brackets, where the question is asked.', not: { fr: ['traceur'] } },
  { fr: 'espace membre', en: 'member area', means: 'A member’s own page.', not: { fr: ['portail'], en: ['portal'] } },
  { fr: 'connexion', en: 'log in', means: 'On a button, “me connecter, log in” and “me déconnecter, log out”. Also the link to the Internet, “connection” in English.', not: { fr: ['s’identifier', 'réseau(?!x sociaux)', 'ligne coupée', 'la ligne'], en: ['network', 'the line is', 'sign in', 'sign out', 'signed in', 'signed out', 'signing in', 'signing out'] } },
  { fr: 'charger', en: 'load', means: 'Getting what a page shows. Nothing “arrives” or “comes”.', not: { fr: ['n’arrivent? pas'], en: ['did not come', 'didn’t come', '(?:is|are) not coming'] } },
  { fr: 'fiche', en: 'card', means: 'A customer in the customers’ book: contact details, notes and requests.' },
  { fr: 'compte', en: 'account', means: 'Somebody’s login. A “membre, member” is a role.', not: { fr: ['(?<!nom d’)utilisateur'], en: ['users?(?! data)(?!\\p{L})'] } },
  { fr: 'calendrier', en: 'calendar', means: 'The days, on the site and in the telephone.', not: { fr: ['(?<!Google |Autres )agenda'], en: ['agenda', 'diary'] } },
  { fr: 'lien', en: 'link', means: 'A web address. “Adresse, address” is a street or a mailbox.' },
  { fr: 'supprimer', en: 'delete', means: 'Things. Personal data is “effacé, erased”; what leaves the site or a list is “retiré, removed”.', not: { fr: ['jeter', 'enlever', 'jeté'], en: ['throw away'] } },
  { fr: 'terminée', en: 'completed', means: 'A request that was cooked and eaten.' },
  { fr: 'tout montrer', en: 'show everything', means: 'Takes the search and the filters off a list.', not: { fr: ['tout afficher', 'tout voir', 'voir tou'], en: ['show all', 'see all', 'view all'] } },
  { fr: 'fin de semaine', en: 'weekend', means: 'Friday to Sunday.', not: { fr: ['week-end', 'weekend'] } },
];
