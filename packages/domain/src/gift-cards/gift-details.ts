import { contactText } from '../contact/check-contact.ts'
import { isEmail } from '../contact/email-address.ts'
import { asOneLine } from '../limits/one-line.ts'
import { dayAfter, isDay } from '../time/calendar-day.ts'

/** For whom a gift card is bought, and when it is sent; an entry without any is sent to its buyer at once. */
export interface GiftDetails {
  /** '' for a card that its buyer keeps: it is sent to them. */
  readonly recipientEmail: string
  readonly recipientName: string
  readonly senderName: string
  readonly message: string
  /** The day by the site's clock on which it is sent, as 2026-12-24; '' at once. */
  readonly deliverOn: string
  /** An amount that the buyer chose, where the product lets them; else the variant's price counts. */
  readonly amountCents?: number | undefined
}

/** Longest texts, in characters. */
export const giftLimits = { name: 100, message: 500, daysAhead: 366 } as const

/** The details of a card that its buyer keeps. */
export const keptByBuyer: GiftDetails = {
  recipientEmail: '',
  recipientName: '',
  senderName: '',
  message: '',
  deliverOn: '',
}

/** The words of the gift card page. */
export const giftText = {
  ...contactText,
  recipientMissing: 'Enter the email address of whom the card is for',
  nameTooLong: `Use at most ${giftLimits.name} characters.`,
  messageTooLong: `Use at most ${giftLimits.message} characters.`,
  dayWrong: 'Enter a day, such as 2026-12-24.',
  dayPast: 'Choose today or a later day.',
  dayFar: 'Choose a day within a year.',
} as const

/** What a buyer typed. */
export interface TypedGift {
  readonly isForBuyer: boolean
  readonly recipientName: string
  readonly recipientEmail: string
  readonly senderName: string
  readonly message: string
  readonly deliverOn: string
}

/** Details that can be kept, or a text for each field that is wrong. */
export type GiftResult =
  | { readonly ok: true; readonly details: GiftDetails }
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> }

/** Checks for whom a gift card is; `today` is the day by the site's clock. */
export function checkGift(typed: TypedGift, today: string): GiftResult {
  if (typed.isForBuyer) return { ok: true, details: keptByBuyer }
  const recipientEmail = typed.recipientEmail.trim()
  const recipientName = asOneLine(typed.recipientName).trim()
  const senderName = asOneLine(typed.senderName).trim()
  const message = typed.message.replace(/[^\P{Cc}\n]/gu, '').trim()
  const deliverOn = typed.deliverOn.trim()
  const errors: Record<string, string> = {}
  if (recipientEmail === '') errors.recipientEmail = giftText.recipientMissing
  else if (!isEmail(recipientEmail)) errors.recipientEmail = giftText.emailWrong
  if (recipientName.length > giftLimits.name) errors.recipientName = giftText.nameTooLong
  if (senderName.length > giftLimits.name) errors.senderName = giftText.nameTooLong
  if (message.length > giftLimits.message) errors.message = giftText.messageTooLong
  const day = dayProblem(deliverOn, today)
  if (day !== null) errors.deliverOn = day
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  // Today is at once: what was planned for a day that has passed at the till is sent then, too.
  const details = { recipientEmail, recipientName, senderName, message }
  return { ok: true, details: { ...details, deliverOn: deliverOn === today ? '' : deliverOn } }
}

/** Whether a card is its buyer's own. */
export function isForBuyer(details: GiftDetails | undefined): boolean {
  return !details || details.recipientEmail === ''
}

/** Whom a card is for, in a few words. */
export function recipientText({
  recipientName,
  recipientEmail,
}: Pick<GiftDetails, 'recipientName' | 'recipientEmail'>): string {
  return recipientName === '' ? recipientEmail : `${recipientName} (${recipientEmail})`
}

function dayProblem(day: string, today: string): string | null {
  if (day === '') return null
  if (!isDay(day)) return giftText.dayWrong
  if (day < today) return giftText.dayPast
  return day > dayAfter(today, giftLimits.daysAhead) ? giftText.dayFar : null
}
