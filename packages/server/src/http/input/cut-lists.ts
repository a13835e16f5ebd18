import { IsArray, IsObject, type TSchema } from 'typebox'

/** Of longer lists that may be so long the elements are not looked at one by one. */
const mostElements = 200

/**
 * A value of which lists that are too long by their schema have one element too many: enough to be told so. To be told what is wrong with
 * each of half a million elements would keep others waiting for a second.
 */
export function cutLists(schema: TSchema, value: unknown): unknown {
  if (IsArray(schema) && Array.isArray(value)) {
    const { items, maxItems = Number.POSITIVE_INFINITY }: { items: TSchema; maxItems?: number } = schema
    const kept = value.length > maxItems ? value.slice(0, maxItems + 1) : value
    if (kept.length > mostElements) return kept
    return kept.map((each) => cutLists(items, each))
  }
  if (!IsObject(schema) || typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, each]) => {
    const field = Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined
    return [name, field ? cutLists(field, each) : each] as const
  })
  return Object.fromEntries(fields)
}
