import { readTypedAmount } from '../../money/typed-amount.ts'
import { type DonationSettings, donationLimits } from '../../website/selling/donation-settings.ts'

/** What somebody gives: an amount, what for, and what they add for the costs of the payment. Nothing is bought by it. */
export interface Donation {
  readonly fundKey: string
  readonly fundTitle: string
  readonly amountCents: number
  /** On top of it; 0 where nothing is added. */
  readonly coverCents: number
  readonly currency: string
  /** What the giver wrote; '' for nothing. */
  readonly note: string
}

/** The donation that a form asks for, or a text for each field that is wrong. */
export type DonationReading =
  | { readonly ok: true; readonly donation: Donation }
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> }

/** Where donations are given. */
export const donatePath = '/checkout/donate'

/** The word for an amount that is none of those suggested. */
export const otherAmount = 'other'

/** What donors read. */
const donationText = {
  amountMissing: 'Please choose an amount.',
  amountWrong: 'Please enter an amount in digits alone, such as 25 or 12.50.',
  amountTwice: 'You wrote an amount of your own and chose another one. Please look again at what you give.',
  fundMissing: 'Please choose what you give for.',
  fundGone: 'Nothing is collected for this any more. Please look again what you give for.',
  noteTooLong: `Please use at most ${donationLimits.note} characters.`,
} as const

interface DonationShop {
  readonly settings: DonationSettings
  readonly currency: string
  /** Writes an amount as people read it. */
  readonly write: (cents: number) => string
}

/** Reads the form of the donation page: `fund`, `amount` (minor units, or `other`), `own`, `cover`, `note`. */
export function readDonation(
  form: Readonly<Record<string, string | undefined>>,
  { settings, currency, write }: DonationShop,
): DonationReading {
  const fund = fundOf(form.fund ?? '', settings)
  const amountCents = amountOf(form, settings, currency)
  const note = settings.asksForNote ? (form.note ?? '').trim() : ''
  const ownProblem =
    typeof amountCents === 'string' ? amountCents : amountProblem(amountCents, settings, write)
  const errors = {
    ...(fund ? {} : { fund: form.fund ? donationText.fundGone : donationText.fundMissing }),
    ...(ownProblem === null ? {} : { own: ownProblem }),
    ...(note.length > donationLimits.note ? { note: donationText.noteTooLong } : {}),
  }
  if (!fund || typeof amountCents === 'string' || Object.keys(errors).length > 0) return { ok: false, errors }
  const coverCents = form.cover === 'on' ? coverOf(amountCents, settings) : 0
  const { key: fundKey, title: fundTitle } = fund
  return { ok: true, donation: { fundKey, fundTitle, amountCents, coverCents, currency, note } }
}

/** What a payment of so much costs, by the rate that the owner set, so that the whole amount arrives; 0: givers are not asked. */
export function coverOf(
  amountCents: number,
  { coverMilliPercent, coverCents }: Pick<DonationSettings, 'coverMilliPercent' | 'coverCents'>,
): number {
  // Of what is added a part is taken, too.
  const wholeCents = Math.ceil(((amountCents + coverCents) * 100_000) / (100_000 - coverMilliPercent))
  return wholeCents - amountCents
}

/** What is given for; where it is not said, the only fund. One that was taken away is never another. */
function fundOf(key: string, { funds }: DonationSettings): DonationSettings['funds'][number] | undefined {
  const [only, ...others] = funds
  return key === '' && others.length === 0 ? only : funds.find((each) => each.key === key)
}

function amountOf(
  { amount = '', own = '' }: Readonly<Record<string, string | undefined>>,
  { suggestedCents, takesOtherAmounts }: DonationSettings,
  currency: string,
): number | string {
  const chosen = suggestedCents.find((cents) => String(cents) === amount)
  if (chosen !== undefined) {
    const typed = takesOtherAmounts ? own.trim() : ''
    return typed === '' || readTypedAmount(typed, currency) === chosen ? chosen : donationText.amountTwice
  }
  const isOwn = amount === otherAmount || suggestedCents.length === 0
  if (!takesOtherAmounts || !isOwn) return donationText.amountMissing
  return readTypedAmount(own, currency) ?? donationText.amountWrong
}

function amountProblem(
  cents: number,
  { leastCents, mostCents }: DonationSettings,
  write: (cents: number) => string,
): string | null {
  if (cents < leastCents) return `The least that can be given is ${write(leastCents)}.`
  return cents > mostCents ? `The most that can be given at once is ${write(mostCents)}.` : null
}
