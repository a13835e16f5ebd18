import type { NewsletterWords } from './newsletter-words.ts'

/** What mails and pages of lists say in French. */
export const frenchNewsletter: NewsletterWords = {
  mail: {
    confirmSubject: 'Veuillez confirmer votre adresse',
    confirmText: (shop) =>
      `Quelqu’un a demandé les nouvelles de ${shop} avec cette adresse. Si c’était vous, veuillez la confirmer.`,
    confirmHolds:
      'Le lien est valable sept jours. Si ce n’était pas vous, ignorez ce message : vous ne recevrez rien.',
    confirm: 'Confirmer',
    greetSubject: 'Vous êtes inscrit',
    greetText: (shop) => `Vous recevrez désormais les nouvelles de ${shop}.`,
    unsubscribe: 'Se désinscrire',
    campaignWhy: (shop) =>
      `Vous recevez ce message parce que vous vous êtes inscrit aux nouvelles de ${shop}.`,
  },
  form: {
    newsletter: 'Newsletter',
    name: 'Nom',
    email: 'Adresse e-mail',
    signUp: 'S’inscrire',
    asked:
      'Merci ! Si vous ne recevez pas déjà nos nouvelles, un message est en route. Veuillez suivre le lien qu’il contient pour confirmer.',
    unmailed:
      'Merci ! Ce site n’envoie pas encore de messages. Votre adresse est conservée pour ses responsables, qui pourront vous demander plus tard de la confirmer.',
    taken: 'Merci ! Vous aurez de nos nouvelles.',
    measuring: 'Vous pouvez compter lesquels de vos messages j’ouvre et quels liens je suis.',
  },
  page: {
    newsletter: 'Newsletter',
    confirmTitle: 'Confirmez votre adresse',
    confirmAsk: (email) => `Veuillez confirmer que ${email} doit recevoir nos nouvelles.`,
    confirm: 'Confirmer',
    newMailTitle: 'Un nouveau message est en route',
    newMailText: 'S’il n’arrive pas dans quelques minutes, veuillez réessayer plus tard.',
    askedLately:
      'Nous vous avons déjà envoyé ce message. Cherchez-le aussi parmi les messages indésirables, ou réessayez plus tard.',
    confirmedTitle: 'Merci !',
    confirmedText: 'Votre adresse est confirmée. Vous aurez de nos nouvelles.',
    sendNewLink: 'Envoyer un nouveau lien',
    unsubscribe: 'Se désinscrire',
    unsubscribeAsk: (email) => `${email} ne doit-elle plus recevoir nos nouvelles ?`,
    leftTitle: 'Vous êtes désinscrit',
    leftText: (email) => `${email} ne reçoit plus nos nouvelles.`,
    mistake: 'C’était une erreur ? Vous pouvez revenir en arrière ici pendant un jour.',
    return: 'Me réinscrire',
    backTitle: 'Vous êtes de nouveau inscrit',
    backText: (email) => `${email} reçoit de nouveau nos nouvelles.`,
    measuredText:
      'Comme vous le souhaitez, nous comptons lesquels de nos messages vous ouvrez et quels liens vous suivez.',
    stopMeasuring: 'Ne plus le compter',
    notMeasuredTitle: 'Plus rien n’est compté',
    notMeasuredText:
      'Vous recevez toujours nos nouvelles. Vos ouvertures et les liens que vous suivez ne sont pas comptés.',
    testTitle: 'C’était un test',
    testText:
      'Ce lien figure dans un e-mail de test et ne fait rien. Dans l’e-mail d’un lecteur, il demande si l’adresse ne doit plus recevoir nos nouvelles, et la retire de la liste par un bouton.',
    toSite: 'Vers le site',
  },
  problems: {
    'newsletter-link-foreign':
      'Ce lien n’est pas valable. Veuillez l’ouvrir de nouveau depuis le message, en entier.',
    'newsletter-link-expired': 'Ce lien a expiré.',
    'newsletter-link-used': 'Ce lien a déjà servi, ou un message plus récent l’a remplacé.',
    'newsletter-gone': 'Cette adresse n’est pas inscrite.',
    'newsletter-return-late': 'C’est trop ancien. Veuillez vous inscrire de nouveau.',
  },
}
