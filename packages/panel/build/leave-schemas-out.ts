import type { Plugin } from 'vite'

/** Of these calls the built panel keeps where they go and who may make them, and nothing of those that it never makes. */
const definers: readonly string[] = ['defineCall', 'defineSettings', 'defineListCall', 'defineActCall']
/** A room imports the description of its list by itself: the shell, which makes calls of lists, too, does without. */
const schemaFields: readonly string[] = ['params', 'query', 'body', 'reply', 'value', 'list']

/**
 * Leaves the schemas of the contract out of the panel: the server holds what comes in to them, the tests what goes out, a browser
 * neither. They weigh more than the rest of a call.
 */
export function leaveSchemasOut(): readonly Plugin[] {
  return [
    {
      name: 'no-schemas',
      apply: 'build',
      // Before packages are looked for.
      enforce: 'pre',
      config: () => ({
        build: { rolldownOptions: { treeshake: { manualPureFunctions: ['Type', ...definers] } } },
      }),
      resolveId: { filter: { id: /^typebox$/ }, handler: () => noSchemas },
      load: { filter: { id: /^\0no-schemas$/ }, handler: () => noSchemasSource },
    },
    {
      name: 'leave-schemas-out',
      apply: 'build',
      transform: {
        filter: { id: /\/packages\/contract\/src\// },
        handler(code) {
          if (!code.includes('Type.') && !definers.some((name) => code.includes(name))) return null
          return { code: withoutSchemas(code, schemaSpans(this.parse(code))), map: null }
        },
      },
    },
  ]
}

function withoutSchemas(code: string, spans: readonly Span[]): string {
  return spans
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, left }) => `${text.slice(0, start)}${left}${text.slice(end)}`, code)
}

const noSchemas = '\0no-schemas'

/** In the place of TypeBox: every schema is one object, whose parts are it again. */
const noSchemasSource = `export const Type = new Proxy(() => undefined, {
  get: (_, name) => (typeof name === 'symbol' ? undefined : Type),
  apply: () => Type,
})`

interface Span {
  readonly start: number
  readonly end: number
  /** What is left in its place. */
  readonly left: 'Type' | ''
}

/** Where the schemas stand: those that are given to one of the definers, and any other that is made. */
function schemaSpans(node: unknown): readonly Span[] {
  if (Array.isArray(node)) return node.flatMap(schemaSpans)
  if (!isNode(node)) return []
  const { callee, arguments: given } = node
  if (isOfDescription(node)) return [{ start: Number(node.start), end: Number(node.end), left: '' }]
  const isDefinition =
    node.type === 'CallExpression' && isNode(callee) && definers.some((name) => name === callee.name)
  if (isDefinition && Array.isArray(given)) return given.flatMap(fieldSpans)
  const { start, end } = node
  if (isMaking(node) && typeof start === 'number' && typeof end === 'number')
    return [{ start, end, left: 'Type' }]
  return Object.values(node).flatMap(schemaSpans)
}

/** Whether this imports the description of a list, such as `./orders-list.ts`, for its call: that one is left out. */
function isOfDescription({ type, source }: Readonly<Record<string, unknown>>): boolean {
  return type === 'ImportDeclaration' && isNode(source) && /\/[\w-]+-list\.ts$/.test(String(source.value))
}

/** Whether this makes a schema, as `Type.Object({ … })` does. */
function isMaking({ type, callee }: Readonly<Record<string, unknown>>): boolean {
  return type === 'CallExpression' && isNode(callee) && isNode(callee.object) && callee.object.name === 'Type'
}

/** The fields of a call that hold schemas, each up to what follows it. */
function fieldSpans(given: unknown): readonly Span[] {
  if (!isNode(given) || !Array.isArray(given.properties)) return []
  const { properties, end: endOfAll } = given
  return properties.flatMap((property: unknown, index) => {
    if (!isNode(property) || !isNode(property.key) || !isNode(property.value)) return []
    const { key, start } = property
    const next: unknown = properties[index + 1]
    const end = isNode(next) ? next.start : Number(endOfAll) - 1
    const isSchema = schemaFields.some((name) => name === key.name)
    return isSchema && typeof start === 'number' && typeof end === 'number' ? [{ start, end, left: '' }] : []
  })
}

function isNode(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
