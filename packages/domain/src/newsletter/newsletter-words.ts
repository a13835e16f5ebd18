import { type NewsletterLinkProblem, newsletterLinkText } from './follow-link.ts'

/** What mails of lists, and the pages that their links lead to, say in a language. */
export interface NewsletterWords {
  readonly mail: {
    readonly confirmSubject: string
    readonly confirmText: (shop: string) => string
    readonly confirmHolds: string
    readonly confirm: string
    readonly greetSubject: string
    readonly greetText: (shop: string) => string
    readonly unsubscribe: string
    /** Why somebody gets a campaign. */
    readonly campaignWhy: (shop: string) => string
  }
  readonly page: {
    readonly newsletter: string
    readonly confirmTitle: string
    readonly confirmAsk: (email: string) => string
    readonly confirm: string
    readonly newMailTitle: string
    readonly newMailText: string
    readonly confirmedTitle: string
    readonly confirmedText: string
    readonly sendNewLink: string
    readonly unsubscribe: string
    readonly unsubscribeAsk: (email: string) => string
    readonly leftTitle: string
    readonly leftText: (email: string) => string
    readonly mistake: string
    readonly return: string
    readonly backTitle: string
    readonly backText: (email: string) => string
    readonly toSite: string
  }
  readonly problems: Readonly<Record<NewsletterLinkProblem, string>>
}

/** The words in the language of a site, such as `de-AT`; English where there are none. */
export function newsletterWordsOf(language: string): NewsletterWords {
  return /^de\b/i.test(language) ? german : english
}

const english: NewsletterWords = {
  mail: {
    confirmSubject: 'Please confirm your address',
    confirmText: (shop) =>
      `Somebody asked for the news of ${shop} with this address. If it was you, please confirm it.`,
    confirmHolds:
      'The link holds for seven days. If it was not you, leave this mail alone: you will get no news.',
    confirm: 'Confirm',
    greetSubject: 'You are on the list',
    greetText: (shop) => `From now on you get the news of ${shop}.`,
    unsubscribe: 'Unsubscribe',
    campaignWhy: (shop) => `You get this as you signed up for the news of ${shop}.`,
  },
  page: {
    newsletter: 'Newsletter',
    confirmTitle: 'Confirm your address',
    confirmAsk: (email) => `Please confirm that ${email} is to get our news.`,
    confirm: 'Confirm',
    newMailTitle: 'A new mail is on its way',
    newMailText: 'If none comes within a few minutes, please try again later.',
    confirmedTitle: 'Thank you!',
    confirmedText: 'Your address is confirmed. You will hear from us.',
    sendNewLink: 'Send me a new link',
    unsubscribe: 'Unsubscribe',
    unsubscribeAsk: (email) => `Shall ${email} get no more news from us?`,
    leftTitle: 'You are unsubscribed',
    leftText: (email) => `${email} gets no more news from us.`,
    mistake: 'Was that a mistake? You can take it back here for a day.',
    return: 'Put me on the list again',
    backTitle: 'You are on the list again',
    backText: (email) => `${email} gets our news again.`,
    toSite: 'To the site',
  },
  problems: newsletterLinkText,
}

const german: NewsletterWords = {
  mail: {
    confirmSubject: 'Bitte bestätigen Sie Ihre Adresse',
    confirmText: (shop) =>
      `Jemand hat mit dieser Adresse um die Neuigkeiten von ${shop} gebeten. Wenn Sie das waren, bestätigen Sie sie bitte.`,
    confirmHolds:
      'Der Link gilt sieben Tage. Wenn Sie es nicht waren, lassen Sie diese Mail liegen: Sie bekommen keine Neuigkeiten.',
    confirm: 'Bestätigen',
    greetSubject: 'Sie stehen auf der Liste',
    greetText: (shop) => `Von jetzt an bekommen Sie die Neuigkeiten von ${shop}.`,
    unsubscribe: 'Abmelden',
    campaignWhy: (shop) =>
      `Sie bekommen das, weil Sie sich für die Neuigkeiten von ${shop} angemeldet haben.`,
  },
  page: {
    newsletter: 'Newsletter',
    confirmTitle: 'Adresse bestätigen',
    confirmAsk: (email) => `Bitte bestätigen Sie, dass ${email} unsere Neuigkeiten bekommen soll.`,
    confirm: 'Bestätigen',
    newMailTitle: 'Eine neue Mail ist unterwegs',
    newMailText: 'Wenn in den nächsten Minuten keine kommt, versuchen Sie es bitte später noch einmal.',
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
    toSite: 'Zur Website',
  },
  problems: {
    'newsletter-link-foreign':
      'Dieser Link stimmt nicht. Bitte öffnen Sie ihn noch einmal ganz aus der Mail.',
    'newsletter-link-expired': 'Dieser Link ist abgelaufen.',
    'newsletter-link-used':
      'Dieser Link wurde schon benutzt, oder eine neuere Mail ist an seine Stelle getreten.',
    'newsletter-gone': 'Diese Adresse steht nicht auf der Liste.',
    'newsletter-return-late': 'Das ist zu lange her. Bitte melden Sie sich neu an.',
  },
}
