/** How orders say what paid them where no owner named it: kept in English, and said in the language of whoever reads it. */
export type OwnPaymentName = 'Card' | 'Test card' | 'Gift card' | 'Nothing to pay' | 'Paid to the shop'

/** How an order says that it was paid outside of the shop, where nobody says how. */
export const paidToShopLabel: OwnPaymentName = 'Paid to the shop'

/** The same as people read it: the panel is built with these words in its languages. */
const paymentLabels: Readonly<Record<OwnPaymentName, string>> = {
  Card: 'Card',
  'Test card': 'Test card',
  'Gift card': 'Gift card',
  'Nothing to pay': 'Nothing to pay',
  'Paid to the shop': 'Paid to the shop',
}

/** What an order was paid by, as owners read it: a way to pay that they named stays as it is. */
export function paymentName(payment: NamedPayment): string {
  const { label } = payment
  return !isNamedByOwner(payment) && isOurs(label) ? paymentLabels[label] : label
}

/** Whether the owner of the shop named a way to pay: those outside of the shop, but for that of which nobody said how. */
export function isNamedByOwner({ gateway, label }: NamedPayment): boolean {
  return gateway === 'manual' && label !== paidToShopLabel
}

interface NamedPayment {
  readonly gateway?: string
  readonly label: string
}

function isOurs(label: string): label is OwnPaymentName {
  return Object.hasOwn(paymentLabels, label)
}
