import { asOneLine } from '../../limits/one-line.ts'
import { lineProblem } from './mail-sender.ts'

/** Why a site writes a mail: about an order (to the buyer, and of a new one to the owner), with a link for an owner, or to see that mail arrives. */
export type MailPurpose = (typeof mailPurposes)[number]

/** Every purpose, in the order in which owners see them. */
export const mailPurposes = [
  'placed',
  'fulfilled',
  'partly-fulfilled',
  'canceled',
  'refunded',
  'withdrawal',
  'new-withdrawal',
  'downloads',
  'new-order',
  'donation',
  'new-donation',
  'gift-card',
  'gift-card-sent',
  'abandoned-cart',
  'restock',
  'review-request',
  'account-confirm',
  'account-known',
  'account-reset',
  'account-move',
  'account-changed',
  'subscription-started',
  'subscription-renewed',
  'subscription-failed',
  'subscription-ended',
  'subscription-canceled',
  'subscription-reminder',
  'subscription-card-expiring',
  'subscription-price',
  'subscription-link',
  'sign-in',
  'password',
  'test',
] as const

/** The words of a mail that owners may change; `{name}` stands for what differs from mail to mail. */
export interface MailText {
  readonly subject: string
  readonly opening: string
}

/** The texts that an owner changed; one that is left out or '' is the usual one. */
export type MailTexts = { readonly [Purpose in MailPurpose]?: MailText | undefined }

/** What may stand in braces in mail about orders. */
const orderPlaceholders = [
  'orderNumber',
  'siteTitle',
  'shopName',
  'customerName',
  'customerEmail',
  'total',
] as const

/** What may stand in braces in mail about a refund. */
const refundPlaceholders = [...orderPlaceholders, 'refund'] as const

/** What may stand in braces in mail about a donation. */
const donationPlaceholders = [...orderPlaceholders, 'fund'] as const

/** What may stand in braces in mail with a gift card, or about one. */
const giftPlaceholders = ['siteTitle', 'shopName', 'amount', 'recipientName', 'senderName'] as const

/** What may stand in braces in mail about a product. */
const productPlaceholders = ['siteTitle', 'shopName', 'productName'] as const
/** What may stand in braces in mail about a subscription. */
const subscriptionPlaceholders = ['siteTitle', 'shopName', 'productTitle', 'customerName'] as const

/** What may stand in braces in any mail. */
const sitePlaceholders = ['siteTitle', 'shopName'] as const

/** A name that may stand in braces. */
export type MailPlaceholder =
  | (typeof refundPlaceholders)[number]
  | (typeof donationPlaceholders)[number]
  | (typeof giftPlaceholders)[number]
  | (typeof productPlaceholders)[number]
  | (typeof subscriptionPlaceholders)[number]

/** Longest texts, in characters. */
const mailTextLimits = { subject: 150, opening: 600 } as const

