import { type ScopeOptions, scopeOf } from '@vitrine/template/testing/build-scope'
import { storefrontVocabulary } from '../formatters.ts'
import { margins } from '../parts/html/margins.ts'

/** Runs a formatter of the storefront by its template name on a value, with frames around it. */
export function printWord(
  name: string,
  value: unknown,
  args: readonly string[] = [],
  parts: ScopeOptions = {},
): unknown {
  const formatter = storefrontVocabulary.formatters?.[name]
  if (!formatter) throw new Error(`There is no formatter ${name}`)
  return withoutMargin(name, formatter(value, args, scopeOf(value, parts), [value]))
}

/** A test is about the widget, not about the white space around it. */
function withoutMargin(name: string, printed: unknown): unknown {
  const margin = margins[name]
  if (!margin || typeof printed !== 'string' || !printed.startsWith(margin.before)) return printed
  return printed.slice(margin.before.length, printed.length - margin.after.length)
}

/** Asks a predicate of the storefront by its template name about a node, with frames around it. */
export function askWord(
  name: string,
  node: unknown,
  args: readonly string[] = [],
  parts: ScopeOptions = {},
): boolean {
  const predicate = storefrontVocabulary.predicates?.[name]
  if (!predicate) throw new Error(`There is no predicate ${name}`)
  const written = args.map((text) => ({ kind: 'reference', text, path: [text] }) as const)
  return predicate(written, scopeOf(node, parts))
}
