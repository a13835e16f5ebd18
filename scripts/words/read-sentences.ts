import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { rewriteWords } from './rewrite-words.ts'
import type { SpokenApp } from './spoken-app.ts'

const packages = path.resolve(import.meta.dirname, '../../packages')

/** The English sentences of an app with the files in which they stand, both in the order of the alphabet. */
export function readSentences(app: SpokenApp): ReadonlyMap<string, readonly string[]> {
  const files = globSync('*/src/**/*.{ts,tsx}', { cwd: packages })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => app.files.test(file))
  const found = files.flatMap(
    (file) =>
      rewriteWords(app, file, readFileSync(path.join(packages, file), 'utf8'), ({ text }) => text).found,
  )
  const places = Map.groupBy(found, ({ text }) => text)
  return new Map(
    [...places]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([text, all]) => [text, [...new Set(all.map(({ file }) => file))].sort()]),
  )
}
