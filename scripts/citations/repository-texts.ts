import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A text of the repository. */
export interface RepositoryText {
  /** From the repository's root, with forward slashes. */
  readonly path: string
  readonly text: string
}

const root = path.resolve(import.meta.dirname, '../..')
const skippedFolders = new Set(['node_modules', 'dist', 'data', '.git', '.cache', 'corpus'])

/** Reads the source and docs of the repository; built, installed and generated folders are left out. */
export function readTexts(pattern = '**/*.{ts,tsx,mjs,md,css,less}'): readonly RepositoryText[] {
  return globSync(pattern, { cwd: root, exclude: (name) => skippedFolders.has(path.basename(name)) })
    .map((found) => found.split(path.sep).join('/'))
    .sort()
    .map((found) => ({ path: found, text: readFileSync(path.join(root, found), 'utf8') }))
}
