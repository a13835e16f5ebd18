import type { Field, Fields } from './field.ts'

/** Changes a value of the given kind somewhere in a block. */
export type FieldChange = (value: unknown, path: string) => unknown

/** The same fields, with every value of one kind changed, in lists too. Promises are left to the caller: changes are plain. */
export function changeFields(
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  {
    kind,
    change,
    path = '',
  }: { readonly kind: Field['kind']; readonly change: FieldChange; readonly path?: string },
): Readonly<Record<string, unknown>> {
  const changed = Object.entries(values).map(([name, value]) => {
    const field = fields[name]
    const place = path === '' ? name : `${path}.${name}`
    if (field?.kind === kind) return [name, change(value, place)]
    if (field?.kind !== 'list' || !Array.isArray(value)) return [name, value]
    const entries = value.map((each, index) =>
      changeFields(field.of, each, { kind, change, path: `${place}.${index}` }),
    )
    return [name, entries]
  })
  return Object.fromEntries(changed)
}
