import { formLimits } from '@vitrine/domain/forms/form-limits'
import type { ValueLimits } from '@vitrine/domain/limits/many-values'

/** What visitors send: a filled-in form at most. */
export const visitorBodies: ValueLimits = {
  values: formLimits.inputs,
  properties: formLimits.inputs,
  propertiesOfOne: formLimits.inputs,
  depth: 32,
}

/** What owners send: all places that a shop delivers to by their postal codes, a grid of products, the settings of a design. */
export const ownerBodies: ValueLimits = {
  values: 100_000,
  properties: 30_000,
  propertiesOfOne: 4_000,
  depth: 64,
}

/** A body of more values or properties than may be read. */
export class TooManyValuesError extends Error {
  readonly statusCode = 413
  override readonly name = 'TooManyValuesError'
}

/** Whether the text of a plain form, or of a query, has more fields than may be; empty ones count, too. */
export function hasManyFields(text: string, most: number): boolean {
  let count = 1
  for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', at + 1)) {
    count += 1
    if (count > most) return true
  }
  return false
}
