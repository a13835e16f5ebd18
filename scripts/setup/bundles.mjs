import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot, pinnedNode } from './paths.mjs'
import { giveUp, showProgress } from './progress.mjs'
import { runQuietly } from './run-program.mjs'

const vite = inRoot('node_modules', 'vite', 'bin', 'vite.js')

/** What is bundled, for browsers and for the server: where the sources are, and how Vite builds them, and a file that is there then. */
const bundles = [
  {
    name: 'storefront',
    label: 'Building the storefront',
    sources: [
      'packages/storefront',
      'packages/contract/src',
      'packages/domain/src',
      'packages/template/src',
      'scripts/words',
    ],
    configs: ['vite.config.ts', 'vite.server.config.ts'],
    made: 'dist/server/pages.js',
  },
  {
    name: 'panel',
    label: 'Building the panel',
    sources: ['packages/panel', 'packages/contract/src', 'packages/domain/src', 'scripts/words'],
    configs: ['vite.config.ts'],
    made: 'dist/index.html',
  },
  {
    name: 'server',
    label: 'Building the server',
    sources: ['server', 'site', 'store', 'template', 'domain', 'contract', 'storefront'].map(
      (name) => `packages/${name}`,
    ),
    configs: ['vite.config.ts'],
    made: 'dist/main.js',
  },
]

/** Builds each bundle whose sources changed since it was last built; of all, or of those with the given names. */
export async function ensureBundles(names = bundles.map(({ name }) => name)) {
  for (const bundle of bundles.filter(({ name }) => names.includes(name))) {
    const fingerprint = fingerprintOf(bundle.sources.map((source) => inRoot(source)))
    if (isMadeOf(bundle, fingerprint)) continue
    const folder = inRoot('packages', bundle.name)
    await showProgress(bundle.label, () => build(folder, bundle.configs))
    mkdirSync(join(folder, 'dist'), { recursive: true })
    writeFileSync(stampFileOf(bundle), holdsBudgets() ? withinBudgets(fingerprint) : fingerprint)
  }
}

/** Whether a bundle is there, made of its sources as they are. */
export function isBundled(name) {
  const bundle = bundles.find((bundle) => bundle.name === name)
  return isMadeOf(bundle, fingerprintOf(bundle.sources.map((source) => inRoot(source))))
}

function isMadeOf(bundle, fingerprint) {
  const isMade = [inRoot('packages', bundle.name, bundle.made), stampFileOf(bundle)].every((file) =>
    existsSync(file),
  )
  const stamp = isMade ? readFileSync(stampFileOf(bundle), 'utf8') : ''
  return stamp === withinBudgets(fingerprint) || (stamp === fingerprint && !holdsBudgets())
}

const stampFileOf = ({ name }) => inRoot('packages', name, 'dist', '.sources')

/** A bundle that was built with no more than a warning about its size is built again by who must hold the budgets. */
const holdsBudgets = () => process.env.BUNDLE_BUDGETS === 'hold'
const withinBudgets = (fingerprint) => `${fingerprint} within budgets`

/** Bundles are for use, also where tests or a development server ask for them. */
const env = { ...process.env, NODE_ENV: 'production' }

async function build(folder, configs) {
  for (const config of configs) {
    const { code, output } = await runQuietly(
      pinnedNode,
      [vite, 'build', '--config', config, '--logLevel', 'warn'],
      { cwd: folder, env },
    )
    if (code === 0) continue
    giveUp(
      `The bundle in ${folder} could not be built (${config}).`,
      'The lines above say where; mend the source and run the command again.',
      output,
    )
  }
}

/** Names, sizes and times of all source files: cheap to read, and different after any edit. */
function fingerprintOf(folders) {
  const hash = createHash('sha256').update(readFileSync(inRoot('package-lock.json')))
  for (const folder of folders) addFolder(hash, folder)
  return hash.digest('hex')
}

function addFolder(hash, folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  for (const entry of entries) {
    if (['dist', 'node_modules', 'corpus', 'bench', 'bin'].includes(entry.name)) continue
    if (/\.(test|spec)\.tsx?$/.test(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      addFolder(hash, path)
      continue
    }
    const { size, mtimeMs } = statSync(path)
    hash.update(`${path}|${size}|${mtimeMs}\n`)
  }
}
