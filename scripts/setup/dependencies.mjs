import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { inRoot, pinnedNode, root } from './paths.mjs'
import { giveUp, showProgress } from './progress.mjs'
import { runQuietly } from './run-program.mjs'

const stampFile = inRoot('node_modules', '.vitrine-setup.json')
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'

/**
 * Installs what the lock file names, once per lock file: what running needs, or with `isFull` what testing needs too.
 * Install scripts stay off; only the pinned Node.js has one that is needed.
 */
export async function ensureDependencies({ isFull }) {
  refuseOldNode()
  const lockHash = createHash('sha256')
    .update(readFileSync(inRoot('package-lock.json')))
    .digest('hex')
  const stamp = readStamp()
  const isInstalled = stamp?.lockHash === lockHash && (stamp.isFull || !isFull)
  if (isInstalled && existsSync(pinnedNode)) return

  // Packages for testing that are there already stay: installing less would take them away.
  const keepFull = isFull || existsSync(inRoot('node_modules', 'vitest'))
  await showProgress('Installing packages (the first time takes a minute or two)', () => install(keepFull))
  if (!existsSync(pinnedNode)) await showProgress('Fetching the pinned Node.js 24', fetchPinnedNode)
  writeFileSync(stampFile, JSON.stringify({ lockHash, isFull: keepFull }))
}

function refuseOldNode() {
  const major = Number(process.versions.node.split('.')[0])
  if (major >= 20) return
  giveUp(
    `Vitrine needs Node.js 20 or later; this is ${process.version}.`,
    'Install a current Node.js from nodejs.org or your system, then run the command again.',
  )
}

function readStamp() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'))
  } catch {
    return undefined
  }
}

async function install(isFull) {
  // `npm ci` refuses a lock file in which a registry lacks binaries for other systems; `install --no-save` takes the same versions.
  const args = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { code, output } = await runQuietly(npm, isFull ? args : [...args, '--omit=dev'], {
    cwd: root,
    env: installEnvironment(),
  })
  if (code === 0) return
  giveUp(
    'The packages could not be installed.',
    'Check that the npm registry can be reached (behind a proxy: npm config set proxy http://…) and that the disk has 1 GB free, then run the command again.',
    output,
  )
}

function installEnvironment() {
  const environment = { ...process.env }
  delete environment.NODE_ENV
  return environment
}

async function fetchPinnedNode() {
  const { code, output } = await runQuietly(
    npm,
    ['rebuild', 'node', '--ignore-scripts=false', '--no-audit', '--no-fund'],
    { cwd: root },
  )
  if (code === 0 && existsSync(pinnedNode)) return
  giveUp(
    `The pinned Node.js for ${process.platform} ${process.arch} could not be fetched.`,
    'Check that the npm registry can be reached, then run the command again.',
    output,
  )
}
