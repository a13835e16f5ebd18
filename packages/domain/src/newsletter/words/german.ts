import type { NewsletterWords } from './newsletter-words.ts'

/** What mails and pages of lists say in German. */
export const germanNewsletter: NewsletterWords = {
  mail: {
    confirmSubject: 'Bitte bestätigen Sie Ihre Adresse',
    confirmText: (shop) =>
      `Jemand hat mit dieser Adresse um die Neuigkeiten von ${shop} gebeten. Wenn Sie das waren, bestätigen Sie sie bitte.`,
    confirmHolds:
      'Der Link gilt sieben Tage. Wenn Sie es nicht waren, lassen Sie diese E-Mail liegen: Sie bekommen keine Neuigkeiten.',
    confirm: 'Bestätigen',
    greetSubject: 'Sie stehen auf der Liste',
    greetText: (shop) => `Von jetzt an bekommen Sie die Neuigkeiten von ${shop}.`,
    unsubscribe: 'Abmelden',
    campaignWhy: (shop) =>
      `Sie bekommen das, weil Sie sich für die Neuigkeiten von ${shop} angemeldet haben.`,
  },
  form: {
    newsletter: 'Newsletter',
    name: 'Name',
    email: 'E-Mail-Adresse',
    signUp: 'Anmelden',
    asked:
      'Vielen Dank! Falls Sie unsere Neuigkeiten nicht schon bekommen, ist eine E-Mail an Sie unterwegs. Bitte folgen Sie dem Link darin, um die Anmeldung zu bestätigen.',
    unmailed:
      'Vielen Dank! Diese Website versendet noch keine E-Mails. Ihre Adresse ist für die Betreiber aufgehoben: Sie können später gebeten werden, sie zu bestätigen.',
    taken: 'Vielen Dank! Sie hören von uns.',
    measuring: 'Sie dürfen zählen, welche Ihrer E-Mails ich öffne und welchen Links ich folge.',
  },
  page: {
    newsletter: 'Newsletter',
    confirmTitle: 'Adresse bestätigen',
    confirmAsk: (email) => `Bitte bestätigen Sie, dass ${email} unsere Neuigkeiten bekommen soll.`,
    confirm: 'Bestätigen',
    newMailTitle: 'Eine neue E-Mail ist unterwegs',
    newMailText: 'Wenn in den nächsten Minuten keine kommt, versuchen Sie es bitte später noch einmal.',
    askedLately:
      'Wir haben Ihnen diese E-Mail schon geschickt. Suchen Sie sie auch bei den unerwünschten E-Mails, oder versuchen Sie es später noch einmal.',
    confirmedTitle: 'Vielen Dank!',
    confirmedText: 'Ihre Adresse ist bestätigt. Sie hören von uns.',
    sendNewLink: 'Neuen Link schicken',
    unsubscribe: 'Abmelden',
    unsubscribeAsk: (email) => `Soll ${email} keine Neuigkeiten mehr von uns bekommen?`,
    leftTitle: 'Sie sind abgemeldet',
    leftText: (email) => `${email} bekommt keine Neuigkeiten mehr von uns.`,
    mistake: 'War das ein Versehen? Einen Tag lang können Sie es hier zurücknehmen.',
    return: 'Wieder auf die Liste',
    backTitle: 'Sie stehen wieder auf der Liste',
    backText: (email) => `${email} bekommt wieder unsere Neuigkeiten.`,
    measuredText:
      'Auf Ihren Wunsch wird gezählt, welche unserer E-Mails Sie öffnen und welchen Links Sie folgen.',
    stopMeasuring: 'Das nicht mehr zählen',
    notMeasuredTitle: 'Es wird nichts mehr gezählt',
    notMeasuredText:
      'Sie bekommen weiterhin unsere Neuigkeiten. Ob Sie sie öffnen und welchen Links Sie folgen, wird nicht gezählt.',
    testTitle: 'Das war ein Test',
    testText:
      'Dieser Link steht in einer Test-E-Mail und bewirkt nichts. In der E-Mail eines Lesers fragt er: „Soll diese Adresse keine Neuigkeiten mehr von uns bekommen?“ und nimmt sie auf einen Klick von der Liste.',
    toSite: 'Zur Website',
  },
  problems: {
    'newsletter-link-foreign':
      'Dieser Link stimmt nicht. Bitte öffnen Sie ihn noch einmal ganz aus der E-Mail.',
    'newsletter-link-expired': 'Dieser Link ist abgelaufen.',
    'newsletter-link-used':
      'Dieser Link wurde schon benutzt, oder eine neuere E-Mail ist an seine Stelle getreten.',
    'newsletter-gone': 'Diese Adresse steht nicht auf der Liste.',
    'newsletter-return-late': 'Das ist zu lange her. Bitte melden Sie sich neu an.',
  },
}
