import type { Reader, Tag } from '../constructs/construct.ts'
import { readPredicateTag } from '../constructs/predicate.ts'
import { constructs } from '../constructs/table.ts'
import { readComment } from '../constructs/text.ts'
import { readVariableTag } from '../constructs/variable.ts'
import { readWord } from './grammar.ts'
import type { TagReading } from './read-calls.ts'

const readers: ReadonlyMap<string, Reader> = new Map(constructs.flatMap(({ read }) => Object.entries(read)))

/** The words that instructions begin with, other than predicates. */
export const instructionNames: readonly string[] = [...readers.keys()]

/** Reads what stands between two braces; `undefined` when it is no tag, and so is text (language reference, sections 1.2 to 1.4). */
export function readTag(body: string, at: number, reading: TagReading): Tag | undefined {
  if (body.startsWith('#')) return readComment(at)
  if (!body.startsWith('.')) return readVariableTag(body, at, reading)
  const text = body.slice(1)
  const predicate = readPredicateTag(text, at, reading)
  if (predicate) return predicate

  const word = readWord(text) ?? ''
  return readers.get(word)?.(text.slice(word.length), at, reading)
}
