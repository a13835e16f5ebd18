import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Dependencies } from './compare-parts.ts'
import type { Repository } from './compare-tree.ts'

const root = path.resolve(import.meta.dirname, '../..')
/** Folders that are installed, built or filled on the machine. */
const skippedFolders = new Set(['node_modules', 'dist', 'data', 'coverage'])

/** The name of an installed package, at the end of its place in the lock file. */
const installedName = /node_modules\/((?:@[^/]+\/)?[^/]+)$/

/** The repository as it stands on disk. */
export const repository: Repository = {
  has(name) {
    const found = path.join(root, name)
    return existsSync(found) && statSync(found).isDirectory() === name.endsWith('/')
  },
  foldersIn: (name) =>
    readdirSync(path.join(root, name), { withFileTypes: true })
      .filter(
        (entry) => entry.isDirectory() && !entry.name.startsWith('.') && !skippedFolders.has(entry.name),
      )
      .map((entry) => entry.name),
}

/** Reads what the workspaces ask for, and what npm installed for them. Types of libraries and our own packages are left out. */
export function readDependencies(): Dependencies {
  const own = readJson('package.json') as { readonly workspaces: readonly string[] }
  const files = own.workspaces.flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: root }))
  const manifests = ['package.json', ...files].map((file) => readJson(file) as Manifest)
  const lock = readJson('package-lock.json') as { readonly packages: Readonly<Record<string, unknown>> }
  const running = manifests.flatMap((each) => Object.entries(each.dependencies ?? {})).filter(isForeign)
  const developing = manifests.flatMap((each) => Object.entries(each.devDependencies ?? {})).filter(isForeign)
  return {
    direct: new Map([...developing, ...running]),
    running: [...new Set(running.map(([name]) => name))],
    // Our own workspaces have keys without that folder.
    installed: new Set(Object.keys(lock.packages).flatMap((key) => installedName.exec(key)?.[1] ?? [])),
  }
}

/** Reads a text of the repository. */
export function readText(name: string): string {
  return readFileSync(path.join(root, name), 'utf8')
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

function readJson(name: string): unknown {
  return JSON.parse(readText(name))
}

function isForeign([name]: readonly [string, string]): boolean {
  return !name.startsWith('@vitrine/') && !name.startsWith('@types/')
}
