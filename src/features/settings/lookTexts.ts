import { defineTexts } from '../../i18n/texts';

export const lookTexts = defineTexts('settingsLook', {
  title: { fr: 'Apparence', en: 'Look' },
  lead: { fr: 'La marque et les deux couleurs du site, des courriels, de l’icône et des liens partagés. Tout suit dès que vous enregistrez.', en: 'The mark and the two colours of the site, the emails, the icon and shared links. Everything follows as soon as you save.' },
  groups: {
    mark: { title: { fr: 'La marque', en: 'The mark' }, hint: { fr: 'Elle précède le nom de l’entreprise, sur les pages, sur l’icône du site et sur les liens partagés.', en: 'It stands before the name of the business, on the pages, on the site’s icon and on shared links.' } },
    light: { title: { fr: 'Couleurs en mode clair', en: 'Colours in light mode' }, hint: { fr: 'Celles des pages claires et des courriels.', en: 'Those of the light pages and of the emails.' } },
    dark: { title: { fr: 'Couleurs en mode sombre', en: 'Colours in dark mode' }, hint: { fr: 'Celles des pages sombres, de l’icône et des liens partagés.', en: 'Those of the dark pages, of the icon and of shared links.' } },
  },
  fields: {
    mark: {
      kind: { label: { fr: 'Dessin de la marque', en: 'Drawing of the mark' } },
      initials: { label: { fr: 'Initiales', en: 'Initials' }, hint: { fr: 'D’une à trois lettres.', en: 'One to three letters.' } },
    },
    colours: {
      action: { light: { label: { fr: 'Boutons et liens, mode clair', en: 'Buttons and links, light mode' } }, dark: { label: { fr: 'Boutons et liens, mode sombre', en: 'Buttons and links, dark mode' } } },
      accent: { light: { label: { fr: 'Repères et mots en couleur, mode clair', en: 'Markers and coloured words, light mode' } }, dark: { label: { fr: 'Repères et mots en couleur, mode sombre', en: 'Markers and coloured words, dark mode' } } },
    },
  },
  marks: {
    flame: { title: { fr: 'Une flamme', en: 'A flame' }, sentence: { fr: 'Dans la couleur des boutons.', en: 'In the colour of the buttons.' } },
    initials: { title: { fr: 'Vos initiales', en: 'Your initials' }, sentence: { fr: 'Sur un carré de la couleur des boutons.', en: 'On a square in the colour of the buttons.' } },
  },
  colour: {
    pick: { fr: 'Choisir à l’œil : {{label}}', en: 'Choose by eye: {{label}}' },
    legible: { fr: '{{ratio}} : 1 — lisible', en: '{{ratio}} : 1 — easy to read' },
    tooLow: { fr: '{{ratio}} : 1 — trop faible, il faut {{min}} : 1', en: '{{ratio}} : 1 — too low, {{min}} : 1 is needed' },
    take: { fr: 'Prendre {{colour}}', en: 'Use {{colour}}' },
    nearest: { fr: 'La plus proche qui se lit bien.', en: 'The nearest that reads well.' },
  },
  preview: {
    light: { fr: 'Aperçu du mode clair', en: 'Preview of light mode' },
    dark: { fr: 'Aperçu du mode sombre', en: 'Preview of dark mode' },
    book: { fr: 'Réserver', en: 'Book' },
    link: { fr: 'Voir la carte', en: 'See the menu' },
    day: { fr: 'Événement public', en: 'Public event' },
    sentence: { fr: 'Un texte, avec des mots en couleur.', en: 'Some text, with coloured words.' },
  },
});
