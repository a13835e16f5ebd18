/** `npm test`: sets up what testing needs, then checks and tests everything; prints the counts last. */
import { ensureBrowser } from './setup/browser.mjs'
import { ensureBundles } from './setup/bundles.mjs'
import { ensureDependencies } from './setup/dependencies.mjs'
import { runAttack } from './testing/attack.mjs'
import { sameSeed } from './testing/case-seed.mjs'
import { checks, runCheck } from './testing/checks.mjs'
import { runConformance } from './testing/conformance.mjs'
import { addUp } from './testing/counts.mjs'
import { tryFirstStart } from './testing/first-start.mjs'
import { keepFoldersInMemory } from './testing/memory-folder.mjs'
import { oneMore, runJourneys, runWithSecondTry } from './testing/vitest.mjs'

process.env.BUNDLE_BUDGETS = 'hold'
// What owners install builds and serves without what testing needs, which is brought after that.
await ensureDependencies({ isFull: false })
await ensureBundles()
const firstStart = await tryFirstStart()
await ensureDependencies({ isFull: true })
const chromium = await ensureBrowser()
keepFoldersInMemory()

const counts = addUp()
counts.add(firstStart)

console.log('Checks')
for (const isRight of await Promise.all(checks.map(runCheck)))
  counts.add(isRight ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
counts.add(await runConformance())
counts.add(
  await runWithSecondTry({
    title: 'Rules, files and widgets',
    projects: ['rules', 'widgets', 'files'],
    words: oneMore,
    environment: { CHROMIUM_PATH: chromium },
  }),
)
counts.add(
  await runWithSecondTry({
    title: 'Store and HTTP, on SQLite',
    projects: ['server'],
    environment: { TEST_DATABASE_URL: '' },
  }),
)
if (process.env.TEST_DATABASE_URL) {
  counts.add(
    await runWithSecondTry({
      title: 'Store and HTTP, on PostgreSQL',
      projects: ['server'],
      environment: { POSTGRES_FILES: 'telling' },
    }),
  )
} else {
  console.log(
    '\nStore and HTTP on PostgreSQL: not run. Set TEST_DATABASE_URL to a database that tests may fill and empty.',
  )
}
counts.add(await runJourneys({ title: 'Journeys in a browser', environment: { CHROMIUM_PATH: chromium } }))
counts.add(await runAttack(chromium, ['--seed', String(sameSeed)]))
counts.print()
