/** A name that a function of generated code has once. */
interface FixedName {
  readonly means: string
  /** Where it is declared: at the start of each function, there if a tag asks for it, or where it is used. */
  readonly declared: 'parameter' | 'constant' | 'variable' | 'on-demand' | 'in-place'
  /** The code of its first value. */
  readonly starts?: string
}

/**
 * The legend of generated code, whose names are short because V8 reads the code once for each template. Functions are begun by
 * this table, in its order, and `generated-names.test.ts` looks for names that it lacks.
 */
export const fixedNames = {
  R: { means: 'the render: its options, its meter and its errors', declared: 'parameter' },
  S: {
    means: 'the scope, by which words are told where they are',
    declared: 'constant',
    starts: 'new Scope(R,f0,source)',
  },
  base: {
    means: 'UTF-16 units that were printed before this function',
    declared: 'constant',
    starts: 'R.printedOutside',
  },
  room: {
    means: 'UTF-16 units that it may print',
    declared: 'constant',
    starts: 'R.limits.bytes-base',
  },
  P: {
    means: 'the frame around f0, or null when nothing is looked up further out',
    declared: 'constant',
    starts: 'f0.isLast?null:f0.parent',
  },
  o: { means: 'the output so far', declared: 'variable', starts: "''" },
  t: { means: 'the value that was looked up or formatted last', declared: 'variable' },
  a: { means: 'the values of a tag', declared: 'on-demand', starts: '[void 0]' },
  v: { means: 'the value on its way through a chain of formatters', declared: 'in-place' },
  c: { means: 'the answer of a condition; also the label to leave it by', declared: 'in-place' },
  e: { means: 'what was thrown', declared: 'in-place' },
} as const satisfies Readonly<Record<string, FixedName>>

/** The names that end in a number: of the frame, block or tag that they belong to, or the next free one. */
export const numberedNames = {
  f: 'a frame; f0 is the one that the function is called in',
  n: 'the node of the frame',
  q: 'the node if it is a plain object, else what it owns',
  v: 'a variable of the frame, as v1_0; undefined as long as it is not bound',
  l: 'the list of a loop',
  i: 'the position in the list',
  c: 'the length of the list',
  b: 'the label at the end of a block with alternatives',
  x: 'the value that a tag in a loop formatted last',
  y: 'what it printed for that',
  z: 'its value in this round',
  k: 'a constant: a formatter, a predicate, its arguments, a path',
  m: 'a function: the template, or a macro',
} as const

type NumberedName = keyof typeof numberedNames

/** The name of a part of the frame, block, tag or list with that number. */
export function named(letter: NumberedName, id: number): string {
  return letter + id
}

/** The declarations of a kind, as `name=value`. */
export function declarationsOf(kind: FixedName['declared']): readonly string[] {
  return Object.entries<FixedName>(fixedNames)
    .filter(([, { declared }]) => declared === kind)
    .map(([name, { starts }]) => (starts === undefined ? name : `${name}=${starts}`))
}
