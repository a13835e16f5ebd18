import { ownValue } from '@vitrine/template/values/own'
import { fieldsOf } from './fields.ts'
import { variantsOf } from './product.ts'

/** The variant of a product that the address of its page chooses; undefined where it chooses none. */
export function chosenVariant(item: unknown): unknown {
  const id = ownValue(item, 'chosenVariantId')
  return id ? variantsOf(item).find((variant) => ownValue(variant, 'id') === id) : undefined
}

/** A product as if it had the chosen variant alone; null where none is chosen. */
export function asChosen(item: unknown): unknown {
  const chosen = chosenVariant(item)
  if (chosen === undefined) return null
  const fields = fieldsOf(item)
  return { ...fields, structuredContent: { ...fieldsOf(fields.structuredContent), variants: [chosen] } }
}
