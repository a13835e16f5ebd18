import type { NewsletterLinkProblem } from '../follow-link.ts'

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
  /** What a sign-up says where its owner wrote nothing else. */
  readonly form: {
    readonly newsletter: string
    readonly name: string
    readonly email: string
    readonly signUp: string
    /** Said to everybody who signed up, so that nobody learns who is on a list. */
    readonly asked: string
    /** Said in its place where no mail goes out. */
    readonly unmailed: string
    readonly taken: string
    /** The box of those who may be measured; nothing ticks it beforehand. */
    readonly measuring: string
  }
  readonly page: {
    readonly newsletter: string
    readonly confirmTitle: string
    readonly confirmAsk: (email: string) => string
    readonly confirm: string
    readonly newMailTitle: string
    readonly newMailText: string
    /** Said in place of both where a mail went out a moment ago, or too many did. */
    readonly askedLately: string
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
    readonly measuredText: string
    readonly stopMeasuring: string
    readonly notMeasuredTitle: string
    readonly notMeasuredText: string
    readonly testTitle: string
    readonly testText: string
    readonly toSite: string
  }
  readonly problems: Readonly<Record<NewsletterLinkProblem, string>>
}
