import type { TSchema } from 'typebox'

/** JSON schema as far as the contract uses it. */
interface Shape {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Shape[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
  readonly minimum?: number
  readonly minLength?: number
  readonly pattern?: string
  readonly minItems?: number
}

/** A value that fits a schema. */
export function sampleOf(schema: TSchema): unknown {
  return sample(schema as Shape)
}

/** Values that do not fit, each with one thing wrong, and some that fit but mean nothing. */
export function invalidSamplesOf(schema: TSchema): readonly unknown[] {
  const shape = schema as Shape
  return [...wrongWholes, ...invalidValuesOf(shape, 0)]
}

const wrongWholes: readonly unknown[] = [null, [], 'text', 7, true, {}, { constructor: { prototype: 1 } }]

/** What clients send by mistake or by malice, in place of anything. */
const wrongParts: readonly unknown[] = [
  null,
  '',
  'a'.repeat(2_000),
  '\u0000',
  "'; drop table orders; --",
  '__proto__',
  '<script>alert(1)</script>',
  0,
  -1,
  1.5,
  10_000,
  1e20,
  true,
  [],
  {},
  [[[]]],
]

function sample(shape: Shape): unknown {
  if ('const' in shape) return shape.const
  if (shape.enum) return shape.enum[0]
  if (shape.anyOf) return shape.anyOf[0] ? sample(shape.anyOf[0]) : null
  switch (shape.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.properties ?? {}).map(([name, part]) => [name, sample(part)]),
      )
    case 'array':
      return shape.items && (shape.minItems ?? 0) > 0 ? [sample(shape.items)] : []
    case 'integer':
    case 'number':
      return Math.max(shape.minimum ?? 0, 0)
    case 'boolean':
      return false
    case 'string':
      return sampleText(shape)
    default:
      return null
  }
}

/** A text that fits: of letters, or a day, an address or a UUID where these do not match the pattern. */
function sampleText({ minLength = 1, pattern }: Shape): string {
  const letters = 'x'.repeat(Math.max(minLength, 1))
  const texts = [letters, '2026-11-29', `/${letters}`, 'c0ffee00-0000-4000-8000-000000000000']
  return texts.find((text) => new RegExp(pattern ?? '').test(text)) ?? letters
}

function invalidValuesOf(shape: Shape, depth: number): readonly unknown[] {
  if (depth > 3) return []
  if (shape.anyOf) return shape.anyOf.flatMap((each) => invalidValuesOf(each, depth + 1))
  if (shape.type === 'array' && shape.items)
    return invalidValuesOf(shape.items, depth + 1).map((each) => [each])
  if (shape.type !== 'object') return wrongParts
  const whole = sample(shape) as Record<string, unknown>
  return Object.entries(shape.properties ?? {}).flatMap(([name, part]) => {
    const { [name]: _, ...without } = whole
    return [
      without,
      ...[...wrongParts, ...invalidValuesOf(part, depth + 1)].map((each) => ({ ...whole, [name]: each })),
    ]
  })
}
