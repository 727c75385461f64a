import { PASSWORD_HINT } from '../../contract/passwordHint';
import { defineTexts } from '../../i18n/texts';

export const setupTexts = defineTexts('setup', {
  title: { fr: 'Créer le premier compte', en: 'Create the first account' },
  lead: {
    fr: 'Créez le compte de la première personne qui administre le site. Ce lien ne sert qu’une fois, pendant une heure.',
    en: 'Create the account of the first person who’ll run the site. This link works once, for one hour.',
  },
  fields: {
    username: { label: { fr: 'Nom d’utilisateur', en: 'Username' }, hint: { fr: 'Celui que vous taperez pour vous connecter.', en: 'The one you’ll type to log in.' } },
    email: { label: { fr: 'Courriel', en: 'Email' }, hint: { fr: 'Pour retrouver l’accès si vous oubliez le mot de passe.', en: 'To get back in if you forget the password.' } },
    password: { label: { fr: 'Mot de passe', en: 'Password' }, hint: PASSWORD_HINT },
    confirmation: { label: { fr: 'Mot de passe, encore une fois', en: 'Password, once more' } },
    token: { label: { fr: 'Lien de création du compte', en: 'Set-up link' } },
  },
  submit: { fr: 'Créer le compte', en: 'Create the account' },
  submitting: { fr: 'Création du compte…', en: 'Creating the account…' },
  failed: {
    fr: 'Le serveur n’a pas pu créer le compte. Rien n’est perdu : ce que vous avez tapé est encore ici, essayez de nouveau dans un instant.',
    en: 'The server couldn’t create the account. Nothing is lost: what you typed is still here. Try again in a moment.',
  },
  done: {
    title: { fr: 'Bienvenue, {{username}}', en: 'Welcome, {{username}}' },
    sentence: { fr: 'Votre compte est créé et la session est déjà ouverte. Le lien, lui, ne servira plus.', en: 'Your account is ready and you are already logged in. The link won’t work again.' },
    firstSteps: { fr: 'Faire les premiers pas', en: 'Take the first steps' },
  },
  spent: {
    title: { fr: 'Ce lien ne sert plus', en: 'This link no longer works' },
    sentence: {
      fr: 'Il a déjà servi, ou il a plus d’une heure. Si votre compte existe, connectez-vous. Sinon, redémarrez le serveur : son journal donnera un nouveau lien.',
      en: 'It has been used, or it’s more than an hour old. If your account exists, log in. If not, restart the server: its log will give a new link.',
    },
    login: { fr: 'Me connecter', en: 'Log in' },
  },
  noToken: {
    title: { fr: 'Il manque le lien', en: 'The link is missing' },
    sentence: {
      fr: 'Cette page s’ouvre avec le lien que le serveur écrit dans son journal quand il démarre et que personne n’administre encore le site. Copiez-le en entier, du « http » jusqu’au dernier caractère.',
      en: 'This page opens with the link that the server writes in its log when it starts and nobody runs the site yet. Copy all of it, from “http” to the last character.',
    },
    home: { fr: 'Retour à l’accueil', en: 'Back to home' },
  },
});
