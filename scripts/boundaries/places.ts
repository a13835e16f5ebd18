import { posix } from 'node:path'
import type { SourceFile } from './source-file.ts'

/** The one file of an ANYWHERE package that reads from disk: the language packs are files. All others are told where they are. */
const packLoader = 'packages/template/src/i18n/load-locale.ts'

/** Files that must run anywhere: in the browser, in Node, in a worker. */
function runsAnywhere(path: string): boolean {
  if (/\.test\.tsx?$|\/testing\//.test(path) || path === packLoader) return false
  if (/^packages\/(template|domain|contract)\/src\//.test(path)) return true
  return /^packages\/storefront\/src\/(formatters\.ts|widgets\/predicates\/|.*\/formatter\.ts)/.test(path)
}

/** Says which files reach for Node where they must run anywhere, leave their package by a path, or are barrels. */
export function findMisplaced(files: readonly SourceFile[]): readonly string[] {
  return files.flatMap((file) => [...findNode(file), ...findPathsOut(file), ...findBarrels(file)])
}

function findNode(file: SourceFile): readonly string[] {
  if (!runsAnywhere(file.path)) return []
  return file.imports
    .filter(({ specifier }) => specifier.startsWith('node:'))
    .map(
      ({ specifier }) =>
        `${file.path} imports ${specifier}: this file must run anywhere; let the caller pass what is needed.`,
    )
}

/** How a bundle is built; what both builds share stands among the scripts. */
const isBuild = /\/vite[.\w]*\.config\.ts$/

function findPathsOut(file: SourceFile): readonly string[] {
  const [area, name] = file.path.split('/')
  if (area !== 'packages') return []
  const home = `${area}/${name}/`
  return file.imports
    .filter(({ specifier }) => specifier.startsWith('.'))
    .map(({ specifier }) => ({ specifier, to: posix.join(posix.dirname(file.path), specifier) }))
    .filter(({ to }) => !to.startsWith(home) && !(isBuild.test(file.path) && to.startsWith('scripts/')))
    .map(({ specifier }) => `${file.path} leaves its package by ${specifier}: import it by its package name.`)
}

function findBarrels(file: SourceFile): readonly string[] {
  if (!/(^|\/)index\.tsx?$/.test(file.path)) return []
  return [`${file.path} is a barrel: name the file after what it holds, and import that.`]
}
