/** Reads a quantity as typed; a refusal says which of the two rules it breaks (specification, section 5). */
export type TypedQuantity =
  | { readonly ok: true; readonly quantity: number }
  | { readonly ok: false; readonly problem: 'quantity-not-a-number' | 'quantity-not-whole' }

/** Numbers from 0 to 9999; what is above counts as 9999, the most an input takes. */
export function readQuantity(text: string): TypedQuantity {
  const trimmed = text.trim()
  const value = Number(trimmed)
  if (trimmed === '' || Number.isNaN(value)) return { ok: false, problem: 'quantity-not-a-number' }
  if (!Number.isInteger(value) || value < 0) return { ok: false, problem: 'quantity-not-whole' }
  return { ok: true, quantity: Math.min(value, 9999) }
}
