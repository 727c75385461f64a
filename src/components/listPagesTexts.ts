import { defineTexts } from '../i18n/texts';

export const listPagesTexts = defineTexts('listPages', {
  pages: { fr: 'Pages de la liste', en: 'Pages of the list' },
  page: { fr: 'Page {{page}}', en: 'Page {{page}}' },
  next: { fr: 'Page suivante', en: 'Next page' },
  previous: { fr: 'Page précédente', en: 'Previous page' },
});
