import { defineTexts } from '../../i18n/texts';

export const agreementTexts = defineTexts('agreement', {
  loading: { fr: 'Je charge votre proposition…', en: 'Loading your proposal…' },
  heading: {
    proposal: { fr: 'Votre proposition est prête', en: 'Your proposal is ready' },
    amendment: { fr: 'Un changement attend votre oui', en: 'A change is waiting for your yes' },
  },
  next: {
    proposal: { fr: 'Lisez-la jusqu’au bout, puis dites oui en bas. Cette journée est à vous dès que vous dites oui.', en: 'Read it to the end, then say yes at the bottom. The day is yours as soon as you do.' },
    settled: { fr: 'Cette journée est déjà à vous. Lisez la proposition jusqu’au bout, puis dites oui en bas.', en: 'The day is yours already. Read the proposal to the end, then say yes at the bottom.' },
    amendment: { fr: 'Voici seulement ce qui change. Lisez-le, puis dites oui en bas, ou ne faites rien : l’accord actuel tient toujours.', en: 'Here is only what changes. Read it, then say yes at the bottom, or do nothing: the current agreement still stands.' },
  },
  expired: {
    proposal: { fr: 'La proposition valait jusqu’au {{day}}. Appelez-moi au {{phone}} ou répondez à mon courriel : je vous en refais une.', en: 'The proposal was valid until {{day}}. Call me at {{phone}} or reply to my email, and I’ll write you a new one.' },
    amendment: { fr: 'Le changement proposé valait jusqu’au {{day}} : rien n’a changé. Si vous le voulez toujours, appelez-moi au {{phone}}.', en: 'The proposed change was valid until {{day}}: nothing has changed. If you still want it, call me at {{phone}}.' },
  },
  accept: {
    title: { fr: 'Dire oui', en: 'Say yes' },
    what: { fr: 'Votre oui vaut pour ce qui est écrit ci-dessus : {{total}} au total. Vous n’avez rien à payer ici.', en: 'Your yes is for what is written above: {{total}} in total. There is nothing to pay here.' },
    proposal: { fr: 'Accepter cette proposition', en: 'Accept this proposal' },
    amendment: { fr: 'Accepter ce changement', en: 'Accept this change' },
    sending: { fr: 'Un instant…', en: 'One moment…' },
  },
  fields: {
    name: { label: { fr: 'Votre nom', en: 'Your name' }, hint: { fr: 'En toutes lettres, comme une signature.', en: 'In full, as a signature.' } },
    terms: { label: { fr: 'J’ai lu ces conditions et je les accepte', en: 'I have read these terms and I accept them' } },
  },
  done: { fr: 'C’est convenu. Un courriel vous le confirme.', en: 'It’s agreed. An email is on its way to confirm it.' },
  doneUnsent: { fr: 'C’est convenu.', en: 'It’s agreed.' },
  problem: {
    unreachable: { fr: 'Le serveur n’a pas répondu. Réessayez : votre oui ne compte qu’une fois.', en: 'The server did not answer. Try again: your yes counts only once.' },
    refused: { fr: 'Votre oui n’est pas enregistré. {{reason}}', en: 'Your yes was not recorded. {{reason}}' },
    replaced: { fr: 'Il y a une nouvelle version, et la voici : votre oui n’est pas enregistré. Relisez-la, puis dites oui. Votre nom est gardé.', en: 'There is a newer version, and here it is: your yes was not recorded. Read it again, then say yes. Your name is kept.' },
    changed: { fr: 'Votre demande a changé entre-temps, mais pas ce que vous lisez ici. Votre oui n’est pas enregistré : relisez, puis appuyez de nouveau.', en: 'Your request has changed in the meantime, but not what you read here. Your yes was not recorded: read it again, then press again.' },
    gone: { fr: 'Ce que vous lisiez ne tient plus : votre oui n’est pas enregistré. Voici où en est votre demande.', en: 'What you were reading no longer stands: your yes was not recorded. This is where your request stands.' },
    firstFree: { fr: 'Le premier jour libre est le {{day}}.', en: 'The first free day is {{day}}.' },
    call: { fr: 'Appelez-moi au {{phone}} : on trouve un autre jour.', en: 'Call me at {{phone}} and we’ll find another day.' },
  },
  agreed: { fr: 'Ce qui est convenu', en: 'What is agreed' },
  list: {
    title: { fr: 'Accords et propositions', en: 'Agreements and proposals' },
    read: { fr: 'Lire ce qui y est écrit', en: 'Read what it says' },
    total: { fr: 'Total : {{total}}', en: 'Total: {{total}}' },
    wasValid: { fr: 'Valait jusqu’au {{day}}', en: 'Was valid until {{day}}' },
  },
  state: {
    proposal: {
      open: { fr: 'Attend votre réponse', en: 'Waiting for your answer' },
      accepted: { fr: 'Convenue', en: 'Agreed' },
      expired: { fr: 'Échue', en: 'Expired' },
      replaced: { fr: 'Remplacée', en: 'Replaced' },
      withdrawn: { fr: 'Retirée', en: 'Withdrawn' },
    },
    amendment: {
      open: { fr: 'Attend votre réponse', en: 'Waiting for your answer' },
      accepted: { fr: 'Convenu', en: 'Agreed' },
      expired: { fr: 'Échu', en: 'Expired' },
      replaced: { fr: 'Remplacé', en: 'Replaced' },
      withdrawn: { fr: 'Retiré', en: 'Withdrawn' },
    },
  },
  yes: {
    link: { fr: '{{name}} a dit oui ici, le {{at}}.', en: '{{name}} said yes here, on {{at}}.' },
    spoken: { fr: '{{name}} a dit oui de vive voix le {{on}}. Noté par {{by}} le {{at}}.', en: '{{name}} said yes in person or by phone on {{on}}. Noted by {{by}} on {{at}}.' },
    askedFor: { fr: 'Vous l’avez demandé : en vigueur depuis le {{at}}.', en: 'You asked for it: in force since {{at}}.' },
    notDearer: { fr: 'Le prix ne monte pas : en vigueur depuis le {{at}}.', en: 'The price does not rise: in force since {{at}}.' },
    hash: { fr: 'Empreinte', en: 'Fingerprint' },
    hashWhat: { fr: 'SHA-256 de ce qui est convenu. Le document la porte aussi : deux textes différents n’ont jamais la même.', en: 'SHA-256 of what is agreed. The document has it too: two different texts never share one.' },
  },
  paper: {
    button: { fr: 'Télécharger le document (PDF)', en: 'Download the document (PDF)' },
    named: { fr: 'Télécharger le document (PDF) : {{name}}', en: 'Download the document (PDF): {{name}}' },
    failed: { fr: 'Le document ne s’est pas chargé. Réessayez dans un instant.', en: 'The document didn’t load. Try again in a moment.' },
  },
});
