import { posix } from 'node:path'
import type { TreeEntry } from './read-tree.ts'

/** What the repository has: folders end in a slash. */
export interface Repository {
  has(path: string): boolean
  /** Names of the folders in a folder, without slashes; of the root for ''. */
  foldersIn(path: string): readonly string[]
}

/** Says what the tree names that is not there. */
export function findMissing(tree: readonly TreeEntry[], repository: Repository): readonly string[] {
  const named = tree.flatMap((entry) => [
    { path: entry.path, entry },
    ...entry.names.map((name) => ({ path: posix.join(folderOf(entry), name), entry })),
  ])
  return named
    .filter(({ path }) => !repository.has(path))
    .map(({ path, entry }) => `The tree names ${path} (at ${entry.path}), which is not there.`)
}

/**
 * Says what is there but not in the tree. A folder that the tree opens has to name all its folders: one with lines beneath it, and `src/` of a
 * package, unless `…` says that more of the kind follow. Each package has to be opened as far as its `src/`.
 */
export function findUnlisted(tree: readonly TreeEntry[], repository: Repository): readonly string[] {
  const paths = new Set(tree.map(({ path }) => path))
  const root: TreeEntry = { path: '', names: [], isOpenEnded: false }
  const opened = [root, ...tree].filter(
    ({ path, isOpenEnded }) => !isOpenEnded && (isSource(path) || tree.some((each) => isIn(each.path, path))),
  )
  const closed = repository
    .foldersIn('packages/')
    .map((name) => `packages/${name}/src/`)
    .filter((path) => !paths.has(path))
    .map((path) => `The tree does not open ${path}.`)
  return [...closed, ...opened.flatMap((entry) => unlistedIn(entry, { paths, repository }))]
}

function unlistedIn(
  entry: TreeEntry,
  { paths, repository }: { readonly paths: ReadonlySet<string>; readonly repository: Repository },
): readonly string[] {
  const named = new Set(entry.names.map((name) => name.split('/')[0]))
  return repository
    .foldersIn(entry.path)
    .filter((name) => !named.has(name) && !paths.has(`${entry.path}${name}/`))
    .map((name) => `${entry.path}${name}/ is not in the tree.`)
}

function folderOf({ path }: TreeEntry): string {
  return path.endsWith('/') ? path : posix.dirname(path)
}

function isSource(path: string): boolean {
  return /^packages\/[^/]+\/src\/$/.test(path)
}

function isIn(path: string, folder: string): boolean {
  return (folder === '' || folder.endsWith('/')) && path !== folder && path.startsWith(folder)
}
