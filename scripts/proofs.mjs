/**
 * `npm run proofs`: the proofs by many rounds in their long form, which `npm test` runs in a short one: kills, random orders of
 * payments and stock, random templates, bombs, hostile texts in every room. With `TEST_DATABASE_URL` those of the store run on PostgreSQL too.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './setup/browser.mjs'
import { ensureBundles } from './setup/bundles.mjs'
import { ensureDependencies } from './setup/dependencies.mjs'
import { inRoot } from './setup/paths.mjs'
import { runAttack } from './testing/attack.mjs'
import { addUp } from './testing/counts.mjs'
import { keepFoldersInMemory } from './testing/memory-folder.mjs'
import { runJourneys, runVitest } from './testing/vitest.mjs'

await ensureDependencies({ isFull: true })
await ensureBundles()
const chromium = await ensureBrowser()
keepFoldersInMemory()
const files = findProofs()
const counts = addUp()
const run = async (title, projects, environment = {}) =>
  counts.add(await runVitest({ title, projects, files, environment: { PROOFS: 'long', ...environment } }))

await run('Template language', ['rules'])
await run('Store and checkout, on SQLite', ['server', 'files'], { TEST_DATABASE_URL: '' })
if (process.env.TEST_DATABASE_URL) await run('Store and checkout, on PostgreSQL', ['server'])
counts.add(
  await runJourneys({
    title: 'Whole shops',
    files,
    environment: { PROOFS: 'long', CHROMIUM_PATH: chromium },
  }),
)
counts.add(await runAttack(chromium, ['--only', 'hostile texts', '--long']))
counts.print()

/** Test files that ask how long they are to be. */
function findProofs() {
  return ['packages', 'stand-ins', 'e2e']
    .flatMap((top) => readdirSync(inRoot(top), { recursive: true }).map((path) => join(top, path)))
    .filter((path) => /\.(test|spec)\.ts$/.test(path) && !path.includes('node_modules'))
    .filter((path) => readFileSync(inRoot(path), 'utf8').includes("inject('proofLength')"))
}
