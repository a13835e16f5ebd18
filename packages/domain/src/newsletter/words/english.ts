import { newsletterLinkText } from '../follow-link.ts'
import type { NewsletterWords } from './newsletter-words.ts'

/** What mails and pages of lists say in English. */
export const englishNewsletter: NewsletterWords = {
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
  form: {
    newsletter: 'Newsletter',
    name: 'Name',
    email: 'Email address',
    signUp: 'Sign up',
    asked:
      'Thank you! Unless you get our news already, a mail is on its way to you. Please follow the link in it to confirm.',
    unmailed:
      'Thank you! This site sends no mail yet. Your address is kept for those who run it: they can ask you to confirm it later.',
    taken: 'Thank you! You will hear from us.',
    measuring: 'You may count which of your mails I open, and which links I follow.',
  },
  page: {
    newsletter: 'Newsletter',
    confirmTitle: 'Confirm your address',
    confirmAsk: (email) => `Please confirm that ${email} is to get our news.`,
    confirm: 'Confirm',
    newMailTitle: 'A new mail is on its way',
    newMailText: 'If none comes within a few minutes, please try again later.',
    askedLately:
      'We have sent you this mail already. Look for it among unwanted mails, too, or try again later.',
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
    measuredText: 'At your wish it is counted which of our mails you open, and which links you follow.',
    stopMeasuring: 'Do not count that any more',
    notMeasuredTitle: 'Nothing is counted any more',
    notMeasuredText:
      'You still get our news. Whether you open them, and which links you follow, is not counted.',
    testTitle: 'This was a test',
    testText:
      'This link stands in a test mail, and does nothing. In the mail of a reader it asks: “Shall this address get no more news from us?”, and takes the address off the list by a button.',
    toSite: 'To the site',
  },
  problems: newsletterLinkText,
}
