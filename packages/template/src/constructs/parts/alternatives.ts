import type { Lexical } from '../../generate/lexical-frame.ts'
import type { Frame } from '../../render/frame.ts'
import type { Alternative, Block, Walk, Writer } from '../construct.ts'
import { orName } from './misplaced.ts'
import { walkTested, writeTested } from './tested.ts'

/** The bodies of a chain of alternatives. */
export function alternativeBodies(first: Alternative | undefined): Block[] {
  const bodies: Block[] = []
  for (let each = first; each; each = each.alternative) bodies.push(each.body)
  return bodies
}

/** Runs the first alternative that holds. */
export function walkAlternatives(first: Alternative | undefined, frame: Frame, walk: Walk): void {
  for (let each = first; each; each = each.alternative) {
    const { test, at, body } = each
    if (!test) walk.block(body, frame)
    else if (walkTested({ test, at, body, name: orName }, frame, walk)) return
  }
}

/** Writes the same. Else-ifs stand one after the other, each leaving by the label, so that long chains do not nest. */
export function writeAlternatives(
  { first, label }: { readonly first: Alternative | undefined; readonly label: string },
  lexical: Lexical,
  writer: Writer,
): string {
  const parts: string[] = []
  for (let each = first; each; each = each.alternative) {
    const { test, at, body } = each
    parts.push(
      test
        ? writeTested({ test, at, body, name: orName, label }, lexical, writer)
        : writer.block(body, lexical),
    )
  }
  return parts.join('\n')
}
