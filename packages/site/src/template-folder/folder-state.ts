import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'

/** Folders of tools and of version control are no part of what is watched. */
const leftOut = /(^|[\\/])(node_modules|\.[^\\/]+)([\\/]|$)/

/** A text that changes with the names, sizes and times of all files of a folder. */
export async function readFolderState(dir: string): Promise<string> {
  const names = await readdir(dir, { recursive: true }).catch(() => [])
  const files = names.filter((name) => !leftOut.test(name)).sort()
  const states = await Promise.all(
    files.map(async (name) => {
      const entry = await stat(path.join(dir, name)).catch(() => null)
      return entry?.isFile() ? `${name} ${entry.size} ${entry.mtimeMs} ${entry.ino}` : name
    }),
  )
  return states.join('\n')
}
