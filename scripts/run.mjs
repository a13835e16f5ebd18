/** Runs a TypeScript program of the repository on the pinned Node.js: `node scripts/run.mjs FILE ARGUMENTS…`. */
import { ensureDependencies } from './setup/dependencies.mjs'
import { inRoot, pinnedNode } from './setup/paths.mjs'
import { runInForeground } from './setup/run-program.mjs'

const [file, ...args] = process.argv.slice(2)
await ensureDependencies({ isFull: file.startsWith('bench/') || file.startsWith('packages/template/') })
process.exitCode = await runInForeground(pinnedNode, [inRoot(file), ...args])
