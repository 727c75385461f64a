import { contactFacts, type ContactFacts } from '../../../server/mail/contactFacts';
import { DEFAULT_MAIL_CONTEXT } from '../../../server/mail/mailContext';
import type { Language } from '../../../src/contract/language';
import { NOW } from '../../fixtures/now';

const MESSAGES = {
  fr: 'Bonjour Samuel !\n\nJe suis inscrite à la formation du mois d’août et j’amène mon fumoir. Est-ce que je l’apporte froid, ou déjà allumé ?\n\nMerci, à bientôt.',
  en: 'Hello Samuel!\n\nI am signed up for the August training and I am bringing my smoker. Should it come cold, or already lit?\n\nThank you, see you soon.',
};

/** Returns the facts of an example message. @param reader language of the mail @param sender language of the message */
export const exampleFacts = (reader: Language, sender: Language, message = MESSAGES[sender], name = 'Julie Tremblay'): ContactFacts =>
  contactFacts({ name, email: 'julie.tremblay@exemple.ca', subject: 'trainings', message }, { mail: DEFAULT_MAIL_CONTEXT, language: reader, customerLanguage: sender, now: new Date(NOW) });