/** What mails say until an owner changes it. */
export const usualMailTexts: Readonly<Record<MailPurpose, MailText>> = {
  placed: {
    subject: 'Order {orderNumber} confirmed',
    opening: 'Thank you for your order from {shopName}.',
  },
  fulfilled: { subject: 'Order {orderNumber} is on its way', opening: 'Your order was sent.' },
  'partly-fulfilled': {
    subject: 'A part of order {orderNumber} is on its way',
    opening: 'A part of your order was sent. The rest follows.',
  },
  canceled: { subject: 'Order {orderNumber} was canceled', opening: 'Your order was canceled.' },
  refunded: {
    subject: 'A refund for order {orderNumber}',
    opening: 'You get {refund} back for your order from {shopName}.',
  },
  withdrawal: {
    subject: 'Your withdrawal from order {orderNumber} is received',
    opening: 'This is the receipt of your withdrawal. Please keep it.',
  },
  'new-withdrawal': {
    subject: 'Withdrawal from order {orderNumber}',
    opening: 'The buyer of order {orderNumber} withdrew from the contract.',
  },
  downloads: {
    subject: 'Your files of order {orderNumber}',
    opening: 'You can download your files now.',
  },
  'new-order': {
    subject: 'New order {orderNumber}: {total}',
    opening: '{customerEmail} placed an order.',
  },
  donation: {
    subject: 'Thank you for your donation to {fund}',
    opening: 'You gave {total} to {shopName}. Thank you!',
  },
  'new-donation': {
    subject: 'New donation: {total} for {fund}',
    opening: '{customerEmail} gave {total}.',
  },
  'gift-card': {
    subject: 'Your gift card from {shopName}',
    opening: 'Here is a gift card of {amount}, to be spent at {shopName}.',
  },
  'gift-card-sent': {
    subject: 'Your gift card was sent',
    opening: 'The gift card of {amount} that you bought at {shopName} was sent to {recipientName}.',
  },
  'abandoned-cart': {
    subject: 'You left something in your cart',
    opening: 'What you chose at {shopName} is still in your cart.',
  },
  restock: {
    subject: '{productName} is back',
    opening: 'You asked to be told: {productName} is in stock again at {shopName}.',
  },
  'review-request': {
    subject: 'How do you like {productName}?',
    opening: 'You bought {productName} at {shopName}. Would you tell others what you think of it?',
  },
  'account-confirm': {
    subject: 'Confirm your account at {shopName}',
    opening:
      'Open the link and enter the password that you chose, or choose one there where you gave none: your account is made then.',
  },
  'account-known': {
    subject: 'You have an account at {shopName}',
    opening:
      'Somebody, probably you, wanted to use this address for an account. There is one already, and nothing was changed.',
  },
  'account-reset': {
    subject: 'A new password for your account at {shopName}',
    opening: 'Open the link to choose a new password. You are signed out everywhere else then.',
  },
  'account-move': {
    subject: 'Confirm your new address at {shopName}',
    opening: 'Open the link and enter your password: from then on this is the address of your account.',
  },
  'account-changed': {
    subject: 'Your account at {shopName} was changed',
    opening: 'This is for your safety: what you sign in with was changed.',
  },
  'subscription-started': {
    subject: 'Your subscription to {productTitle}',
    opening: 'Your subscription at {shopName} has begun.',
  },
  'subscription-renewed': {
    subject: 'Your subscription to {productTitle} was renewed',
    opening: 'Your subscription at {shopName} goes on.',
  },
  'subscription-failed': {
    subject: 'Your payment for {productTitle} failed',
    opening: 'We could not charge you for your subscription at {shopName}.',
  },
  'subscription-ended': {
    subject: 'Your subscription to {productTitle} has ended',
    opening: 'Your subscription at {shopName} is over.',
  },
  'subscription-canceled': {
    subject: 'Your subscription to {productTitle} is canceled',
    opening: 'Your subscription at {shopName} is canceled: nothing is charged for it any more.',
  },
  'subscription-reminder': {
    subject: 'Your subscription to {productTitle} renews soon',
    opening: 'Your subscription at {shopName} renews soon.',
  },
  'subscription-card-expiring': {
    subject: 'Your card for {productTitle} expires soon',
    opening: 'The card that pays for your subscription at {shopName} expires soon.',
  },
  'subscription-price': {
    subject: 'A new price for {productTitle}',
    opening: 'The price of your subscription at {shopName} changes.',
  },
  'subscription-link': {
    subject: 'Your subscription to {productTitle}: your link',
    opening: 'By this link you look after your subscription at {shopName}.',
  },
  'sign-in': {
    subject: 'Sign in to {siteTitle}',
    opening: 'This link signs you in to the panel of {siteTitle}.',
  },
  password: {
    subject: 'Set a new password for {siteTitle}',
    opening: 'By this link you set a new password for the panel of {siteTitle}.',
  },
  test: { subject: 'Test mail from {siteTitle}', opening: 'Mail of your site arrives.' },
}

