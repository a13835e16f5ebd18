import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** A path inside the repository. */
export const inRoot = (...parts) => join(root, ...parts)

/** The pinned Node.js that runs everything but these set-up scripts. */
export const pinnedNode = inRoot(
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)

/** Where Node.js keeps what it has compiled, so that servers start in half the time. */
export const compileCache = { NODE_COMPILE_CACHE: inRoot('node_modules', '.cache', 'compile') }
