import { defineTexts } from '../../i18n/texts';

export const mapTexts = defineTexts('map', {
  label: { fr: 'Lieu de l’événement', en: 'Event location' },
  hint: { fr: 'Une adresse, ou au moins le nom de la ville.', en: 'An address, or at least the name of the town.' },
  search: { fr: 'Chercher', en: 'Search' },
  locate: { fr: 'Me localiser', en: 'Locate Me' },
  notice: {
    fr: '« Me localiser » demande votre position à votre navigateur, une seule fois ; le fond de carte vient d’OpenStreetMap et ne se charge qu’à votre demande.',
    en: '“Locate Me” asks your browser for your position, once; the map comes from OpenStreetMap and loads only when you ask.',
  },
  show: { fr: 'Afficher la carte', en: 'Show the map' },
  map: { fr: 'Carte : les flèches la déplacent, + et − agrandissent et réduisent', en: 'Map: arrow keys move it, + and − zoom in and out' },
  pinHere: { fr: 'Poser l’épingle au centre', en: 'Drop the pin at the centre' },
  searching: { fr: 'Je cherche…', en: 'Searching…' },
  locating: { fr: 'Votre navigateur vous cherche…', en: 'Your browser is locating you…' },
  measuring: { fr: 'Je calcule la distance…', en: 'Calculating the distance…' },
  found: { fr: 'Trouvé : {{address}}', en: 'Found: {{address}}' },
  pinned: { fr: 'Épingle posée sur la carte.', en: 'Pin placed on the map.' },
  notFound: {
    fr: 'Je ne trouve pas cet endroit. Gardez votre texte tel quel si vous voulez : je vérifierai avec vous.',
    en: 'I can’t find this place. Keep your text as it is if you like: I’ll check with you.',
  },
  failed: {
    fr: 'La recherche d’adresse ne répond pas. Votre demande peut partir quand même, je calculerai le déplacement.',
    en: 'The address search isn’t answering. You can send your request anyway; I’ll work out the travel.',
  },
  distance: { fr: '{{distance}} aller-retour depuis {{town}}', en: '{{distance}} round trip from {{town}}' },
  approximate: { fr: 'environ {{distance}} aller-retour depuis {{town}}, d’après la ville', en: 'about {{distance}} round trip from {{town}}, going by the town' },
  conflict: { fr: 'L’adresse écrite et l’épingle sont loin l’une de l’autre : je vérifierai le lieu avec vous, et le déplacement est à déterminer.', en: 'The written address and the pin are far apart: I’ll check the place with you, and travel is to be determined.' },
  distanceFailed: { fr: 'Erreur lors du calcul de la distance', en: 'Error calculating distance' },
  marker: { fr: 'Lieu de l’événement', en: 'Event location' },
  zoomIn: { fr: 'Agrandir', en: 'Zoom in' },
  zoomOut: { fr: 'Réduire', en: 'Zoom out' },
});
