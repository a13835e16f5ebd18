/**
 * `npm run proofs`: the proofs by many rounds in their long form, which `npm test` runs in a short one: kills, random orders of
 * payments and stock, random templates, bombs, hostile texts in every room, random requests, pages in each look and at each width. With `TEST_DATABASE_URL` those of the store run on PostgreSQL too,
 * and so do all files that `npm test` leaves out there since they repeat what others ask of it, which is proved.
 */
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './setup/browser.mjs'
import { ensureBundles } from './setup/bundles.mjs'
import { ensureDependencies } from './setup/dependencies.mjs'
import { inRoot, pinnedNode, root } from './setup/paths.mjs'
import { runInForeground } from './setup/run-program.mjs'
import { runAttack } from './testing/attack.mjs'
import { otherSeed } from './testing/case-seed.mjs'
import { addUp } from './testing/counts.mjs'
import { keepFoldersInMemory } from './testing/memory-folder.mjs'
import { runJourneys, runVitest } from './testing/vitest.mjs'

/** Journeys that look at the same pages in each look, at each width, on each ground. */
const looks = join('e2e', 'looks')

await ensureDependencies({ isFull: true })
await ensureBundles()
const chromium = await ensureBrowser()
keepFoldersInMemory()
const files = findProofs()
const counts = addUp()
const seed = String(otherSeed())
console.log(`Random cases begin at seed ${seed}; CASE_SEED=${seed} has them again.`)
const run = async (title, projects, environment = {}) =>
  counts.add(
    await runVitest({
      title,
      projects,
      files,
      environment: { PROOFS: 'long', CASE_SEED: seed, ...environment },
    }),
  )

await run('Template language', ['rules'])
await run('Store and checkout, on SQLite', ['server', 'files'], { TEST_DATABASE_URL: '' })
if (process.env.TEST_DATABASE_URL) {
  await run('Store and checkout, on PostgreSQL', ['server'])
  await proveRepeatingFiles()
}
counts.add(
  await runJourneys({
    title: 'Whole shops',
    files,
    environment: { PROOFS: 'long', CASE_SEED: seed, CHROMIUM_PATH: chromium },
  }),
)
counts.add(await runAttack(chromium, ['--only', 'hostile texts', '--long', '--seed', seed]))
counts.add(await runAttack(chromium, ['--only', 'requests by the contract', '--seed', seed]))
counts.print()

/** Runs all tests on PostgreSQL; of the files that `npm test` leaves out none may run a statement there that no other file does. */
async function proveRepeatingFiles() {
  const environment = {
    STATEMENTS_FILE: join(mkdtempSync(join(tmpdir(), 'vitrine-statements-')), 'files.jsonl'),
  }
  const title = 'Store and HTTP, on PostgreSQL, whole'
  counts.add(await runVitest({ title, projects: ['server'], environment }))
  const program = inRoot('scripts', 'postgres', 'check-repeating-files.ts')
  const code = await runInForeground(pinnedNode, [program], {
    cwd: root,
    env: { ...process.env, ...environment },
  })
  counts.add(code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
}

/** Test files that ask how long they are to be, and the journeys that `npm test` leaves out. */
function findProofs() {
  return ['packages', 'stand-ins', 'e2e']
    .flatMap((top) => readdirSync(inRoot(top), { recursive: true }).map((path) => join(top, path)))
    .filter((path) => /\.(test|spec)\.ts$/.test(path) && !path.includes('node_modules'))
    .filter(
      (path) =>
        path.startsWith(looks) || readFileSync(inRoot(path), 'utf8').includes("inject('proofLength')"),
    )
}
