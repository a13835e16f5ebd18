import { randomBytes } from 'node:crypto'
import { seedSite } from '@vitrine/site/seed/seed-site'
import { FolderInUseError } from '@vitrine/store/engine/errors'
import { runThroughServer } from '../control/ask-server.ts'
import type { CommandAnswer } from '../control/command-services.ts'
import { type CommandName, installationCommands } from '../control/installation-commands.ts'
import { shownLine } from '../control/shown-line.ts'
import { keepImage } from '../images/keep-image.ts'
import { openGateways } from '../payments/open-gateways.ts'
import { openInstallation } from '../start/open-installation.ts'
import { openLog } from '../start/open-log.ts'
import { requireSiteFolder } from '../start/prepare-folders.ts'
import { requireSameDatabase } from '../start/require-same-database.ts'
import type { Settings } from '../start/settings.ts'
import { requireInstallation } from './require-installation.ts'
import { untilBrokenOff } from './until-broken-off.ts'

/** Runs a command about the installation: through the running shop, if one holds the data folder. Returns the exit code. */
export async function runInstallationCommand(
  name: CommandName,
  argument: string,
  settings: Settings,
): Promise<number> {
  const { lines, isWell } = await answerOf(name, argument, settings)
  for (const line of lines) (isWell ? console.log : console.error)(shownLine(line))
  return isWell ? 0 : 1
}

async function answerOf(name: CommandName, argument: string, settings: Settings): Promise<CommandAnswer> {
  try {
    return await runHere(name, argument, settings)
  } catch (error) {
    if (error instanceof FolderInUseError) return runThroughServer(name, argument, settings.dataDir)
    throw error
  }
}

async function runHere(name: CommandName, argument: string, settings: Settings): Promise<CommandAnswer> {
  const { dataDir, siteDir, port, publicUrl, panelHost } = settings
  // Only a site that is added may begin an installation.
  if (name !== 'add-site') await requireInstallation(settings)
  else await requirePlace(settings)
  const log = await openLog(settings.log, 'stderr')
  const { store, secret } = await openInstallation(settings, log, { mayUpdate: false })
  const gateways = openGateways({
    dataDir,
    clock: Date.now,
    isShared: store.engine === 'postgres',
    hosts: { stripe: settings.stripeHost, paypal: settings.paypalHost },
  })
  const newId = () => randomBytes(12).toString('hex')
  const newToken = (bytes: number) => randomBytes(bytes).toString('base64url')
  const services = {
    store,
    gateways,
    dataDir,
    siteDir,
    port,
    publicUrl,
    panelHost,
    clock: Date.now,
    newId,
    newToken,
    secret,
    log,
    keepPicture: keepImage,
  }
  try {
    // The first site of an installation answers to every host that no other site has.
    if (name === 'add-site') await store.alone(() => seedSite(services))
    const command = installationCommands[name]
    if (name !== 'save-site') return await command(services, argument)
    return await untilBrokenOff((signal) => command({ ...services, signal }, argument))
  } finally {
    gateways.close()
    await store.close()
  }
}

async function requirePlace(settings: Settings): Promise<void> {
  await requireSameDatabase(settings)
  await requireSiteFolder(settings)
}
