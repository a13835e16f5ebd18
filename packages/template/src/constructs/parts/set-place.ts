import { innermost, type Lexical } from '../../generate/lexical-frame.ts'
import { named } from '../../generate/names.ts'
import type { Frame } from '../../render/frame.ts'
import type { Walk } from '../construct.ts'

/** Tells words where they are before they are called. */
export function setPlace(walk: Walk, at: number, node: unknown, frame: Frame): void {
  const { scope } = walk
  scope.node = node
  scope.frame = frame
  scope.at = at
  scope.printed = walk.base + walk.output.length
}

/** Writes the same. */
export function writePlace(at: number, node: string, lexical: Lexical): string {
  const f = named('f', innermost(lexical).id)
  return `S.node=${node};S.frame=${f};S.at=${at};S.printed=base+o.length;`
}
