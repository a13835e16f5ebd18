import type { Block } from '../constructs/construct.ts'
import { mirrorsOf } from './bound-names.ts'
import type { Lexical, LexicalFrame } from './lexical-frame.ts'
import { named } from './names.ts'
import { writeVariables } from './write-lookup.ts'

/** Opens a frame for blocks; gives the place inside of it, and the declarations of its variables. */
export function enterFrame(
  bodies: readonly Block[],
  { id, isLoop }: { id: number; isLoop: boolean },
  lexical: Lexical,
): { inner: Lexical; variables: string } {
  const frame: LexicalFrame = { id, isLoop, variables: mirrorsOf(bodies, id, lexical.hasInclude) }
  const variables = writeVariables(frame, () => 'void 0')
  return { inner: { ...lexical, frames: [...lexical.frames, frame] }, variables }
}

/** Writes the plain object of a frame's node, if the code inside looks at it. */
export function writeFields(id: number, inside: string): string {
  const n = named('n', id)
  const q = named('q', id)
  return mentions(inside, q) ? `const ${q}=container(${n});` : ''
}

/** Whether code uses a name: frames that nothing looks at, as of loops that only print, are not made. */
export function mentions(code: string, name: string): boolean {
  return new RegExp(`\\b${name}\\b`).test(code)
}
