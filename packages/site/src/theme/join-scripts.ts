import { createHash } from 'node:crypto'
import { readInside } from '../template-folder/read-inside.ts'
import { scriptProblem } from './script-problem.ts'

/** Scripts of one request, and characters of them all. */
const bounds = { files: 32, chars: 4_000_000 } as const

/** Several scripts of a template as one. */
export interface JoinedScript {
  readonly text: string
  /** Of the text: part of its address. */
  readonly hash: string
}

/** Reads scripts of a template's folder, by their paths from `scripts/`, and joins them in their order; null when one is not there. */
export async function joinScripts(dir: string, names: readonly string[]): Promise<JoinedScript | null> {
  if (names.length === 0 || names.length > bounds.files) return null
  if (!names.every((name) => /\.js$/i.test(name) && !/(?:^|\/)\.{1,2}(?:\/|$)/.test(name))) return null
  const texts: string[] = []
  for (const name of names) {
    const text = await readInside(dir, `scripts/${name}`)
    if (text === null) return null
    texts.push(text)
  }
  // A file may end in a comment of a line, or without the semicolon that the next one counts on.
  const text = texts.join('\n;\n')
  if (text.length > bounds.chars) return null
  return { text, hash: createHash('sha256').update(text).digest('hex').slice(0, 16) }
}

/**
 * Whether a script does joined with others what it does alone. One that begins with "use strict" would make all of them strict or none,
 * one that looks for its own tag would find another, and one that cannot be read would take the others along.
 */
export function isJoinable(text: string): boolean {
  return !/\bcurrentScript\b/.test(text) && !isStrict(text) && scriptProblem(text) === null
}

function isStrict(text: string): boolean {
  return /^(?:\s|;|\/\/[^\n]*(?:\n|$)|\/\*(?:[^*]|\*(?!\/))*\*\/)*["']use strict["']/.test(text)
}
