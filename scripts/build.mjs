/** `npm run build`: installs what is missing and builds the bundles that are stale. */
import { ensureBundles } from './setup/bundles.mjs'
import { ensureDependencies } from './setup/dependencies.mjs'

process.env.BUNDLE_BUDGETS = 'hold'
await ensureDependencies({ isFull: false })
await ensureBundles()
