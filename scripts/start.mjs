/** `npm start` and `npm run dev`: installs and builds what is missing, then serves. */
import { ensureBundles } from './setup/bundles.mjs'
import { ensureDependencies } from './setup/dependencies.mjs'
import { compileCache, inRoot, pinnedNode, root } from './setup/paths.mjs'
import { runInForeground } from './setup/run-program.mjs'

const isDev = process.argv.includes('--dev')
await ensureDependencies({ isFull: false })
await ensureBundles(isDev ? ['storefront', 'panel'] : undefined)
const environment = {
  ...process.env,
  NODE_ENV: isDev ? 'development' : 'production',
  ...compileCache,
  ...(isDev ? { VITRINE_DEV: '1' } : {}),
}
const program = isDev ? ['src', 'main.ts'] : ['dist', 'main.js']
process.exitCode = await runInForeground(pinnedNode, [inRoot('packages', 'server', ...program)], {
  cwd: root,
  env: environment,
  hearsOfEnd: true,
  isStoppedBySignals: true,
  // npm cannot say that it was killed. Who starts this file without npm may leave it alone.
  endsWithParent: process.env.npm_lifecycle_event !== undefined,
})
