/** A JSON schema as far as the description needs it. */
export interface Schema {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
}

/** Writes a schema as a reader of TypeScript would: `{itemId: string, sku?: string | null}`; deep shapes end in `{…}`. */
export function describeSchema(schema: Schema, depth = 2): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' \\| ')
  if (schema.anyOf) return schema.anyOf.map((each) => describeSchema(each, depth)).join(' \\| ')
  if (schema.type === 'array') return `[${describeSchema(schema.items ?? {}, depth)}]`
  if (schema.properties) return describeObject(schema, depth)
  return schema.type ?? 'any'
}

function describeObject(schema: Schema, depth: number): string {
  const names = Object.keys(schema.properties ?? {})
  if (names.length === 0) return '{}'
  if (depth === 0) return '{…}'
  const required = new Set(schema.required ?? [])
  const parts = names.map((name) => {
    const value = describeSchema(schema.properties?.[name] ?? {}, depth - 1)
    return `${name}${required.has(name) ? '' : '?'}: ${value}`
  })
  return `{${parts.join(', ')}}`
}
