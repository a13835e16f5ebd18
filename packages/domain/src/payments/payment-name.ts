/** How orders say what paid them where no owner named it: kept in English. */
export type OwnPaymentName = 'Card' | 'Test card' | 'Gift card' | 'Nothing to pay'

/** The same as people read it: the panel is built with these words in its languages. */
const paymentLabels: Readonly<Record<OwnPaymentName, string>> = {
  Card: 'Card',
  'Test card': 'Test card',
  'Gift card': 'Gift card',
  'Nothing to pay': 'Nothing to pay',
}

/** What an order was paid by, as owners read it: a way to pay that they named stays as it is. */
export function paymentName({ gateway, label }: NamedPayment): string {
  return gateway !== 'manual' && isOurs(label) ? paymentLabels[label] : label
}

interface NamedPayment {
  readonly gateway?: string
  readonly label: string
}

function isOurs(label: string): label is OwnPaymentName {
  return Object.hasOwn(paymentLabels, label)
}
