import type { Tag } from '../instructions/tree.ts'
import type { Path } from '../registry.ts'
import {
  afterSpace,
  isDefinition,
  isWord,
  readEntry,
  readFilePath,
  readReference,
  readWord,
  trimSpace,
} from './grammar.ts'
import { splitPredicateArguments } from './read-arguments.ts'
import { readPredicate, readVariable, type TagReading } from './read-calls.ts'

/**
 * Reads what stands between two braces; `undefined` when it is no tag, and so is text (language reference, sections 1.2 to 1.4).
 * Comments read as empty text.
 */
export function readTag(body: string, at: number, reading: TagReading): Tag | undefined {
  if (body.startsWith('#')) return { kind: 'text', at, text: '' }
  if (!body.startsWith('.')) {
    const variable = readVariable(body, at, reading)
    return variable && { kind: 'variable', at, ...variable }
  }
  const text = body.slice(1)
  const test = readPredicate(text, at, reading)
  if (test) return { kind: 'predicate', at, test, body: [], alternative: undefined }

  const keyword = readWord(text) ?? ''
  if (!Object.hasOwn(readers, keyword)) return undefined
  return readers[keyword]?.(text.slice(keyword.length), at, reading)
}

type Reader = (rest: string, at: number, reading: TagReading) => Tag | undefined

const readers: Readonly<Record<string, Reader>> = {
  section: readSection,
  repeated: readRepeated,
  alternates: (rest, at) => (rest === ' with' ? { kind: 'separator', at } : undefined),
  end: (rest, at) => (rest === '' ? { kind: 'end', at } : undefined),
  eof: (rest, at) => (rest === '' ? { kind: 'end-of-file', at } : undefined),
  or: readOr,
  if: readIf,
  var: readBind,
  ctx: readContext,
  inject: readInject,
  macro: readMacro,
  include: readInclude,
  eval: readEvaluate,
  space: readLiteral(' '),
  tab: readLiteral('\t'),
  newline: readLiteral('\n'),
  'meta-left': readLiteral('{'),
  'meta-right': readLiteral('}'),
}

/** The words that instructions begin with, other than predicates. */
export const instructionNames: readonly string[] = Object.keys(readers)

function readLiteral(text: string): Reader {
  return (rest, at) => (rest === '' ? { kind: 'text', at, text } : undefined)
}

function readSection(rest: string, at: number): Tag | undefined {
  const path = readSpacedReference(rest)
  return path && { kind: 'section', at, path, body: [], alternative: undefined }
}

function readRepeated(rest: string, at: number): Tag | undefined {
  const path = rest.startsWith(' section') ? readSpacedReference(rest.slice(' section'.length)) : undefined
  return path && { kind: 'repeated', at, path, body: [], separator: undefined, alternative: undefined }
}

function readOr(rest: string, at: number, reading: TagReading): Tag | undefined {
  if (rest === '') return { kind: 'or', at, test: undefined }
  if (!rest.startsWith(' ')) return undefined
  const test = readPredicate(rest.slice(1), at, reading)
  return test && { kind: 'or', at, test }
}

function readIf(rest: string, at: number, reading: TagReading): Tag | undefined {
  const condition = afterSpace(rest)
  if (condition === undefined) return undefined
  const test = readPredicate(condition, at, reading)
  if (test) return { kind: 'predicate', at, test, body: [], alternative: undefined }

  const operands: Path[] = []
  const operators: ('&&' | '||')[] = []
  for (const piece of condition.split(/(&&|\|\|)/)) {
    if (piece === '&&' || piece === '||') {
      operators.push(piece)
      continue
    }
    const path = readReference(trimSpace(piece))
    if (!path) return undefined
    operands.push(path)
  }
  return { kind: 'if', at, operands, operators, body: [], alternative: undefined }
}

function readBind(rest: string, at: number, reading: TagReading): Tag | undefined {
  const named = readNamed(rest)
  const variable = named && readVariable(named.rest, at, reading)
  return variable && { kind: 'bind', at, name: named.name, ...variable }
}

function readContext(rest: string, at: number): Tag | undefined {
  const named = readNamed(rest)
  if (!named || afterSpace(named.rest) !== undefined) return undefined
  const entries: [string, Path][] = []
  let remaining = named.rest
  for (let entry = readEntry(remaining); entry; entry = readEntry(remaining)) {
    entries.push([entry.key, entry.path])
    remaining = entry.rest
  }
  // The reference engine lets a lone word at the end pass, and so do we.
  const isWhole = entries.length > 0 && (remaining === '' || isWord(remaining))
  return isWhole ? { kind: 'context', at, name: named.name, entries } : undefined
}

function readInject(rest: string, at: number): Tag | undefined {
  const named = readNamed(rest)
  const path = named && readFilePath(named.rest)
  return path === undefined ? undefined : { kind: 'inject', at, name: named?.name ?? '', path }
}

function readMacro(rest: string, at: number): Tag | undefined {
  if (!rest.startsWith(' ')) return undefined
  const name = rest.slice(1)
  return readFilePath(name) === name && name !== '' ? { kind: 'macro', at, name, body: [] } : undefined
}

function readInclude(rest: string, at: number): Tag | undefined {
  if (!rest.startsWith(' ') || rest.length < 2) return undefined
  const [name = '', ...options] = splitPredicateArguments(rest)
  return { kind: 'include', at, name, isPrinted: options.includes('output') }
}

function readEvaluate(rest: string, at: number): Tag | undefined {
  const expression = afterSpace(rest)
  return expression === undefined ? undefined : { kind: 'evaluate', at, expression }
}

function readSpacedReference(rest: string): Path | undefined {
  const reference = afterSpace(rest)
  return reference === undefined ? undefined : readReference(reference)
}

/** Reads ` @name rest`, with exactly one space before and after the name. */
function readNamed(rest: string): { name: string; rest: string } | undefined {
  if (!rest.startsWith(' ')) return undefined
  const end = rest.indexOf(' ', 1)
  const name = rest.slice(1, end)
  return end > 0 && isDefinition(name) ? { name, rest: rest.slice(end + 1) } : undefined
}
