import type { GiftCard } from '@vitrine/domain/gift-cards/gift-card'
import { showCode } from '@vitrine/domain/gift-cards/gift-code'
import type { MailContents } from '@vitrine/domain/mail/mail-contents'
import type { MailLook } from '@vitrine/domain/mail/mail-look'
import { formatMoney } from '@vitrine/domain/money/format-money'
import type { Site } from '@vitrine/domain/website/site'
import type { Say } from '@vitrine/domain/words/say'
import { sayIn } from '@vitrine/site/words/visitor-words'
import { composeLetter } from '../../mail/compose-letter.ts'
import type { ComposedMail } from '../../mail/composed-mail.ts'
import { legalLinks, shopName } from '../../mail/mail-frame.ts'
import { ownersWords } from '../../mail/owners-words.ts'
import type { GiftMailKind } from './enqueue-gift-mail.ts'

/** Where a mail about a card comes from. */
export interface GiftMailPlace {
  readonly site: Site
  /** Scheme and host of the site; null while they are not known: links are left out then. */
  readonly origin: string | null
  readonly look: MailLook
}

/** What the mails say of a card. */
export type MailedCard = Pick<
  GiftCard,
  | 'initialCents'
  | 'balanceCents'
  | 'currency'
  | 'isTest'
  | 'recipientName'
  | 'recipientEmail'
  | 'senderName'
  | 'message'
  | 'buyerEmail'
>

/** Composes the mail with a card, or the one that tells its buyer. `code` stands in the first alone, as it may be read there. */
export function composeGiftMail(
  kind: GiftMailKind,
  card: MailedCard,
  { site, origin, look, code }: GiftMailPlace & { readonly code: string },
): ComposedMail {
  const isCode = kind === 'gift-card'
  // What its buyer paid for does not change with what is put on the card, or paid with it, before it goes out.
  const amount = formatMoney(isCode ? card.balanceCents : card.initialCents, card.currency, site.language)
  const { recipientName, recipientEmail, senderName, buyerEmail } = card
  const { subject, opening } = ownersWords(kind, site, {
    amount,
    recipientName: recipientName || recipientEmail,
    senderName: senderName || buyerEmail || shopName(site),
  })
  const home = origin === null ? null : `${origin}/`
  return composeLetter(
    { site, linkUrl: home, look },
    {
      to: isCode ? recipientEmail : buyerEmail,
      subject,
      footerLinks: legalLinks(site, home),
      mark: card.isTest ? testCardText : null,
      paragraphs: [opening],
      answers: isCode ? cardLines(card, sayIn(site.language)) : [],
      ...(isCode ? { code } : {}),
      totals: isCode ? [['On the card', amount]] : [],
      link: home === null ? null : linkOf(kind, home),
    },
  )
}

function linkOf(kind: GiftMailKind, home: string): MailContents['link'] {
  return kind === 'gift-card'
    ? { label: 'See what is left on it', url: `${home}gift-card` }
    : { label: 'Go to the shop', url: home }
}

/** The code as it stands in a mail, or in a copy that others may read. */
export function printedCode(code: string): string {
  return showCode(code)
}

/** A code of which only the end may be read. */
export function hiddenCode(lastFour: string): string {
  return `•••••-•••••-•••••-•${lastFour}`
}

const testCardText = 'Test gift card: no money was taken, and it pays test orders alone.'

function cardLines({ recipientName, senderName, message }: MailedCard, say: Say): MailContents['answers'] {
  return [
    ...(recipientName ? [{ title: say('For'), lines: [recipientName] }] : []),
    ...(senderName ? [{ title: say('From'), lines: [senderName] }] : []),
    ...(message ? [{ title: say('Message'), lines: message.split('\n') }] : []),
  ]
}
