import type { Path } from '../path.ts'
import { ownValue, step } from '../values/own.ts'
import type { Render } from './render.ts'

/** The runnable form of a template or macro: renders into a frame that is already there. */
export type Run = (render: Render, frame: Frame) => string

/**
 * One level of the stack that references are looked up on (language reference, section 3.1). A loop has one frame, of which node and
 * counter change with each element; `list` is its array, whose length and positions can be looked up behind the element.
 */
export class Frame {
  node: unknown
  readonly parent: Frame | null
  counter = -1
  list: readonly unknown[] | null = null
  variables: Map<string, unknown> | null = null
  macros: Map<string, Run> | null = null
  /** A frame with the stop flag is the last one examined. */
  isLast = false
  /** Whether alternatives of a section run on it: sections in them look for what it lacks on the frame around it. */
  isElse = false

  constructor(node: unknown, parent: Frame | null) {
    this.node = node
    this.parent = parent
  }
}

/** Begins the next round of a loop: what the last one bound is gone. */
export function nextElement(frame: Frame, node: unknown, counter: number): void {
  frame.node = node
  frame.counter = counter
  frame.variables = null
  frame.macros = null
}

/** Binds a variable on a frame. */
export function bindVariable(frame: Frame, name: string, value: unknown): void {
  frame.variables ??= new Map()
  frame.variables.set(name, value)
}

/** Stores a macro on a frame. */
export function defineMacro(frame: Frame, name: string, run: Run): void {
  frame.macros ??= new Map()
  frame.macros.set(name, run)
}

/** Looks a reference up from a frame to the root (language reference, section 3.2). */
export function findFrom(frame: Frame, path: Path): unknown {
  const first = path[0] ?? ''
  return followFrom(first === '@' ? frame.node : findFirst(frame, first), path)
}

/** Follows a reference on from the value of its first segment. */
export function followFrom(start: unknown, path: Path): unknown {
  let value = start
  for (let index = 1; index < path.length; index++) {
    if (value === undefined || value === null) return undefined
    value = step(value, path[index] ?? '')
  }
  return value
}

/** Looks the first segment of a reference up from a frame to the root. */
export function findFirst(frame: Frame | null, name: string | number): unknown {
  if (isSpecial(name)) return findSpecial(frame, name)
  const mayBeOfList = typeof name === 'number' || name === 'length'
  for (let each = frame; each; each = each.isLast ? null : each.parent) {
    const value = ownValue(each.node, name)
    if (value !== undefined) return value
    if (!mayBeOfList || !each.list) continue
    const ofList = ownValue(each.list, name)
    if (ofList !== undefined) return ofList
  }
  return undefined
}

/** Whether a first segment stands for something else than a property: `@index`, `@name`. */
export function isSpecial(name: string | number): name is string {
  return typeof name === 'string' && name.charCodeAt(0) === atSign
}

const atSign = 64

function findSpecial(frame: Frame | null, name: string): unknown {
  if (name === '@index' || name === '@index0') return findCounter(frame, name === '@index' ? 1 : 0)
  for (let each = frame; each; each = each.isLast ? null : each.parent) {
    const value = each.variables?.get(name)
    if (value !== undefined) return value
  }
  return undefined
}

/** The position in the nearest loop plus `base`, or missing outside of loops. */
export function findCounter(frame: Frame | null, base: number): number | undefined {
  for (let each = frame; each; each = each.isLast ? null : each.parent) {
    if (each.counter >= 0) return each.counter + base
  }
  return undefined
}

/** The macro of a name, innermost frame first; the stop flag does not hide macros. */
export function findMacro(frame: Frame | null, name: string): Run | undefined {
  for (let each = frame; each; each = each.parent) {
    const macro = each.macros?.get(name)
    if (macro) return macro
  }
  return undefined
}

/** The value of a first segment on one frame only, as sections see it; in alternatives of a section on the frame around it, too. */
export function findOnFrame(frame: Frame, name: string | number): unknown {
  if (name === '@') return frame.node
  for (let each: Frame | null = frame; each; each = each.isElse ? each.parent : null) {
    const value = isSpecial(name) ? each.variables?.get(name) : ownValue(each.node, name)
    if (value !== undefined) return value
  }
  return undefined
}

/** What a section finds that stands at the beginning of a function, where its frame lacks it: something if that was called in an alternative. */
export function findBehind({ isElse, parent }: Frame, name: string | number): unknown {
  return isElse && parent ? findOnFrame(parent, name) : undefined
}

/** The same with a path behind it. */
export function findLocal(frame: Frame, path: Path): unknown {
  return followFrom(findOnFrame(frame, path[0] ?? ''), path)
}
