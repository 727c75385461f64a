import type { Text } from './language';

/** Texts of the mails about an account. */
export const ACCOUNT_TEXTS = {
  accountAside: { fr: 'Votre compte', en: 'Your account' },
  signIn: { fr: 'Me connecter', en: 'Log in' },
  forgotten: { fr: 'Mot de passe oublié', en: 'Forgotten password' },

  welcomeTitle: { fr: 'Votre compte est prêt', en: 'Your account is ready' },
  welcome: { fr: 'Bienvenue ! Vous pouvez vous connecter avec ce courriel ou avec votre nom d’utilisateur.', en: 'Welcome! You can log in with this email or with your username.' },
  welcomeMore: { fr: 'Dans votre espace membre, composez un événement ou une formation et suivez vos demandes.', en: 'In your member area, put together an event or a training and keep track of your requests.' },
  welcomeWhy: {
    fr: 'Vous recevez ce courriel parce que cette adresse a servi à créer un compte sur {{site}}. Ce n’était pas vous ? Répondez-moi et j’efface tout.',
    en: 'You are receiving this because this address was used to create an account on {{site}}. If this wasn’t you, reply and I’ll erase everything.',
  },

  existsTitle: { fr: 'Vous avez déjà un compte', en: 'You already have an account' },
  exists: { fr: 'Quelqu’un a voulu créer un compte avec cette adresse, qui en a déjà un. Rien n’a changé.', en: 'Somebody tried to create an account with this address, which already has one. Nothing has changed.' },
  existsMore: { fr: 'Si c’était vous, connectez-vous, ou demandez un lien pour choisir un autre mot de passe.', en: 'If it was you, log in, or ask for a link to choose another password.' },
  existsWhy: { fr: 'Ce n’était pas vous ? Vous n’avez rien à faire : personne n’a rien vu de votre compte sur {{site}}.', en: 'If this wasn’t you, there is nothing to do: nobody has seen anything in your account on {{site}}.' },

  resetTitle: { fr: 'Choisissez un nouveau mot de passe', en: 'Choose a new password' },
  reset: { fr: 'Ce lien fonctionne une seule fois, pendant une heure.', en: 'This link works once, for one hour.' },
  resetChoose: { fr: 'Choisir mon mot de passe', en: 'Choose my password' },
  resetCopy: { fr: 'Le bouton ne fait rien ? Copiez cette adresse dans votre navigateur :', en: 'If the button does nothing, copy this address into your browser:' },
  resetWhy: { fr: 'Vous n’avez rien demandé sur {{site}} ? Ne faites rien : votre mot de passe reste le même.', en: 'If you did not ask for this on {{site}}, do nothing: your password stays the same.' },

  changedTitle: { fr: 'Votre mot de passe a été changé', en: 'Your password was changed' },
  changed: { fr: 'Changé le {{day}} à {{time}}. Toutes vos autres sessions sont terminées.', en: 'Changed on {{day}} at {{time}}. All your other sessions are over.' },
  changedFeed: { fr: 'Le calendrier de votre téléphone aussi : refaites son adresse dans l’administration.', en: 'So is the calendar on your phone: make it a new address in the back office.' },
  changedMore: { fr: 'Ce n’était pas vous ? Demandez tout de suite un lien pour en choisir un autre, puis écrivez-moi.', en: 'If this wasn’t you, ask for a link right away to choose another one, then write to me.' },
  accountWhy: { fr: 'Vous recevez ce courriel parce que vous avez un compte sur {{site}}.', en: 'You are receiving this because you have an account on {{site}}.' },

  mailTestTitle: { fr: 'L’envoi des courriels fonctionne', en: 'Sending email works' },
  mailTest: { fr: 'Ce courriel d’essai est parti par le serveur {{host}}.', en: 'This test email was sent through the server {{host}}.' },
  mailTestMore: { fr: 'Les courriels du site partiront de la même façon une fois le réglage enregistré.', en: 'The site’s emails will be sent in the same way once the setting is saved.' },
  mailTestWhy: { fr: 'Vous recevez ce courriel parce que vous avez demandé un essai d’envoi sur {{site}}.', en: 'You are receiving this because you asked for a test email on {{site}}.' },

  emailChangedTitle: { fr: 'Le courriel de votre compte a été changé', en: 'The email of your account was changed' },
  emailChanged: { fr: 'Changé le {{day}} à {{time}}. Je n’écrirai plus à cette adresse-ci, mais à la nouvelle.', en: 'Changed on {{day}} at {{time}}. I will no longer write to this address, but to the new one.' },
  emailChangedMore: { fr: 'Ce n’était pas vous ? Répondez tout de suite à ce courriel, ou appelez-moi.', en: 'If this wasn’t you, reply to this email right away, or call me.' },
} as const satisfies Record<string, Text>;
