import { defineTexts } from '../../i18n/texts';

export const versionedFormTexts = defineTexts('versionedForm', {
  saved: { fr: 'C’est enregistré. Le site le montre déjà.', en: 'Saved. The site shows it already.' },
  draft: {
    found: { fr: 'Vos changements du {{day}} sont restaurés : ils ne sont pas encore enregistrés.', en: 'Your changes from {{day}} are restored: they are not saved yet.' },
    discard: { fr: 'Les supprimer', en: 'Discard them' },
    discarded: { fr: 'Vos changements sont supprimés : voici ce qui est enregistré.', en: 'Your changes are discarded: this is what is saved.' },
    undo: { fr: 'Les reprendre', en: 'Bring them back' },
  },
  unreachable: { fr: 'Rien n’est enregistré : le serveur n’a pas répondu. Vos changements sont encore là, réessayez dans un instant.', en: 'Nothing is saved: the server did not answer. Your changes are still here; try again in a moment.' },
  conflict: {
    sentence: { fr: 'Quelqu’un d’autre a enregistré cette page entre-temps. Vos changements sont encore là, mais pas encore enregistrés.', en: 'Someone else has saved this page in the meantime. Your changes are still here, but not saved yet.' },
    mine: { fr: 'Enregistrer les miens', en: 'Save mine' },
    theirs: { fr: 'Reprendre les leurs', en: 'Take theirs' },
  },
});
