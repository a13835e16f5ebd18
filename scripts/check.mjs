/** `npm run check`: format, lint, types and boundaries; quick enough to run before every commit. */

import { ensureDependencies } from './setup/dependencies.mjs'
import { checks, runCheck } from './testing/checks.mjs'

await ensureDependencies({ isFull: true })
const areRight = await Promise.all(checks.map(runCheck))
process.exitCode = areRight.every(Boolean) ? 0 : 1
