import { addressAsSent } from '../address-as-sent.ts'

/** A rule as far as it is needed for being found: a path, in which `[name]` stands for one part and `*` at the end for all below, and where it leads. */
export interface Leading {
  readonly source: string
  readonly target: string
}

/** The rule that is about a path, and where it sends it; null when there is none. */
export type MatchRedirect<Rule extends Leading> = (
  path: string,
) => { readonly rule: Rule; readonly location: string } | null

/** Whether a rule is about all that is below an address, as `/old/*`. */
export function isAboutAllBelow({ source }: Pick<Leading, 'source'>): boolean {
  return source.endsWith('/*')
}

/** Prepares rules for being found: plain ones at once; of those with names, the first that fits; then of those about all that is below. */
export function matchRedirects<Rule extends Leading>(rules: readonly Rule[]): MatchRedirect<Rule> {
  const plain = new Map<string, Rule>()
  const shapes = new Map<string, Shape<Rule>>()
  const wideShapes = new Map<string, Shape<Rule>>()
  for (const [order, rule] of rules.entries()) {
    const source = addressAsSent(rule.source)
    if (isAboutAllBelow(rule)) addPattern(wideShapes, source.split('/').slice(0, -1), { rule, order })
    else if (source.includes('[')) addPattern(shapes, source.split('/'), { rule, order })
    else plain.set(source, rule)
  }
  const shapesByLength = Map.groupBy(shapes.values(), ({ names }) => names.length)
  const wideByLength = Map.groupBy(wideShapes.values(), ({ names }) => names.length)
  const widePatterns = (parts: readonly string[]) =>
    parts.flatMap((part, length) =>
      part === ''
        ? []
        : (wideByLength.get(length) ?? []).flatMap((shape) => matchShape(shape, parts.slice(0, length))),
    )
  return (path) => {
    const sent = addressAsSent(path)
    const asked = sent.length > 1 && sent.endsWith('/') ? sent.slice(0, -1) : sent
    const exact = plain.get(asked)
    if (exact) return { rule: exact, location: addressAsSent(exact.target) }
    const parts = asked.split('/')
    const fits = (shapesByLength.get(parts.length) ?? []).flatMap((shape) => matchShape(shape, parts))
    const first = firstOf(fits) ?? firstOf(widePatterns(parts))
    const location = first && addressAsSent(fill(first.rule, parts))
    // Made of what somebody asked for, it must not come to lead to another host.
    return first && location && !/^\/[/\\]/.test(location) ? { rule: first.rule, location } : null
  }
}

/** Rules whose names stand at the same places: one look finds which of them fits a path. */
interface Shape<Rule> {
  /** Whether each part is a name. */
  readonly names: readonly boolean[]
  /** By the path without its names. */
  readonly patterns: Map<string, Pattern<Rule>>
}

interface Pattern<Rule> {
  readonly rule: Rule
  /** Which of all rules it is. */
  readonly order: number
}

function firstOf<Rule>(fits: readonly Pattern<Rule>[]): Pattern<Rule> | undefined {
  return fits.toSorted((one, other) => one.order - other.order)[0]
}

function addPattern<Rule>(
  shapes: Map<string, Shape<Rule>>,
  parts: readonly string[],
  pattern: Pattern<Rule>,
): void {
  const names = parts.map((part) => part.startsWith('['))
  const key = names.join()
  const shape: Shape<Rule> = shapes.get(key) ?? { names, patterns: new Map() }
  shapes.set(key, shape)
  const plain = plainParts(shape, parts)
  if (!shape.patterns.has(plain)) shape.patterns.set(plain, pattern)
}

function matchShape<Rule>(shape: Shape<Rule>, parts: readonly string[]): readonly Pattern<Rule>[] {
  const isNameless = shape.names.some((isName, index) => isName && parts[index] === '')
  const found = isNameless ? undefined : shape.patterns.get(plainParts(shape, parts))
  return found ? [found] : []
}

function plainParts({ names }: Pick<Shape<unknown>, 'names'>, parts: readonly string[]): string {
  return parts.map((part, index) => (names[index] ? '[]' : part)).join('/')
}

function fill({ source, target }: Leading, parts: readonly string[]): string {
  const names = source.split('/')
  const found = new Map(names.map((name, index) => [name, parts[index]]))
  const rest = parts.slice(names.length - 1).join('/')
  const wide = isAboutAllBelow({ source }) && target.endsWith('/*') ? `${target.slice(0, -1)}[*]` : target
  return wide.replace(/\[(?:[a-z][a-z0-9_]*|\*)\]/gi, (name) =>
    name === '[*]' ? rest : (found.get(name) ?? name),
  )
}
