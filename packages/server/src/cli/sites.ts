import { readSettings } from '../start/settings.ts'
import type { Command } from './command.ts'
import { runInstallationCommand } from './run-installation-command.ts'

const usage = 'Usage: npm run -s vitrine -- sites\n       npm run -s vitrine -- sites add HOST'

/** Lists the sites of the installation, or adds one; also beside the running shop. */
export const sitesCommand: Command = async (args, { environment, rootDir }) => {
  const [verb, host, ...rest] = args
  const isUnderstood = verb === undefined || (verb === 'add' && host !== undefined && rest.length === 0)
  if (!isUnderstood) {
    console.error(usage)
    return 2
  }
  const settings = readSettings(environment, rootDir, false)
  return host === undefined
    ? runInstallationCommand('sites', '', settings)
    : runInstallationCommand('add-site', host, settings)
}
