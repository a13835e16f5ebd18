import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { rewriteWords } from './rewrite-words.ts'

const packages = path.resolve(import.meta.dirname, '../../..')

/** The English sentences of the panel with the files in which they stand, both in the order of the alphabet. */
export function readSentences(): ReadonlyMap<string, readonly string[]> {
  const files = globSync('{panel,contract,domain}/src/**/*.{ts,tsx}', { cwd: packages }).map((file) =>
    file.replaceAll(path.sep, '/'),
  )
  const found = files.flatMap(
    (file) => rewriteWords(file, readFileSync(path.join(packages, file), 'utf8'), ({ text }) => text).found,
  )
  const places = Map.groupBy(found, ({ text }) => text)
  return new Map(
    [...places]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([text, all]) => [text, [...new Set(all.map(({ file }) => file))].sort()]),
  )
}
