import { asOneLine } from '@vitrine/domain/limits/one-line'
import type { MailContents } from '@vitrine/domain/mail/mail-contents'
import type { MailLook } from '@vitrine/domain/mail/mail-look'
import type { JoinMail } from '@vitrine/domain/newsletter/join'
import type { NewsletterList } from '@vitrine/domain/newsletter/newsletter-list'
import type { Subscriber } from '@vitrine/domain/newsletter/subscriber'
import { newsletterWordsOf } from '@vitrine/domain/newsletter/words/words-of'
import type { Site } from '@vitrine/domain/website/site'
import { composeLetter } from '../mail/compose-letter.ts'
import type { ComposedMail } from '../mail/composed-mail.ts'
import { shopName } from '../mail/mail-frame.ts'

/** Whose mail it is, and where its links lead. */
interface NewsletterMailContext {
  readonly site: Site
  readonly list: NewsletterList
  /** Scheme and host of the site. */
  readonly origin: string
  /** The link that confirms; '' in a copy that others read. */
  readonly confirmUrl: string
  /** The link that takes the reader off the list; '' in a copy that others read. */
  readonly unsubscribeUrl: string
  readonly look: MailLook
}

/** Composes the mail that asks for a confirmation, or the one that greets those who are on a list now. */
export function composeNewsletterMail(
  mail: JoinMail,
  { email }: Pick<Subscriber, 'email'>,
  context: NewsletterMailContext,
): ComposedMail {
  const { site, list, origin, look } = context
  const sender = { ...site.sender, displayName: list.senderName || site.sender.displayName }
  return composeLetter(
    { site: { ...site, sender }, linkUrl: `${origin}/`, look },
    { to: email, ...wordsOf[mail](context) },
  )
}

interface MailWords extends Pick<MailContents, 'paragraphs' | 'link' | 'footerLinks'> {
  readonly subject: string
}

const wordsOf: Readonly<Record<JoinMail, (context: NewsletterMailContext) => MailWords>> = {
  confirmation: ({ site, list, confirmUrl }) => {
    const words = newsletterWordsOf(site.language).mail
    return {
      subject: asOneLine(list.confirmationSubject || words.confirmSubject),
      paragraphs: [list.confirmationText || words.confirmText(shopName(site)), words.confirmHolds],
      link: confirmUrl === '' ? null : { label: words.confirm, url: confirmUrl },
      footerLinks: [],
    }
  },
  greeting: ({ site, list, unsubscribeUrl }) => {
    const words = newsletterWordsOf(site.language).mail
    return {
      subject: asOneLine(list.greetingSubject || words.greetSubject),
      paragraphs: [list.greetingText || words.greetText(shopName(site))],
      link: null,
      footerLinks: unsubscribeUrl === '' ? [] : [{ label: words.unsubscribe, url: unsubscribeUrl }],
    }
  },
}

/** What mails to subscribers carry, so that mail programs can take their readers off a list by a press (RFC 2369, RFC 8058). */
export function unsubscribeHeaders(unsubscribeUrl: string): Readonly<Record<string, string>> {
  return {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
