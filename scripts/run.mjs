/** Runs a TypeScript program of the repository on the pinned Node.js: `node scripts/run.mjs FILE ARGUMENTS…`. */
import { findInstalled } from './setup/browser.mjs'
import { ensureBundles, isBundled } from './setup/bundles.mjs'
import { ensureDependencies } from './setup/dependencies.mjs'
import { inRoot, pinnedNode } from './setup/paths.mjs'
import { runInForeground } from './setup/run-program.mjs'

const [file, ...args] = process.argv.slice(2)
/** Runs whole servers, and tells how fast or how safe they are. */
const runsServers = file.startsWith('bench/') || file.startsWith('attack/')
const isCommandLine = file === 'packages/server/src/cli/main.ts'
/** Renders pages of every kind, and so needs the storefront's bundle; with a browser it looks at them. */
const isTemplateCheck = isCommandLine && args[0] === 'check'
const chromium = isTemplateCheck ? findInstalled() : undefined

await ensureDependencies({
  isFull: runsServers || chromium !== undefined || file.startsWith('packages/template/'),
})
if (runsServers || isTemplateCheck) await ensureBundles(isTemplateCheck ? ['storefront'] : undefined)
// A running server has what was bundled in hand: nothing is built here in its place.
const program = isCommandLine && isBundled('server') ? 'packages/server/dist/vitrine.js' : file
process.exitCode = await runInForeground(pinnedNode, [inRoot(program), ...args], {
  isStoppedBySignals: file.startsWith('stand-ins/'),
  env: { ...process.env, ...(chromium ? { CHROMIUM_PATH: chromium } : {}) },
})
