import type { Path } from '../path.ts'
import { innermost, type Lexical, type LexicalFrame } from './lexical-frame.ts'
import { named } from './names.ts'
import { constant, literal, type Program } from './program.ts'

/** References through more frames, or with more segments, are left to the library. */
const maxInlineFrames = 6
const maxInlineSegments = 8

/** Writes the look-up of a reference through the stack (language reference, section 3.2). */
export function writeLookup(path: Path, lexical: Lexical, program: Program): string {
  const [first = '', ...rest] = path
  return writeSteps(writeFirst(first, lexical), rest, program)
}

/** Writes the look-up of a reference of which the first segment stands on the current frame only, as in sections. */
export function writeLocalLookup(path: Path, lexical: Lexical, program: Program): string {
  const [first = '', ...rest] = path
  return writeSteps(writeFirstOnFrame(first, lexical), rest, program)
}

function writeFirst(name: string | number, lexical: Lexical): string {
  if (name === '@') return named('n', innermost(lexical).id)
  if (name === '@index' || name === '@index0') return writeCounter(lexical, name === '@index' ? 1 : 0)
  if (typeof name === 'string' && name.startsWith('@')) return writeVariable(name, lexical)
  return writeProperty(name, lexical)
}

function writeFirstOnFrame(name: string | number, { frames }: Pick<Lexical, 'frames'>): string {
  const frame = innermost({ frames })
  if (name === '@') return named('n', frame.id)
  const own = writeOnFrame(name, frame)
  if (frame.isElse)
    return `((t=${own})!==void 0?t:${writeFirstOnFrame(name, { frames: frames.slice(0, -1) })})`
  // The function may have been called in an alternative.
  return frame.id === 0 ? `((t=${own})!==void 0?t:findBehind(f0,${literal(name)}))` : own
}

function writeOnFrame(name: string | number, { id, variables }: LexicalFrame): string {
  if (typeof name !== 'string' || !name.startsWith('@')) return writeOwn(id, name)
  return variables.get(name) ?? `findOnFrame(${named('f', id)},${literal(name)})`
}

function writeCounter({ frames }: Lexical, base: number): string {
  const loop = frames.findLast((frame) => frame.isLoop)
  return loop ? `${named('i', loop.id)}+${base}` : `findCounter(f0,${base})`
}

function writeVariable(name: string, { frames, hasInclude }: Lexical): string {
  if (hasInclude) return `findFirst(${named('f', frames.at(-1)?.id ?? 0)},${literal(name)})`
  const locals = frames.flatMap((frame) => frame.variables.get(name) ?? []).reverse()
  const tests = locals.slice(0, maxInlineFrames).map((local) => `${local}!==void 0?${local}:`)
  // The frame a function is called in may hold variables that its caller bound.
  return `(${tests.join('')}findFirst(f0,${literal(name)}))`
}

function writeProperty(name: string | number, { frames }: Lexical): string {
  const tests: string[] = []
  const mayBeOfList = typeof name === 'number' || name === 'length'
  for (let index = frames.length - 1; index > 0; index--) {
    const frame = frames[index]
    if (!frame) break
    const f = named('f', frame.id)
    const l = named('l', frame.id)
    if (frames.length - index > maxInlineFrames) return `(${tests.join('')}findFirst(${f},${literal(name)}))`
    tests.push(writeTest(frame.id, name))
    if (frame.isLoop && mayBeOfList) tests.push(`(t=ownValue(${l},${literal(name)}))!==void 0?t:`)
  }
  if (mayBeOfList) return `(${tests.join('')}findFirst(f0,${literal(name)}))`
  return `(${tests.join('')}${writeTest(0, name)}P===null?void 0:findFirst(P,${literal(name)}))`
}

function writeTest(id: number, name: string | number): string {
  const key = literal(name)
  const n = named('n', id)
  const q = named('q', id)
  if (isAskedFor(name)) return `(t=ownValue(${n},${key}))!==void 0?t:`
  return `(t=${q}[${key}])!==void 0&&t!==inherited[${key}]?t:`
}

/**
 * `q` is a plain object, so a value that the prototype of all objects does not have must be its own: one load where asking
 * would be a call. Names that every object inherits are asked for, and so is what an array can own.
 */
function writeOwn(id: number, name: string | number): string {
  const key = literal(name)
  const n = named('n', id)
  const q = named('q', id)
  return isAskedFor(name) ? `ownValue(${n},${key})` : `((t=${q}[${key}])!==inherited[${key}]?t:void 0)`
}

function isAskedFor(name: string | number): boolean {
  return typeof name === 'number' || name === 'length' || name in Object.prototype
}

function writeSteps(start: string, rest: Path, program: Program): string {
  if (rest.length === 0) return start
  if (rest.length > maxInlineSegments) return `follow(${start},${constant(program, rest)})`
  return rest.reduce<string>((code, name) => writeStep(code, name), start)
}

function writeStep(from: string, name: string | number): string {
  const key = literal(name)
  const list = name === 'length' ? '&&!isArray(t)' : ''
  return `(typeof(t=${from})==='object'&&t!==null${list}&&has.call(t,${key})?t[${key}]:void 0)`
}

/** Writes the declarations that mirror the variables of a frame. */
export function writeVariables(frame: LexicalFrame, initial: (name: string) => string): string {
  const declarations = [...frame.variables].map(([name, local]) => `${local}=${initial(name)}`)
  return declarations.length > 0 ? `let ${declarations.join(',')};` : ''
}
