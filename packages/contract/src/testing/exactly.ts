import type { TSchema } from 'typebox'

/** The schema with every object in it closed: what it does not name is refused. Records stay open. */
export function exactly(schema: TSchema): TSchema {
  return close(schema) as TSchema
}

function close(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(close)
  if (typeof part !== 'object' || part === null) return part
  const closed = Object.fromEntries(Object.entries(part).map(([name, value]) => [name, close(value)]))
  const isObject = 'type' in part && part.type === 'object' && 'properties' in part
  return isObject ? { ...closed, additionalProperties: false } : closed
}
