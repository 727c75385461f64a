import { defineTexts } from '../i18n/texts';

export const mailStateTexts = defineTexts('mailState', {
  waiting_one: { fr: 'Aucun courriel ne part : aucun serveur de courriel n’est réglé. {{count}} courriel attend et partira dès qu’il le sera.', en: 'No email is leaving: no mail server is set. {{count}} email is waiting and will leave once one is.' },
  waiting_other: { fr: 'Aucun courriel ne part : aucun serveur de courriel n’est réglé. {{count}} courriels attendent et partiront dès qu’il le sera.', en: 'No email is leaving: no mail server is set. {{count}} emails are waiting and will leave once one is.' },
  none: { fr: 'Aucun courriel ne peut partir : aucun serveur de courriel n’est réglé.', en: 'No email can leave: no mail server is set.' },
  problems: {
    keyMissing: { fr: 'Aucun courriel ne part : la clé qui chiffre le mot de passe (SECRET_KEY ou secret.key) a disparu du serveur. Remettez-la, ou entrez le mot de passe de nouveau.', en: 'No email is leaving: the key that encrypts the password (SECRET_KEY or secret.key) is gone from the server. Put it back, or enter the password again.' },
    keyInvalid: { fr: 'Aucun courriel ne part : la clé qui chiffre le mot de passe (SECRET_KEY ou secret.key) n’est pas valide.', en: 'No email is leaving: the key that encrypts the password (SECRET_KEY or secret.key) is not valid.' },
    keyWrong: { fr: 'Aucun courriel ne part : le mot de passe a été chiffré avec une autre clé. Entrez-le de nouveau.', en: 'No email is leaving: the password was encrypted with another key. Enter it again.' },
  },
  queued_one: { fr: '{{count}} courriel attend.', en: '{{count}} email is waiting.' },
  queued_other: { fr: '{{count}} courriels attendent.', en: '{{count}} emails are waiting.' },
  open: { fr: 'Régler le serveur de courriel', en: 'Set up the mail server' },
});
