import { defineTexts } from '../../i18n/texts';

export const filmsTexts = defineTexts('settingsFilms', {
  title: { fr: 'Vidéos de la galerie', en: 'Gallery videos' },
  lead: { fr: 'Les vidéos de votre chaîne YouTube, à la suite des photos du carrousel. Elles ne se chargent que si le visiteur le demande.', en: 'Videos from your YouTube channel, after the photos of the carousel. They load only if the visitor asks for them.' },
  groups: { films: { title: { fr: 'Dans l’ordre du carrousel', en: 'In the order of the carousel' } } },
  fields: {
    films: {
      label: { fr: 'Vidéos', en: 'Videos' },
      videoId: { label: { fr: 'Lien YouTube', en: 'YouTube link' }, hint: { fr: 'Copiez le lien du bouton Partager, ou de la barre d’adresse.', en: 'Copy the link from the Share button, or from the address bar.' } },
      title: { fr: { label: { fr: 'Titre français', en: 'French title' } }, en: { label: { fr: 'Titre anglais', en: 'English title' } } },
      description: { fr: { label: { fr: 'Description française', en: 'French description' } }, en: { label: { fr: 'Description anglaise', en: 'English description' } } },
      seconds: { label: { fr: 'Durée', en: 'Length' }, hint: { fr: 'Facultative.', en: 'Optional.' } },
    },
  },
  rows: {
    none: { fr: 'Aucune vidéo : le carrousel montre seulement les photos.', en: 'No videos: the carousel shows only the photos.' },
    row: { fr: 'Vidéo {{number}}', en: 'Video {{number}}' },
    add: { fr: 'Ajouter une vidéo', en: 'Add a video' },
    up: { fr: 'Monter la vidéo {{number}}', en: 'Move video {{number}} up' },
    down: { fr: 'Descendre la vidéo {{number}}', en: 'Move video {{number}} down' },
    remove: { fr: 'Retirer la vidéo {{number}}', en: 'Remove video {{number}}' },
    removed: { fr: 'La vidéo sera retirée quand vous enregistrerez.', en: 'The video will be removed when you save.' },
    moved: { fr: 'La vidéo est maintenant la {{number}} sur {{count}}.', en: 'The video is now number {{number}} of {{count}}.' },
    sample: { fr: 'Exemple : collez le lien d’une de vos vidéos, ou retirez celle-ci.', en: 'Sample: paste the link of one of your videos, or remove this one.' },
    ownTexts: { fr: 'Tant que les titres sont vides, le carrousel garde ceux de l’exemple.', en: 'While the titles are empty, the carousel keeps the sample’s own.' },
    watch: { fr: 'Voir sur YouTube', en: 'Watch on YouTube' },
  },
  changes: {
    film: { fr: 'Vidéo « {{title}} »', en: 'Video “{{title}}”' },
    order: { fr: 'Ordre', en: 'Order' },
    absent: { fr: 'absente', en: 'not there' },
    present: { fr: 'dans le carrousel', en: 'in the carousel' },
  },
});
