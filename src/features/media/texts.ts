import { defineTexts } from '../../i18n/texts';

export const mediaTexts = defineTexts('media', {
  gallery: { fr: 'Le fumoir en images', en: 'The smokehouse in pictures' },
  carousel: { fr: 'carrousel', en: 'carousel' },
  slide: { fr: 'image', en: 'slide' },
  position: { fr: '{{title}}, {{index}} sur {{total}}', en: '{{title}}, {{index}} of {{total}}' },
  loading: { fr: 'Je charge les images…', en: 'Loading the pictures…' },
  failed: { fr: 'La galerie ne se charge pas', en: 'Failed to load media gallery' },
  failedItems: { fr: 'Les images de la galerie ne se chargent pas', en: 'Failed to load media items' },
  failedHelp: { fr: 'Le reste de la page va bien. La connexion a peut-être flanché un instant.', en: 'The rest of the page is fine. Your connection may have dropped for a moment.' },
  retry: { fr: 'Réessayer', en: 'Retry' },
  unsupported: { fr: 'Format de média non pris en charge', en: 'Unsupported media format' },
  noVideo: { fr: 'Votre navigateur ne peut pas lire cette vidéo.', en: 'Your browser does not support the video tag.' },
  bullets: { fr: 'Choisir une image', en: 'Choose a slide' },
  show: { fr: 'Voir : {{title}}, {{index}} sur {{total}}', en: 'Show {{title}}, {{index}} of {{total}}' },
  previous: { fr: 'Image précédente', en: 'Previous slide' },
  next: { fr: 'Image suivante', en: 'Next slide' },
  pause: { fr: 'Arrêter le carrousel', en: 'Stop the carousel' },
  play: { fr: 'Lancer le carrousel', en: 'Start the carousel' },
  watch: { fr: 'Regarder : {{title}}', en: 'Watch: {{title}}' },
  elsewhere: { fr: 'La vidéo vient de YouTube et ne se charge que si vous le demandez.', en: 'The video comes from YouTube and loads only if you ask for it.' },
  items: {
    fumoir: {
      title: { fr: 'Le fumoir à la brunante', en: 'The smokehouse at dusk' },
      description: { fr: 'La boucane monte du fumoir devant la cabane enneigée, la bûche rougeoie dans la boîte à feu.', en: 'Smoke rises from the smoker in front of the snowy cabin; a log glows in the firebox.' },
    },
    table: {
      title: { fr: 'La longue table dans la neige', en: 'The long table in the snow' },
      description: { fr: 'Une table dressée dehors sous les guirlandes, la poitrine de bœuf tranchée au milieu.', en: 'A table laid outdoors under strings of lights, the sliced brisket in the middle.' },
    },
    braise: {
      title: { fr: 'La braise', en: 'The embers' },
      description: { fr: 'Des braises d’érable qui respirent, des étincelles et la boucane qui s’en va.', en: 'Maple embers breathing, sparks, and the smoke drifting off.' },
    },
    allumage: {
      title: { fr: 'L’allumage, à quatre heures du matin', en: 'Lighting the fire at four in the morning' },
      description: { fr: 'Le premier feu, avant que le rang se réveille.', en: 'The first fire, before the neighbours wake up.' },
    },
    buche: {
      title: { fr: 'Une bûche d’érable', en: 'A maple log' },
      description: { fr: 'Fendre, sécher, nourrir le feu.', en: 'Split it, dry it, feed the fire.' },
    },
    nuit: {
      title: { fr: 'Une nuit de boucane', en: 'A night of smoke' },
      description: { fr: 'Douze heures de cuisson en un peu plus d’une minute.', en: 'Twelve hours of cooking in just over a minute.' },
    },
    tranche: {
      title: { fr: 'La première tranche', en: 'The first slice' },
      description: { fr: 'La croûte, l’anneau rose, le jus.', en: 'The bark, the smoke ring, the juice.' },
    },
    pate: {
      title: { fr: 'La pâte qui vole', en: 'Dough in the air' },
      description: { fr: 'Une pizza s’étire à la main.', en: 'A pizza, stretched by hand.' },
    },
    four: {
      title: { fr: 'Quatre-vingt-dix secondes au four', en: 'Ninety seconds in the oven' },
      description: { fr: 'La pizza entre, gonfle et ressort.', en: 'The pizza goes in, puffs up and comes out.' },
    },
    banquet: {
      title: { fr: 'Une soirée chez vous', en: 'An evening at your place' },
      description: { fr: 'Du montage à la dernière assiette.', en: 'From setting up to the last plate.' },
    },
  },
});
