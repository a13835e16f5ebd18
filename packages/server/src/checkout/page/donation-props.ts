import type { CheckoutPageProps } from '@vitrine/contract/checkout/page-props'
import type { Cart } from '@vitrine/domain/cart/cart'
import { donatePath } from '@vitrine/domain/cart/donations/donation'
import { formatMoney } from '@vitrine/domain/money/format-money'
import { sayIn } from '@vitrine/site/words/visitor-words'

/** What the checkout says of a donation; nothing where something is bought. */
export function donationProps(
  { isDonation, entries }: Cart,
  language: string,
): Pick<CheckoutPageProps, 'donation'> {
  const donation = isDonation ? entries[0]?.donation : undefined
  if (!donation) return {}
  const { coverCents, currency, note } = donation
  const money = formatMoney(coverCents, currency, language)
  const coverText =
    coverCents === 0 ? '' : sayIn(language)('with {money} for the costs of the payment', { money })
  return { donation: { note, coverText, backUrl: donatePath } }
}

/** Nobody buys anything: the law of sales wants nothing shown. */
export const noDuties: CheckoutPageProps['duties'] = {
  button: null,
  showsEssentials: false,
  withdrawal: null,
}
