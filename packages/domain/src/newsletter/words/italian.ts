import type { NewsletterWords } from './newsletter-words.ts'

/** What mails and pages of lists say in Italian. */
export const italianNewsletter: NewsletterWords = {
  mail: {
    confirmSubject: 'Confermi il suo indirizzo',
    confirmText: (shop) =>
      `Qualcuno ha chiesto le novità di ${shop} con questo indirizzo. Se è stato lei, lo confermi, per favore.`,
    confirmHolds:
      'Il link vale sette giorni. Se non è stato lei, ignori questo messaggio: non riceverà nulla.',
    confirm: 'Conferma',
    greetSubject: 'È iscritto alla lista',
    greetText: (shop) => `D’ora in poi riceverà le novità di ${shop}.`,
    unsubscribe: 'Annulla l’iscrizione',
    campaignWhy: (shop) => `Riceve questo messaggio perché si è iscritto alle novità di ${shop}.`,
  },
  form: {
    newsletter: 'Newsletter',
    name: 'Nome',
    email: 'Indirizzo e-mail',
    signUp: 'Iscriviti',
    asked:
      'Grazie! Se non riceve già le nostre novità, un messaggio è in arrivo. Segua il link che contiene per confermare.',
    unmailed:
      'Grazie! Questo sito non invia ancora messaggi. Il suo indirizzo è conservato per chi lo gestisce, che potrà chiederle più avanti di confermarlo.',
    taken: 'Grazie! Avrà nostre notizie.',
    measuring: 'Potete contare quali dei vostri messaggi apro e quali link seguo.',
  },
  page: {
    newsletter: 'Newsletter',
    confirmTitle: 'Confermi il suo indirizzo',
    confirmAsk: (email) => `Confermi che ${email} deve ricevere le nostre novità.`,
    confirm: 'Conferma',
    newMailTitle: 'Un nuovo messaggio è in arrivo',
    newMailText: 'Se non arriva entro pochi minuti, riprovi più tardi.',
    askedLately:
      'Le abbiamo già inviato questo messaggio. Lo cerchi anche tra la posta indesiderata, o riprovi più tardi.',
    confirmedTitle: 'Grazie!',
    confirmedText: 'Il suo indirizzo è confermato. Avrà nostre notizie.',
    sendNewLink: 'Inviami un nuovo link',
    unsubscribe: 'Annulla l’iscrizione',
    unsubscribeAsk: (email) => `${email} non deve più ricevere le nostre novità?`,
    leftTitle: 'Iscrizione annullata',
    leftText: (email) => `${email} non riceve più le nostre novità.`,
    mistake: 'È stato un errore? Può tornare indietro qui per un giorno.',
    return: 'Iscrivimi di nuovo',
    backTitle: 'È di nuovo iscritto',
    backText: (email) => `${email} riceve di nuovo le nostre novità.`,
    measuredText: 'Come lei desidera, contiamo quali dei nostri messaggi apre e quali link segue.',
    stopMeasuring: 'Non contarlo più',
    notMeasuredTitle: 'Non si conta più nulla',
    notMeasuredText: 'Riceve ancora le nostre novità. Non si conta se le apre né quali link segue.',
    testTitle: 'Era una prova',
    testText:
      'Questo link si trova in un’e-mail di prova e non fa nulla. Nell’e-mail di un lettore chiede se l’indirizzo non deve più ricevere le nostre novità, e lo toglie dalla lista con un pulsante.',
    toSite: 'Al sito',
  },
  problems: {
    'newsletter-link-foreign': 'Questo link non è valido. Lo apra di nuovo dal messaggio, per intero.',
    'newsletter-link-expired': 'Questo link è scaduto.',
    'newsletter-link-used': 'Questo link è già stato usato, o un messaggio più recente lo ha sostituito.',
    'newsletter-gone': 'Questo indirizzo non è nella lista.',
    'newsletter-return-late': 'È passato troppo tempo. Si iscriva di nuovo, per favore.',
  },
}
