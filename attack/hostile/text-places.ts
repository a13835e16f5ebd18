import { uuidPattern } from '@vitrine/contract/schemas'

/** Where a value of JSON has a text: `value.hours.monday.text`, `images.0.altText`. */
export type TextPath = string

/** The texts in a value, by their paths; those in the keys of records are not among them. */
export function findTexts(value: unknown, path = ''): readonly TextPath[] {
  if (typeof value === 'string') return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => findTexts(part, path === '' ? key : `${path}.${key}`))
}

/** The value with other texts at some paths. */
export function putTexts(value: unknown, texts: ReadonlyMap<TextPath, string>, path = ''): unknown {
  if (typeof value === 'string') return texts.get(path) ?? value
  if (typeof value !== 'object' || value === null) return value
  const below = (key: string, part: unknown) => putTexts(part, texts, path === '' ? key : `${path}.${key}`)
  if (Array.isArray(value)) return value.map((part, index) => below(String(index), part))
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, below(key, part)]))
}

/** JSON schema as far as the contract uses it. */
interface Shape {
  readonly type?: string
  readonly pattern?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Shape[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly patternProperties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
}

/** The places of texts in a schema, with `*` for any place of a list or name of a record. */
export function placesOfTexts(schema: unknown, path = ''): readonly TextPath[] {
  const shape = schema as Shape
  const at = (key: string) => (path === '' ? key : `${path}.${key}`)
  if (shape.const !== undefined || shape.enum) return []
  if (shape.anyOf) return [...new Set(shape.anyOf.flatMap((each) => placesOfTexts(each, path)))]
  // Digits and dashes alone are no text.
  if (shape.type === 'string') return shape.pattern === uuidPattern ? [] : [path]
  if (shape.items) return placesOfTexts(shape.items, at('*'))
  return [
    ...Object.entries(shape.properties ?? {}).flatMap(([key, part]) => placesOfTexts(part, at(key))),
    ...Object.values(shape.patternProperties ?? {}).flatMap((part) => placesOfTexts(part, at('*'))),
  ]
}

/** Whether a path of a value is at a place of a schema. */
export function isAt(place: TextPath, path: TextPath): boolean {
  const places = place.split('.')
  const keys = path.split('.')
  return places.length === keys.length && places.every((part, index) => part === '*' || part === keys[index])
}
