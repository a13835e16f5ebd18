import { type ScopeParts, scopeOf } from '@vitrine/template/testing/build-scope'
import { storefrontWords } from '../formatters.ts'

/** Runs a formatter of the storefront by its template name on a value, with frames around it. */
export function printWord(
  name: string,
  value: unknown,
  args: readonly string[] = [],
  parts: ScopeParts = {},
): unknown {
  const formatter = storefrontWords.formatters?.[name]
  if (!formatter) throw new Error(`There is no formatter ${name}`)
  return formatter(value, args, scopeOf(value, parts), [value])
}

/** Asks a predicate of the storefront by its template name about a node, with frames around it. */
export function askWord(
  name: string,
  node: unknown,
  args: readonly string[] = [],
  parts: ScopeParts = {},
): boolean {
  const predicate = storefrontWords.predicates?.[name]
  if (!predicate) throw new Error(`There is no predicate ${name}`)
  const written = args.map((text) => ({ kind: 'reference', text, path: [text] }) as const)
  return predicate(written, scopeOf(node, parts))
}
