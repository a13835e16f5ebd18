import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'

/** How often a folder is looked at. */
const everyMs = 300

/** Folders of tools and of version control are no part of what is watched. */
const leftOut = /(^|[\\/])(node_modules|\.[^\\/]+)([\\/]|$)/

/**
 * Tells of changes in a folder as long as the program runs. It looks for itself: systems tell nothing more of a file once an editor has
 * put another one in its place, and some tell nothing of folders on other machines.
 */
export function watchFolder(dir: string, onChange: () => Promise<void>): void {
  let known: string | null = null
  const look = async () => {
    const seen = await stateOf(dir)
    // A file that is being written has another state at the next look, and is told of again.
    if (known !== null && seen !== known) await onChange()
    known = seen
    setTimeout(look, everyMs).unref()
  }
  void look()
}

/** A text that changes with the names, sizes and times of all files of a folder. */
async function stateOf(dir: string): Promise<string> {
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
