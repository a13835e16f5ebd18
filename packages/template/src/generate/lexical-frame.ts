import { fixedNames } from './names.ts'

/** A frame as the generated code knows it: the number that the names of its parts end in. */
export interface LexicalFrame {
  readonly id: number
  /** Its array and counter when it is the frame of a loop. */
  readonly isLoop: boolean
  /** Whether this place is in an alternative of the section that opened it. */
  readonly isElse?: boolean
  /** The `@` variables that the code binds on it, with the JavaScript variables that mirror them. */
  readonly variables: ReadonlyMap<string, string>
}

/** The place in one function that is being written. */
export interface Lexical {
  /** The frames that are open, outermost first. */
  readonly frames: readonly LexicalFrame[]
  /** Whether `.include` may bind on them unseen. */
  readonly hasInclude: boolean
  /** Declarations that the function needs at its start; the list grows as its tags are written. */
  readonly declarations: string[]
}

/** Declares the array of values at the start of the function, once. */
export function declareValues({ declarations }: Lexical): void {
  const declaration = `a=${fixedNames.a.starts}`
  if (!declarations.includes(declaration)) declarations.push(declaration)
}

/** The innermost frame. */
export function innermost({ frames }: Pick<Lexical, 'frames'>): LexicalFrame {
  const frame = frames.at(-1)
  if (!frame) throw new Error('a function has at least the frame it is called in')
  return frame
}

/** The place in an alternative of the section whose frame is innermost. */
export function inAlternative(lexical: Lexical): Lexical {
  return { ...lexical, frames: [...lexical.frames.slice(0, -1), { ...innermost(lexical), isElse: true }] }
}
