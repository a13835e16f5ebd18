import { posix } from 'node:path'
import type { SourceFile } from './source-file.ts'

/** Most files beside each other: more are not taken in at a glance. */
const maxBeside = 25

/** Folders in which each file holds one word of the template language: they are looked into by name. */
const wordFolders = /^packages\/template\/src\/(?:formatters|predicates)\//

/** No package holds more of the lines than this. */
const maxShare = 0.25

/** Says which folders hold too many files beside each other, and which packages too many of the lines. */
export function findCrowds(files: readonly SourceFile[]): readonly string[] {
  return [...findFullFolders(files), ...findLargePackages(files)]
}

function findFullFolders(files: readonly SourceFile[]): readonly string[] {
  const counts = Map.groupBy(
    files.filter(({ path }) => path.startsWith('packages/') && !wordFolders.test(path)),
    ({ path }) => posix.dirname(path),
  )
  return [...counts]
    .filter(([, beside]) => beside.length > maxBeside)
    .map(
      ([folder, beside]) => `${folder} holds ${beside.length} files beside each other, at most ${maxBeside}.`,
    )
}

function findLargePackages(files: readonly SourceFile[]): readonly string[] {
  const source = files.filter(({ path }) => /^packages\/[a-z]+\/src\//.test(path) && !isForTests(path))
  const total = linesOf(source)
  const packages = Map.groupBy(source, ({ path }) => path.split('/')[1] ?? '')
  return [...packages]
    .filter(([, own]) => linesOf(own) > total * maxShare)
    .map(
      ([name, own]) =>
        `packages/${name} holds ${Math.round((100 * linesOf(own)) / total)} % of the lines, at most ${100 * maxShare}.`,
    )
}

const isForTests = (path: string) => /\.test\.tsx?$|\/testing\//.test(path)

function linesOf(files: readonly SourceFile[]): number {
  return files.reduce((sum, { lines }) => sum + lines, 0)
}
