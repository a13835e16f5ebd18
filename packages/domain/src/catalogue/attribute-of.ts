import type { Variant } from './product.ts'

/** The value of an option of a variant; owners may give an option any name, also one that every object knows. */
export function attributeOf(
  { attributes }: Pick<Variant, 'attributes'>,
  optionName: string,
): string | undefined {
  return Object.hasOwn(attributes, optionName) ? attributes[optionName] : undefined
}
