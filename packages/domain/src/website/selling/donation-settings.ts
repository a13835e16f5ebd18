/** How a shop takes donations. */
export interface DonationSettings {
  /** Off: nobody can give. */
  readonly isOn: boolean
  /** What is given for; one at the least while donations are taken. */
  readonly funds: readonly DonationFund[]
  /** Amounts to choose from, minor units, in the order shown. */
  readonly suggestedCents: readonly number[]
  /** Whether givers can choose an amount of their own. */
  readonly takesOtherAmounts: boolean
  readonly leastCents: number
  readonly mostCents: number
  readonly asksForNote: boolean
  /** What a payment costs, which givers can add; 0 and 0: they are not asked. Thousandths of a percent, minor units. */
  readonly coverMilliPercent: number
  readonly coverCents: number
  /** Said where somebody gave; '': the usual words. */
  readonly thanksText: string
}

/** Something that donations are collected for. */
interface DonationFund {
  readonly key: string
  readonly title: string
  readonly description: string
}

/** What a shop does whose owner set nothing. */
export const usualDonations: DonationSettings = {
  isOn: false,
  funds: [],
  suggestedCents: [],
  takesOtherAmounts: true,
  leastCents: 100,
  mostCents: 1_000_000,
  asksForNote: true,
  coverMilliPercent: 0,
  coverCents: 0,
  thanksText: '',
}

/** How much owners may set. */
export const donationLimits = { funds: 50, suggested: 12, mostCents: 99_999_999, note: 500 } as const
