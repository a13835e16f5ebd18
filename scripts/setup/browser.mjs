import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inRoot, pinnedNode } from './paths.mjs'
import { giveUp, showProgress } from './progress.mjs'
import { runQuietly } from './run-program.mjs'

/** A Chromium without a window to draw, which takes a third less of the processor for the same journeys (decision 410). */
const headlessShell = '/usr/bin/chromium-headless-shell'

const usualPlaces = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Finds a Chromium for the browser tests, or installs one: CHROMIUM_PATH, Debian's headless package (installed as root), another that is
 * installed, Debian's whole Chromium (as root), Playwright's download. Gives its path.
 */
export async function ensureBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named && existsSync(named)) return named
  if (named)
    giveUp(
      `CHROMIUM_PATH names ${named}, and there is no such file.`,
      'Set it to a Chromium or Chrome, or unset it.',
    )
  const mayInstall = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  if (mayInstall && !existsSync(headlessShell))
    await showProgress('Installing headless Chromium (Debian package)', () =>
      installFromDebian('chromium-headless-shell'),
    )
  const installed = findInstalled()
  if (installed) return installed
  if (mayInstall) {
    await showProgress('Installing Chromium (Debian package)', () => installFromDebian('chromium'))
    if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium'
  }
  const downloaded = await showProgress('Downloading Chromium', downloadWithPlaywright)
  if (downloaded && existsSync(downloaded)) return downloaded
  return giveUp(
    'No Chromium could be found or installed; the browser tests need one.',
    'Install Chromium or Chrome, or set CHROMIUM_PATH to one, and run the command again.',
  )
}

/** The path of a Chromium that is there already; undefined when there is none. */
export function findInstalled() {
  return [process.env.CHROMIUM_PATH, ...usualPlaces, playwrightPath()].find(
    (path) => path && existsSync(path),
  )
}

async function installFromDebian(browser) {
  await runQuietly('apt-get', ['update'])
  const fonts = ['fonts-dejavu-core', 'fonts-liberation']
  await runQuietly('apt-get', ['install', '-y', '--no-install-recommends', browser, ...fonts], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

async function downloadWithPlaywright() {
  await runQuietly(pinnedNode, [inRoot('node_modules', 'playwright-core', 'cli.js'), 'install', 'chromium'])
  return playwrightPath()
}

function playwrightPath() {
  try {
    return createRequire(inRoot('package.json'))('playwright-core').chromium.executablePath()
  } catch {
    return undefined
  }
}
