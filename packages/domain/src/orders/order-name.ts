import type { Order } from './order.ts'

/** What an order is called: its number with its sign, or as the owner has it written. */
export function orderName({ number, numberText }: Pick<Order, 'number' | 'numberText'>): string {
  return numberText ?? `#${number}`
}

/** What buyers are asked to write on a payment outside the shop, so that it finds its order. */
export function paymentReferenceText(numberText: string): string {
  return `Please give order number ${numberText.replace(/^#/, '')} as the reference.`
}

/** The number of an order between a prefix and a suffix; nothing where there is neither. */
export function numberTextOf(
  number: number,
  { prefix, suffix }: { readonly prefix: string; readonly suffix: string },
): string | undefined {
  return prefix === '' && suffix === '' ? undefined : `${prefix}${number}${suffix}`
}
