import type { Source } from '../render/source.ts'
import { named } from './names.ts'

/** What is written so far of the JavaScript of one template. */
export interface Program {
  readonly source: Source
  /** Whether `.include` and `.eval` run. */
  readonly includes: boolean
  readonly expressions: boolean
  /** Values that the code refers to by position. */
  readonly constants: unknown[]
  readonly positions: Map<unknown, number>
  lastId: number
}

/** A number that no other name in the program ends in. */
export function newId(program: Program): number {
  program.lastId++
  return program.lastId
}

/** The name under which the code finds a value; equal objects share one. */
export function constant(program: Program, value: unknown): string {
  const known = program.positions.get(value)
  if (known !== undefined) return named('k', known)
  const position = program.constants.push(value) - 1
  program.positions.set(value, position)
  return named('k', position)
}

/** Text as a JavaScript literal: the only way in which anything from a template reaches the code. */
export function literal(value: string | number): string {
  return JSON.stringify(value)
}
