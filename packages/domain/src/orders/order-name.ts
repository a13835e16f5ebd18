import type { Order } from './order.ts'

/** What an order is called: its number with its sign, or as the owner has it written. */
export function orderName({ number, numberText }: Pick<Order, 'number' | 'numberText'>): string {
  return numberText ?? `#${number}`
}

/** The number of an order between a prefix and a suffix; nothing where there is neither. */
export function numberTextOf(
  number: number,
  { prefix, suffix }: { readonly prefix: string; readonly suffix: string },
): string | undefined {
  return prefix === '' && suffix === '' ? undefined : `${prefix}${number}${suffix}`
}
