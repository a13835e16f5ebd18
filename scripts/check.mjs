/** `npm run check`: format, lint, types and boundaries; quick enough to run before every commit. */

import { ensureDependencies } from './setup/dependencies.mjs'
import { checks, runCheck } from './testing/checks.mjs'

await ensureDependencies({ isFull: true })
let failed = 0
for (const check of checks) if (!(await runCheck(check))) failed += 1
process.exitCode = failed === 0 ? 0 : 1