/** The names that may stand in braces in a mail. */
export function placeholdersOf(purpose: MailPurpose): readonly MailPlaceholder[] {
  if (purpose === 'gift-card' || purpose === 'gift-card-sent') return giftPlaceholders
  if (purpose === 'refunded') return refundPlaceholders
  if (purpose === 'donation' || purpose === 'new-donation') return donationPlaceholders
  if (purpose === 'restock' || purpose === 'review-request') return productPlaceholders
  if (purpose.startsWith('subscription-')) return subscriptionPlaceholders
  // What a stranger entered as a name would be read by whom they write to: accounts have no name in braces.
  if (purpose.startsWith('account-')) return sitePlaceholders
  const isAboutOrder = !['sign-in', 'password', 'test', 'abandoned-cart'].includes(purpose)
  return isAboutOrder ? orderPlaceholders : sitePlaceholders
}

/** The texts of a mail, the usual ones where the owner has none. */
export function mailTextOf(purpose: MailPurpose, texts: MailTexts): MailText {
  const usual = usualMailTexts[purpose]
  const own = texts[purpose]
  return { subject: own?.subject || usual.subject, opening: own?.opening || usual.opening }
}

/** Says what is wrong with the texts of a mail, by field. */
export function checkMailText(purpose: MailPurpose, text: MailText): Partial<Record<keyof MailText, string>> {
  const subject = subjectProblem(text.subject) ?? placeholderProblem(purpose, text.subject)
  const opening = openingProblem(text.opening) ?? placeholderProblem(purpose, text.opening)
  return { ...(subject !== null && { subject }), ...(opening !== null && { opening }) }
}

/** Says what is wrong with the texts of all mails, by path. */
export function checkMailTexts(texts: Required<MailTexts>): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {}
  for (const purpose of mailPurposes) {
    const wrong = checkMailText(purpose, texts[purpose] ?? usualMailTexts[purpose])
    for (const [field, text] of Object.entries(wrong)) errors[`${purpose}.${field}`] = text
  }
  return errors
}

/** The texts as they are kept: only what differs from the usual ones, so that those can still become better. */
export function keptMailTexts(texts: MailTexts): MailTexts {
  const kept: { [Purpose in MailPurpose]?: MailText } = {}
  for (const purpose of mailPurposes) {
    const { subject, opening } = keptMailText(purpose, mailTextOf(purpose, texts))
    if (subject !== '' || opening !== '') kept[purpose] = { subject, opening }
  }
  return kept
}

function keptMailText(purpose: MailPurpose, text: MailText): MailText {
  const usual = usualMailTexts[purpose]
  const subject = text.subject.trim()
  const opening = text.opening.trim()
  return {
    subject: subject === usual.subject ? '' : subject,
    opening: opening === usual.opening ? '' : opening,
  }
}

/** Writes the words of a mail: what stands in braces gives way to its value, which is never read for braces again. */
export function writeMailText(
  { subject, opening }: MailText,
  values: Readonly<Record<string, string>>,
): MailText {
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (braced, name: string) =>
      Object.hasOwn(values, name) ? (values[name] ?? '') : braced,
    )
  // A title or a name may hold a line break, which would end the subject.
  return { subject: asOneLine(fill(subject)), opening: fill(opening) }
}

function subjectProblem(text: string): string | null {
  return lineProblem(text.trim(), mailTextLimits.subject)
}

function openingProblem(text: string): string | null {
  if (text.length > mailTextLimits.opening) return `Use at most ${mailTextLimits.opening} characters.`
  return /[^\P{Cc}\n\r]/u.test(text) ? 'Write it without control characters.' : null
}

function placeholderProblem(purpose: MailPurpose, text: string): string | null {
  const known = placeholdersOf(purpose)
  const wrong = [...text.matchAll(/\{([^{}]*)\}/g)].find(([, name]) => !known.some((each) => each === name))
  if (!wrong) return null
  return `There is no ${wrong[0]} in this mail. You can use ${known.map((each) => `{${each}}`).join(', ')}.`
}
