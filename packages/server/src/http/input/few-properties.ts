import { IsObject, IsRecord, type TSchema } from 'typebox'

/** Properties that are looked at one by one for what is wrong with them. */
const mostProperties = 200

/** Whether an object has more properties than its schema allows: what is wrong with each of them need not be told. */
export function hasTooManyProperties(schema: TSchema, value: unknown): boolean {
  const { maxProperties = Number.POSITIVE_INFINITY }: { maxProperties?: number } = schema
  return isWithProperties(schema, value) && Object.keys(value).length > maxProperties
}

/**
 * A value of which an object of many properties is cut to some of those that are wrong: halves are checked until few are left, as to check is a
 * hundred times as quick as to tell what is wrong. Those that the schema knows stay.
 */
export function fewProperties(
  schema: TSchema,
  value: unknown,
  isRight: (value: unknown) => boolean,
): unknown {
  if (!isWithProperties(schema, value)) return value
  const isKnown = (name: string) => IsObject(schema) && Object.hasOwn(schema.properties, name)
  const entries = Object.entries(value)
  const known = entries.filter(([name]) => isKnown(name))
  let suspects = entries.filter(([name]) => !isKnown(name))
  while (suspects.length > mostProperties) {
    const half = suspects.slice(0, suspects.length >> 1)
    suspects = isRight(Object.fromEntries([...known, ...half])) ? suspects.slice(half.length) : half
  }
  return Object.fromEntries([...known, ...suspects])
}

function isWithProperties(schema: TSchema, value: unknown): value is object {
  return (IsObject(schema) || IsRecord(schema)) && typeof value === 'object' && value !== null
}
