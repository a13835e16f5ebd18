import type { Path } from '../path.ts'
import { afterSpace, isDefinition, readReference } from './grammar.ts'

/** Reads ` reference` to the end. */
export function readSpacedReference(rest: string): Path | undefined {
  const reference = afterSpace(rest)
  return reference === undefined ? undefined : readReference(reference)
}

/** Reads ` @name rest`, with exactly one space before and after the name. */
export function readNamed(rest: string): { name: string; rest: string } | undefined {
  if (!rest.startsWith(' ')) return undefined
  const end = rest.indexOf(' ', 1)
  const name = rest.slice(1, end)
  return end > 0 && isDefinition(name) ? { name, rest: rest.slice(end + 1) } : undefined
}
