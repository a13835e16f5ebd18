import { randomBytes } from 'node:crypto'
import { runThroughServer } from '../control/ask-server.ts'
import {
  type CommandAnswer,
  type CommandName,
  installationCommands,
} from '../control/installation-commands.ts'
import { openGateways } from '../outside/payments/open-gateways.ts'
import { seedSite } from '../site/seed/seed-site.ts'
import { consoleLog } from '../start/console-log.ts'
import { openInstallation } from '../start/open-installation.ts'
import type { Settings } from '../start/settings.ts'
import { FolderInUseError } from '../store/errors.ts'

/** Runs a command about the installation: through the running shop, if one holds the data folder. Answers the exit code. */
export async function runInstallationCommand(
  name: CommandName,
  argument: string,
  settings: Settings,
): Promise<number> {
  const { lines, isWell } = await answerOf(name, argument, settings)
  for (const line of lines) (isWell ? console.log : console.error)(line)
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
  const { dataDir, siteDir, port } = settings
  const { store } = await openInstallation(settings)
  const gateways = openGateways({ dataDir, clock: Date.now, isShared: store.engine === 'postgres' })
  const newId = () => randomBytes(12).toString('hex')
  const newToken = (bytes: number) => randomBytes(bytes).toString('base64url')
  const services = {
    store,
    gateways,
    dataDir,
    siteDir,
    port,
    clock: Date.now,
    newId,
    newToken,
    log: consoleLog,
  }
  try {
    // The first site of an installation answers to every host that no other site has.
    if (name === 'add-site') await seedSite(services)
    return await installationCommands[name](services, argument)
  } finally {
    gateways.close()
    await store.close()
  }
}
