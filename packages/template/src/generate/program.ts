import type { Block } from '../instructions/tree.ts'
import type { Source } from '../render/source.ts'

/** What is written so far of the JavaScript of one template. */
export interface Program {
  readonly source: Source
  /** Whether `.include` and `.eval` run. */
  readonly includes: boolean
  readonly expressions: boolean
  /** Values that the code refers to by position. */
  readonly constants: unknown[]
  readonly positions: Map<unknown, number>
  /** The functions to be written: the template first, then its macros as they are met. */
  readonly functions: { readonly name: string; readonly block: Block }[]
  lastId: number
}

/** Starts a program for a source. */
export function newProgram(source: Source, switches: { includes: boolean; expressions: boolean }): Program {
  return { source, ...switches, constants: [], positions: new Map(), functions: [], lastId: 0 }
}

/** A number that no other name in the program ends in. */
export function newId(program: Program): number {
  program.lastId++
  return program.lastId
}

/** The name under which the code finds a value; equal objects share one. */
export function constant(program: Program, value: unknown): string {
  const known = program.positions.get(value)
  if (known !== undefined) return `k${known}`
  program.positions.set(value, program.constants.length)
  program.constants.push(value)
  return `k${program.constants.length - 1}`
}

/** Names a function that runs a block, and leaves it to be written later. */
export function addFunction(program: Program, block: Block): string {
  const name = `m${newId(program)}`
  program.functions.push({ name, block })
  return name
}

/** Text as a JavaScript literal: the only way in which anything from a template reaches the code. */
export function literal(value: string | number): string {
  return JSON.stringify(value)
}
