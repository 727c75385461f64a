import { frenchSpacing, type Language, type Text } from './language';

/**
 * Validation messages. Schemas contain the key, with an optional parameter after a colon (`tooLong:80`), so that the same
 * schema works in both languages, in forms and on the server.
 */
export const VALIDATION_TEXTS = {
  required: { fr: 'Ce champ est obligatoire.', en: 'This field is required.' },
  notValid: { fr: 'Vérifiez cette valeur : elle n’est pas valide.', en: 'Check this value: it is not valid.' },
  tooLong: { fr: 'C’est trop long : {0} caractères au plus.', en: 'That is too long: {0} characters at most.' },
  tooMany: { fr: 'C’est trop : {0} au plus.', en: 'That is too many: {0} at most.' },
  tooFew: { fr: 'Il en faut au moins {0}.', en: 'At least {0} needed.' },
  wholeNumber: { fr: 'Entrez un nombre entier.', en: 'Enter a whole number.' },
  number: { fr: 'Entrez un nombre.', en: 'Enter a number.' },
  fullNameRequired: { fr: 'Le nom complet est requis', en: 'Full name is required' },
  emailRequired: { fr: 'Le courriel est requis', en: 'Email is required' },
  telephoneInvalid: { fr: 'Ce numéro ne se lit pas. Exemple : 450 555-0123', en: 'This number can’t be read. Example: 450 555-0123' },
  emailInvalid: { fr: 'Veuillez entrer une adresse courriel valide', en: 'Please enter a valid email address' },
  locationRequired: { fr: 'Le lieu est requis pour un événement', en: 'Location is required for events' },
  trainingLocationRequired: { fr: 'Veuillez choisir le lieu de la formation', en: 'Please select a training location' },
  addressRequired: { fr: 'Veuillez entrer votre adresse pour calculer le déplacement', en: 'Please enter your address for travel calculation' },
  kindRequired: { fr: 'Choisissez entre un événement et une formation', en: 'Choose an event or a training' },
  trainingTypeRequired: { fr: 'Choisissez en personne ou en ligne', en: 'Choose in person or online' },
  titleRequired: { fr: 'Donnez un titre', en: 'Give it a title' },
  descriptionRequired: { fr: 'Dites en quelques mots de quoi il s’agit', en: 'Say in a few words what it is about' },
  eventTypeRequired: { fr: 'Choisissez un type d’événement', en: 'Choose an event type' },
  dateRequired: { fr: 'Choisissez une date', en: 'Choose a date' },
  dateInvalid: { fr: 'Entrez une date valide (AAAA-MM-JJ)', en: 'Enter a valid date (YYYY-MM-DD)' },
  dateFar: { fr: 'Je prends les demandes au plus deux ans d’avance', en: 'I take requests at most two years ahead' },
  datePast: { fr: 'Cette date est déjà passée', en: 'This date is in the past' },
  timeRequired: { fr: 'Choisissez une heure', en: 'Choose a time' },
  timeInvalid: { fr: 'Entrez une heure valide (HH:MM)', en: 'Enter a valid time (HH:MM)' },
  endBeforeStart: { fr: 'La fin doit venir après le début', en: 'The end must come after the beginning' },
  reminderOrder: { fr: 'Le dernier rappel doit être plus près de la date que le premier', en: 'The last reminder must be closer to the date than the first' },
  reminderHours: { fr: 'La fin doit venir au moins une heure après le début', en: 'The end must come at least one hour after the beginning' },
  adultsMin: { fr: 'Il faut au moins un adulte', en: 'At least one adult is needed' },
  childrenMin: { fr: 'Le nombre d’enfants ne peut pas être négatif', en: 'The number of children cannot be negative' },
  moreThanGuests: { fr: 'C’est plus que le nombre de convives : {0} au plus.', en: 'That’s more than your number of guests: {0} at most.' },
  fewerThanDiets: { fr: 'Une allergie ou un régime est noté pour {0} personnes : corrigez-le d’abord.', en: 'An allergy or diet is listed for {0} people: change that first.' },
  reasonRequired: { fr: 'Le total change : dites pourquoi.', en: 'The total changes: say why.' },
  unknownItem: { fr: 'Un choix n’est plus offert : {0}', en: 'A choice is no longer offered: {0}' },
  duplicateItem: { fr: 'Un choix est demandé deux fois : {0}', en: 'A choice is asked for twice: {0}' },
  bothNames: { fr: 'Le nom français et le nom anglais sont requis.', en: 'French and English names are required.' },
  passwordMin: { fr: 'Le mot de passe doit compter au moins 8 caractères', en: 'The password must have at least 8 characters' },
  passwordCommon: { fr: 'Ce mot de passe est trop facile à deviner', en: 'This password is too easy to guess' },
  passwordWrong: { fr: 'Ce n’est pas votre mot de passe actuel', en: 'This is not your current password' },
  passwordNeeded: { fr: 'Entrez votre mot de passe actuel pour changer de courriel', en: 'Enter your current password to change your email' },
  usernameTaken: { fr: 'Ce nom d’utilisateur est déjà pris', en: 'This username is already taken' },
  usernameInvalid: { fr: 'Un nom d’utilisateur avec @ doit être votre propre courriel', en: 'A username with @ must be your own email address' },
  emailTaken: { fr: 'Ce courriel sert déjà à un autre compte', en: 'This email is already used by another account' },
  builtInMissing: { fr: 'Ces entrées de départ ne peuvent pas être retirées, seulement masquées : {0}', en: 'These starting entries can’t be removed, only hidden: {0}' },
  keyRepeated: { fr: 'Deux entrées ont la même clé : {0}', en: 'Two entries have the same key: {0}' },
  noneShown: { fr: 'Il faut offrir au moins un choix de cette liste.', en: 'At least one choice of this list has to be offered.' },
  emailMissing: { fr: 'Veuillez entrer votre courriel.', en: 'Please enter your email.' },
  passwordsDiffer: { fr: 'Les deux mots de passe sont différents', en: 'The passwords do not match' },
  unknownHole: { fr: 'Entre accolades, gardez seulement les noms du texte d’origine', en: 'Between braces, keep only the names from the original text' },
  frenchRequired: { fr: 'Écrivez le texte français.', en: 'Write the French text.' },
  englishRequired: { fr: 'Écrivez le texte anglais.', en: 'Write the English text.' },
  postalCodeInvalid: { fr: 'Ce code postal ne se lit pas. Exemple : J0H 1R0', en: 'This postal code can’t be read. Example: J0H 1R0' },
  gstNumberInvalid: { fr: 'Le numéro de TPS a la forme 123456789 RT0001', en: 'A GST number looks like 123456789 RT0001' },
  qstNumberInvalid: { fr: 'Le numéro de TVQ a la forme 1234567890 TQ0001', en: 'A QST number looks like 1234567890 TQ0001' },
  twoDecimals: { fr: 'Deux décimales au plus.', en: 'At most two decimals.' },
  oneDecimal: { fr: 'Une décimale au plus.', en: 'At most one decimal.' },
  filmInvalid: { fr: 'Collez le lien d’une vidéo YouTube', en: 'Paste the link of a YouTube video' },
  colourInvalid: { fr: 'Une couleur s’écrit # suivi de six chiffres ou lettres de A à F.', en: 'A colour is # followed by six digits or letters from A to F.' },
  contrastTooLow: { fr: 'Cette couleur ne se lirait pas bien : il lui faut un contraste d’au moins 4,5 : 1.', en: 'This colour would be hard to read: it needs a contrast of at least 4.5 : 1.' },
  initialsInvalid: { fr: 'Entrez de une à trois lettres.', en: 'Enter one to three letters.' },
  fileTooLarge: { fr: 'Ce fichier dépasse {0}\u00a0Mo : choisissez-en un plus petit.', en: 'This file is larger than {0} MB: choose a smaller one.' },
  fileEmpty: { fr: 'Ce fichier est vide.', en: 'This file is empty.' },
  fileTypeInvalid: { fr: 'Ce type de fichier n’est pas accepté.', en: 'This type of file is not accepted.' },
  pictureFormat: { fr: 'Ce fichier n’est pas une photo JPEG, PNG ou WebP.', en: 'This file is not a JPEG, PNG or WebP picture.' },
  pictureAnimated: { fr: 'Une image animée ne convient pas : choisissez une photo.', en: 'An animated picture won’t do: choose a photo.' },
  pictureDamaged: { fr: 'Ce fichier est abîmé ou incomplet : la photo ne s’ouvre pas.', en: 'This file is damaged or incomplete: the picture can’t be opened.' },
  pictureTooLarge: { fr: 'Cette photo a trop de pixels : {0} millions au plus.', en: 'This picture has too many pixels: {0} million at most.' },
  pictureTooNarrow: { fr: 'Cette photo est trop étroite pour sa hauteur : recadrez-la d’abord.', en: 'This picture is too narrow for its height: crop it first.' },
  pictureUnknown: { fr: 'Cette photo n’existe plus : choisissez-en une autre.', en: 'This picture no longer exists: choose another one.' },
  pictureUndescribed: { fr: 'Décrivez d’abord cette photo, en français et en anglais.', en: 'Describe this picture first, in French and in English.' },
  hostInvalid: { fr: 'Entrez seulement le nom du serveur. Exemple : smtp.exemple.ca', en: 'Enter only the server’s name. Example: smtp.example.com' },
  hostPrivate: { fr: 'Cette adresse est privée : le site ne peut pas utiliser ce serveur.', en: 'This address is private: the site can’t use this server.' },
  plainOnlyLocal: { fr: 'Choisissez une connexion chiffrée : sans elle, le mot de passe serait lisible en chemin.', en: 'Choose an encrypted connection: without one, the password could be read on the way.' },
  secretKeyMissing: { fr: 'Le mot de passe ne peut pas être gardé : il manque SECRET_KEY dans la configuration du serveur.', en: 'The password can’t be stored: SECRET_KEY is missing in the server’s configuration.' },
  secretKeyInvalid: { fr: 'Le mot de passe ne peut pas être gardé : la clé du serveur (SECRET_KEY ou secret.key) n’est pas valide.', en: 'The password can’t be stored: the server’s key (SECRET_KEY or secret.key) is not valid.' },
  mailPasswordRequired: { fr: 'Entrez le mot de passe de ce compte.', en: 'Enter the password of this account.' },
  mailPasswordAgain: { fr: 'Le serveur ou le compte a changé : entrez le mot de passe de nouveau.', en: 'The server or the account has changed: enter the password again.' },
  fillRequired: { fr: 'Veuillez remplir tous les champs requis : {0}.', en: 'Please fill in all required fields: {0}.' },
} satisfies Record<string, Text>;

export type ValidationKey = keyof typeof VALIDATION_TEXTS;

const isKey = (key: string): key is ValidationKey => Object.hasOwn(VALIDATION_TEXTS, key);

/** Returns the translated text of a schema's message. @param message a key, or `key:parameter`; unknown keys are shown as "not valid" */
export function validationText(message: string, language: Language): string {
  const [key = '', parameter = ''] = message.split(/:(.*)/s);
  const text = VALIDATION_TEXTS[isKey(key) ? key : 'notValid'][language].replace('{0}', () => parameter);
  return language === 'fr' ? frenchSpacing(text) : text;
}
