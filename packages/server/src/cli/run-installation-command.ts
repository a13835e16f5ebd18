import { seedSite } from '@vitrine/site/seed/seed-site'
import { FolderInUseError } from '@vitrine/store/engine/errors'
import { runThroughServer } from '../control/ask-server.ts'
import type { CommandAnswer } from '../control/command-services.ts'
import { type CommandName, installationCommands } from '../control/installation-commands.ts'
import { shownLine } from '../control/shown-line.ts'
import { requireSiteFolder } from '../start/prepare-folders.ts'
import { requireSameDatabase } from '../start/require-same-database.ts'
import type { Settings } from '../start/settings.ts'
import { requireInstallation } from './require-installation.ts'
import { untilBrokenOff } from './until-broken-off.ts'
import { withServices } from './with-services.ts'

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
  // Only a site that is added may begin an installation.
  if (name !== 'add-site') await requireInstallation(settings)
  else await requirePlace(settings)
  return withServices(settings, async (services) => {
    // The first site of an installation answers to every host that no other site has.
    if (name === 'add-site') await services.store.alone(() => seedSite(services))
    const command = installationCommands[name]
    if (name !== 'save-site') return command(services, argument)
    return untilBrokenOff((signal) => command({ ...services, signal }, argument))
  })
}

async function requirePlace(settings: Settings): Promise<void> {
  await requireSameDatabase(settings)
  await requireSiteFolder(settings)
}
