import { defineTexts } from '../../i18n/texts';

export const libraryTexts = defineTexts('pictureLibrary', {
  title: { fr: 'Photos', en: 'Pictures' },
  lead: { fr: 'Vos photos, prêtes pour les viandes, les événements et le carrousel de l’accueil. Une photo sert une fois décrite dans les deux langues.', en: 'Your pictures, ready for the meats, the events and the carousel of the home page. A picture can be used once it is described in both languages.' },
  list: { fr: 'Photos de la bibliothèque', en: 'Pictures in the library' },
  loading: { fr: 'Chargement des photos…', en: 'Loading the pictures…' },
  failed: {
    title: { fr: 'Les photos ne se chargent pas', en: 'The pictures didn’t load' },
    sentence: { fr: 'Le serveur n’a pas répondu. Vos photos sont en sûreté.', en: 'The server did not answer. Your pictures are safe.' },
    retry: { fr: 'Réessayer', en: 'Try again' },
  },
  empty: {
    title: { fr: 'Pas encore de photo', en: 'No pictures yet' },
    sentence: { fr: 'Prenez votre téléphone : une assiette, le fumoir, la table. Le reste se fait ici.', en: 'Take your phone: a plate, the smoker, the table. The rest happens here.' },
  },
  uses: {
    items: { fr: 'Sert à', en: 'Used by' },
    gallery: { fr: 'Dans le carrousel', en: 'In the carousel' },
    none: { fr: 'Ne sert pas encore', en: 'Not used yet' },
    item: { fr: '{{name}} ({{list}})', en: '{{name}} ({{list}})' },
  },
  unnamed: { fr: 'photo sans description', en: 'picture without a description' },
  edit: { fr: 'Mots et cadrage', en: 'Words and framing' },
  editOf: { fr: 'Mots et cadrage : {{name}}', en: 'Words and framing: {{name}}' },
  remove: {
    open: { fr: 'Supprimer', en: 'Delete' },
    openOf: { fr: 'Supprimer : {{name}}', en: 'Delete: {{name}}' },
    title: { fr: 'Supprimer cette photo ?', en: 'Delete this picture?' },
    sentence: { fr: 'Elle disparaît pour de bon, avec toutes ses tailles.', en: 'It is gone for good, with all its sizes.' },
    usedTitle: { fr: 'Cette photo sert encore', en: 'This picture is still used' },
    used: { fr: 'Remplacez-la là d’abord :', en: 'Replace it there first:' },
    gallery: { fr: 'Le carrousel : décochez-le sous « Mots et cadrage ».', en: 'The carousel: clear it under “Words and framing”.' },
    submitting: { fr: 'Suppression…', en: 'Deleting…' },
    keep: { fr: 'Garder', en: 'Keep it' },
    close: { fr: 'Fermer', en: 'Close' },
    failed: { fr: 'Rien n’est supprimé : le serveur n’a pas répondu. Réessayez dans un instant.', en: 'Nothing is deleted: the server did not answer. Try again in a moment.' },
  },
  saveFailed: { fr: 'Rien n’est enregistré : le serveur n’a pas répondu. Ce que vous avez écrit est encore ici ; réessayez dans un instant.', en: 'Nothing is saved: the server did not answer. What you wrote is still here; try again in a moment.' },
  saved: { fr: 'C’est enregistré.', en: 'Saved.' },
  deleted: { fr: 'La photo est supprimée.', en: 'The picture is deleted.' },
});
