/** A card as it was typed. */
export interface TypedCard {
  readonly cardNumber: string
  readonly expiry: string
  readonly securityCode: string
}

/** A card in its checked form, or a text for each field that is wrong. */
export type CardResult =
  | {
      readonly ok: true
      readonly card: {
        /** Digits only. */
        readonly number: string
        readonly expiryMonth: number
        readonly expiryYear: number
        readonly securityCode: string
      }
    }
  | { readonly ok: false; readonly errors: Readonly<Partial<Record<keyof TypedCard, string>>> }

/** Words of the card form. */
const cardText = {
  numberMissing: 'Enter the card number',
  numberWrong: 'Enter a valid card number',
  expiryWrong: 'Enter the expiry date as MM / YY',
  monthWrong: 'Enter the month of the expiry date as 01 to 12',
  expired: 'This card has expired',
  codeWrong: 'Enter the security code',
} as const

/** Checks the form of a card: number with its check digit, date not past, code of three or four digits. */
export function checkCard(typed: TypedCard, nowMs: number): CardResult {
  const number = typed.cardNumber.replace(/[\s-]/g, '')
  const expiry = parseExpiry(typed.expiry)
  const securityCode = typed.securityCode.trim()
  const errors: Partial<Record<keyof TypedCard, string>> = {}
  if (!/^\d{12,19}$/.test(number)) errors.cardNumber = cardText.numberMissing
  else if (!hasCheckDigit(number)) errors.cardNumber = cardText.numberWrong
  if (!expiry) errors.expiry = namesNoMonth(typed.expiry) ? cardText.monthWrong : cardText.expiryWrong
  else if (isPast(expiry, nowMs)) errors.expiry = cardText.expired
  if (!/^\d{3,4}$/.test(securityCode)) errors.securityCode = cardText.codeWrong
  if (!expiry || Object.keys(errors).length > 0) return { ok: false, errors }
  return { ok: true, card: { number, expiryMonth: expiry.month, expiryYear: expiry.year, securityCode } }
}

interface Expiry {
  readonly month: number
  readonly year: number
}

function parseExpiry(text: string): Expiry | null {
  const named = namedExpiry(text)
  return named !== null && named.month >= 1 && named.month <= 12 ? named : null
}

/** Whether a date has the right form, and a month that there is not, such as 13 / 30. */
function namesNoMonth(text: string): boolean {
  return namedExpiry(text) !== null
}

/** Month and year as they were typed, whatever the month: `12/27`, `1 / 2027`, `12-27`, or without a stroke as `1227`. */
function namedExpiry(text: string): Expiry | null {
  const match = /^(?:(\d{1,2})[-./]|(\d{2}))(?:20)?(\d{2})$/.exec(text.replace(/\s/g, ''))
  return match && { month: Number(match[1] ?? match[2]), year: 2000 + Number(match[3]) }
}

/** A card is good until its month is over, wherever on earth it is used. */
function isPast({ month, year }: Expiry, nowMs: number): boolean {
  const twelveHoursMs = 12 * 3_600_000
  return nowMs >= Date.UTC(year, month, 1) + twelveHoursMs
}

/** Luhn's sum: every second digit from the right counts double. */
function hasCheckDigit(number: string): boolean {
  let sum = 0
  for (const [index, digit] of [...number].reverse().entries()) {
    const counted = index % 2 === 0 ? Number(digit) : Number(digit) * 2
    sum += counted > 9 ? counted - 9 : counted
  }
  return sum % 10 === 0
}
