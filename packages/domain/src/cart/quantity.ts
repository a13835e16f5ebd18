/** The most of one variant that a line can hold (specification, section 5). */
export const maxQuantity = 9999

/** A quantity, or which rule it breaks. */
export type QuantityResult =
  | { readonly ok: true; readonly quantity: number }
  | {
      readonly ok: false
      readonly problem:
        | 'quantity-not-a-number'
        | 'quantity-not-whole'
        | 'quantity-too-small'
        | 'quantity-too-great'
    }

/** Reads a quantity that a client sent, as a number or as the text of one; `min` is 1 to add, 0 where 0 removes. */
export function parseQuantity(sent: unknown, min: 0 | 1): QuantityResult {
  const value = toNumber(sent)
  if (Number.isNaN(value)) return { ok: false, problem: 'quantity-not-a-number' }
  if (!Number.isInteger(value)) return { ok: false, problem: 'quantity-not-whole' }
  if (value < min) return { ok: false, problem: 'quantity-too-small' }
  if (value > maxQuantity) return { ok: false, problem: 'quantity-too-great' }
  return { ok: true, quantity: value }
}

function toNumber(sent: unknown): number {
  if (typeof sent === 'number') return sent
  if (typeof sent === 'string' && /^\s*[+-]?(\d+\.?\d*|\.\d+)\s*$/.test(sent)) return Number(sent)
  return Number.NaN
}
