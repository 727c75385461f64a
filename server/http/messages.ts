import { frenchSpacing, type Language, type Text } from '../../src/contract/language';

/** Messages of the server to users. Field errors use the contract's validation texts. */
export const MESSAGES = {
  notJson: { fr: 'Cet envoi doit être en JSON (content-type: application/json).', en: 'The request must be JSON (content-type: application/json).' },
  brokenJson: { fr: 'Le JSON de cet envoi ne se lit pas.', en: 'The JSON of the request cannot be read.' },
  tooLarge: { fr: 'Cet envoi est trop grand.', en: 'The request is too large.' },
  invalid: { fr: 'Certains champs ne sont pas valides.', en: 'Some fields are not valid.' },
  notFound: { fr: 'Rien ne se trouve à cette adresse.', en: 'There is nothing at this address.' },
  methodNotAllowed: { fr: 'Cette méthode n’est pas permise à cette adresse.', en: 'This method is not allowed at this address.' },
  signInNeeded: { fr: 'Connectez-vous pour continuer.', en: 'Log in to continue.' },
  notAllowed: { fr: 'Vous n’avez pas la permission de faire cela.', en: 'You do not have permission to do this.' },
  wrongLogin: { fr: 'Le nom d’utilisateur ou le mot de passe est incorrect.', en: 'The username or the password is wrong.' },
  sessionOver: { fr: 'La session est terminée. Connectez-vous de nouveau.', en: 'The session is over. Log in again.' },
  setupSpent: { fr: 'Ce lien de création de compte n’est plus valide.', en: 'This link to create the account is no longer valid.' },
  signedOut: { fr: 'Déconnexion réussie.', en: 'You’re logged out.' },
  registered: { fr: 'Votre compte est créé. Vous pouvez maintenant vous connecter.', en: 'Registration successful! You can now log in.' },
  resetAsked: { fr: 'Si un compte existe pour ce courriel, un lien de réinitialisation a été envoyé.', en: 'If an account exists for this email, a reset link has been sent.' },
  resetDone: { fr: 'Votre mot de passe est changé. Vous pouvez vous connecter.', en: 'Your password is changed. You can now log in.' },
  resetSpent: { fr: 'Ce lien n’est plus valide. Demandez-en un autre.', en: 'This link is no longer valid. Please ask for another one.' },
  erased: { fr: 'Votre compte et vos renseignements sont effacés.', en: 'Your account and your information are erased.' },
  deleted: { fr: 'C’est supprimé.', en: 'Deleted.' },
  ordered: { fr: 'L’ordre est enregistré.', en: 'The order is saved.' },
  mailQueued: { fr: 'Le courriel repart.', en: 'The email is on its way again.' },
  lastAdministrator: { fr: 'Il doit rester au moins une personne qui administre le site.', en: 'At least one person must remain to administer the site.' },
  changedMeanwhile: { fr: 'Quelqu’un d’autre a changé ceci entre-temps.', en: 'Somebody else has changed this in the meantime.' },
  notPossibleNow: { fr: 'Ce n’est plus possible : la demande a changé entre-temps.', en: 'This is no longer possible: the request has changed in the meantime.' },
  sameMoment: { fr: 'La demande est déjà à cette date et à cette heure.', en: 'The request is already on that date at that time.' },
  dayFull: { fr: 'Cette journée est complète : rien n’a été confirmé ni déplacé.', en: 'This day is full: nothing was confirmed or moved.' },
  dayClosed: { fr: 'Vous êtes fermé ce jour de la semaine : rien n’a été confirmé ni déplacé.', en: 'You are closed on this day of the week: nothing was confirmed or moved.' },
  dayBlocked: { fr: 'Vous avez bloqué cette journée : rien n’a été confirmé ni déplacé.', en: 'You have blocked this day: nothing was confirmed or moved.' },
  seatsTooFew: { fr: 'Il ne reste plus assez de places pour tout votre groupe.', en: 'There are not enough seats left for your whole group.' },
  seatsHeld: { fr: 'Des groupes ont des places ou en attendent : annulez-les d’abord, ils seront prévenus.', en: 'Some groups have seats or are waiting for some: cancel them first; they’ll be told.' },
  seatsClosed: { fr: 'Les réservations sont fermées.', en: 'Reservations are closed.' },
  seatsOfSample: { fr: 'C’est un exemple : on ne peut pas y réserver de places.', en: 'This is an example: its seats can’t be reserved.' },
  linkUnknown: { fr: 'Ce lien n’ouvre aucune demande. Il est peut-être incomplet, ou trop vieux : appelez-moi, on regarde ça ensemble.', en: 'This link opens no request. It may be incomplete, or too old: call me and we will look at it together.' },
  tagTaken: { fr: 'Un texte porte déjà cette étiquette.', en: 'A text already has this tag.' },
  tooMany: { fr: 'Trop de demandes en peu de temps. Réessayez un peu plus tard.', en: 'Too many requests in a short time. Please try again a little later.' },
  tooQuick: { fr: 'C’était très rapide ! Appuyez encore une fois pour envoyer : rien n’est perdu.', en: 'That was very quick! Press once more to send it: nothing is lost.' },
  requestHere: { fr: 'J’ai déjà cette demande, mot pour mot : sa référence est {reference}.', en: 'I already have this very request: its reference is {reference}.' },
  seatsHere: { fr: 'J’ai déjà cette réservation, mot pour mot.', en: 'I already have this very reservation.' },
  messageHere: { fr: 'J’ai déjà reçu ce message, mot pour mot.', en: 'I already have this very message.' },
  keyTooLong: { fr: 'L’en-tête Idempotency-Key doit compter de 1 à 255 caractères.', en: 'The Idempotency-Key header must have 1 to 255 characters.' },
  keyReused: { fr: 'Cette demande a déjà été envoyée avec un autre contenu.', en: 'This request was already sent with other content.' },
  stillRunning: { fr: 'Cette demande est déjà en cours. Réessayez dans un instant.', en: 'This request is already under way. Please try again in a moment.' },
  away: { fr: 'Le service est momentanément indisponible. Réessayez dans un instant.', en: 'The service is unavailable for a moment. Please try again shortly.' },
  full: { fr: 'Le serveur n’a plus de place pour enregistrer. Réessayez plus tard ou appelez-moi.', en: 'The server has no room left to save this. Please try again later or call me.' },
  broken: { fr: 'Une erreur est survenue de mon côté. Réessayez plus tard.', en: 'Something went wrong on my side. Please try again later.' },
  messageSent: { fr: 'Merci pour votre message ! Je vous réponds dès que possible.', en: 'Thank you for your message! We will respond as soon as possible.' },
  notBuilt: { fr: 'Le site n’est pas encore construit.', en: 'The site is not built yet.' },
} satisfies Record<string, Text>;

export type MessageName = keyof typeof MESSAGES;

/** Formats a message for users. @param values values of the placeholders */
export function messageText(name: MessageName, language: Language, values: Readonly<Record<string, string>> = {}): string {
  const text = language === 'fr' ? frenchSpacing(MESSAGES[name].fr) : MESSAGES[name].en;
  return Object.entries(values).reduce((filled, [hole, value]) => filled.replaceAll(`{${hole}}`, () => value), text);
}
