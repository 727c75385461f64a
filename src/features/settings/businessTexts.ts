import { WEEKDAY_LABELS } from '../../components/form/weekdayLabels';
import { defineTexts } from '../../i18n/texts';

export const identityTexts = defineTexts('settingsIdentity', {
  title: { fr: 'Identité et coordonnées', en: 'Identity and contact details' },
  lead: { fr: 'Ce qui paraît dans l’en-tête et le pied des pages, dans les courriels et dans les moteurs de recherche.', en: 'What shows in the header and footer of the pages, in the emails and in search engines.' },
  groups: {
    business: { title: { fr: 'L’entreprise', en: 'The business' } },
    address: { title: { fr: 'L’adresse', en: 'The address' }, hint: { fr: 'La province est toujours le Québec.', en: 'The province is always Québec.' } },
    contact: { title: { fr: 'Pour vous joindre', en: 'How to reach you' } },
    privacy: { title: { fr: 'Vie privée', en: 'Privacy' }, hint: { fr: 'La personne responsable des renseignements personnels, nommée sur la page Vie privée comme la Loi 25 le demande.', en: 'The person in charge of personal information, named on the Privacy page as Québec’s Law 25 requires.' } },
    social: { title: { fr: 'Ailleurs sur le Web', en: 'Elsewhere on the Web' }, hint: { fr: 'Collez le lien complet de chaque page. Un champ vide ne montre aucun lien.', en: 'Paste the full link of each page. An empty field shows no link.' } },
  },
  fields: {
    name: { label: { fr: 'Nom de l’entreprise', en: 'Name of the business' } },
    legalName: { label: { fr: 'Nom légal', en: 'Legal name' }, hint: { fr: 'Pour les documents. Vide si c’est le même nom.', en: 'For documents. Empty if it is the same name.' } },
    cook: { label: { fr: 'Prénom du cuisinier', en: 'Name of the cook' }, hint: { fr: 'La personne qui parle sur le site et signe les courriels.', en: 'The person who speaks on the site and signs the emails.' } },
    street: { label: { fr: 'Numéro et rue', en: 'Street address' } },
    town: { label: { fr: 'Ville', en: 'Town' } },
    postalCode: { label: { fr: 'Code postal', en: 'Postal code' } },
    phone: { label: { fr: 'Téléphone', en: 'Phone' } },
    email: { label: { fr: 'Courriel', en: 'Email' } },
    privacyOfficer: { name: { label: { fr: 'Nom de la personne responsable', en: 'Name of the person in charge' } }, email: { label: { fr: 'Courriel de la personne responsable', en: 'Email of the person in charge' } } },
    social: { facebook: { label: { fr: 'Page Facebook', en: 'Facebook page' } }, instagram: { label: { fr: 'Compte Instagram', en: 'Instagram account' } }, youtube: { label: { fr: 'Chaîne YouTube', en: 'YouTube channel' } } },
  },
});

export const hoursTexts = defineTexts('settingsHours', {
  title: { fr: 'Heures au téléphone', en: 'Phone hours' },
  lead: { fr: 'Quand on peut vous appeler. Les jours où vous cuisinez se règlent dans Disponibilités.', en: 'When people can call you. The days you cook are set in Availability.' },
  groups: {
    words: { title: { fr: 'En mots', en: 'In words' }, hint: { fr: 'Ce texte paraît sur la page Contact, dans la langue du visiteur.', en: 'This text shows on the Contact page, in the visitor’s language.' } },
    week: { title: { fr: 'Jour par jour', en: 'Day by day' }, hint: { fr: 'Les moteurs de recherche montrent ces heures à côté du nom de l’entreprise.', en: 'Search engines show these hours beside the name of the business.' } },
  },
  fields: {
    text: { fr: { label: { fr: 'En français', en: 'In French' } }, en: { label: { fr: 'En anglais', en: 'In English' } } },
    week: WEEKDAY_LABELS,
  },
});

export const premisesTexts = defineTexts('settingsPremises', {
  title: { fr: 'Point de départ', en: 'Starting point' },
  lead: { fr: 'Toutes les distances et tous les frais de déplacement se mesurent par la route depuis ce point.', en: 'All distances and travel fees are measured by road from this point.' },
  groups: { point: { title: { fr: 'Sur la carte', en: 'On the map' }, hint: { fr: 'Cherchez l’adresse, déplacez l’épingle ou entrez les coordonnées.', en: 'Search for the address, move the pin or enter the coordinates.' } } },
  fields: {
    lat: { label: { fr: 'Latitude', en: 'Latitude' }, hint: { fr: 'En degrés. Au Québec : entre 44,9 et 62,7.', en: 'In degrees. In Québec: between 44.9 and 62.7.' } },
    lng: { label: { fr: 'Longitude', en: 'Longitude' }, hint: { fr: 'En degrés, négative. Au Québec : entre −79,8 et −57.', en: 'In degrees, negative. In Québec: between −79.8 and −57.' } },
  },
});

export const taxesTexts = defineTexts('settingsTaxes', {
  title: { fr: 'Taxes', en: 'Taxes' },
  lead: { fr: 'Un petit fournisseur, dont les ventes ne dépassent pas 30\u00a0000 $ en quatre trimestres, peut ne pas percevoir de taxes. Le site cesse alors d’en parler.', en: 'A small supplier, with sales of at most $30,000 over four quarters, may collect no taxes. The site then stops mentioning them.' },
  groups: { taxes: { title: { fr: 'TPS et TVQ', en: 'GST and QST' } } },
  fields: {
    registered: { label: { fr: 'L’entreprise perçoit la TPS et la TVQ', en: 'The business collects GST and QST' } },
    gstNumber: { label: { fr: 'Numéro de TPS', en: 'GST number' }, hint: { fr: 'Exemple : 123456789 RT0001', en: 'Example: 123456789 RT0001' } },
    qstNumber: { label: { fr: 'Numéro de TVQ', en: 'QST number' }, hint: { fr: 'Exemple : 1234567890 TQ0001', en: 'Example: 1234567890 TQ0001' } },
  },
});
