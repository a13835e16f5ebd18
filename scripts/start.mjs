/** `npm start` and `npm run dev`: installs and builds what is missing, then serves. */
import { ensureBundles } from './setup/bundles.mjs'
import { ensureDependencies } from './setup/dependencies.mjs'
import { compileCache, inRoot, pinnedNode, root } from './setup/paths.mjs'
import { runInForeground } from './setup/run-program.mjs'

const isDev = process.argv.includes('--dev')
await ensureDependencies({ isFull: false })
await ensureBundles()
const environment = {
  ...process.env,
  NODE_ENV: isDev ? 'development' : 'production',
  ...compileCache,
  ...(isDev ? { VITRINE_DEV: '1' } : {}),
}
process.exitCode = await runInForeground(pinnedNode, [inRoot('packages', 'server', 'src', 'main.ts')], {
  cwd: root,
  env: environment,
})
