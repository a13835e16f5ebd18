/** What an owner says of payment in installments. */
export interface InstallmentSettings {
  readonly isShown: boolean
  readonly leastCents: number
  readonly mostCents: number
  /** Who takes them where the shop is; '' for nobody. */
  readonly provider: string
}

/** Says what is wrong with it, by field. `hasStripe`: it takes payments here. */
export function checkInstallments(
  { isShown, leastCents, mostCents, provider }: InstallmentSettings,
  hasStripe: boolean,
): Readonly<Record<string, string>> {
  if (!isShown) return {}
  if (provider === '') return { 'installments.isShown': installmentText.nowhere }
  if (!hasStripe) return { 'installments.isShown': installmentText.noStripe }
  return leastCents < mostCents ? {} : { 'installments.mostCents': installmentText.noRange }
}

/** What owners read. */
export const installmentText = {
  nowhere:
    'Afterpay is for shops in the United States, Canada, Australia and New Zealand, Clearpay for those in the United Kingdom, each in its own currency and in English, or in French in Canada.',
  noStripe: 'Nobody takes such payments yet: use Stripe first.',
  noRange: 'The largest amount must be more than the smallest.',
} as const
