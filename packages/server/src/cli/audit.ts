import { readSettings } from '../start/settings.ts'
import type { Command } from './command.ts'
import { readArguments } from './read-arguments.ts'
import { runInstallationCommand } from './run-installation-command.ts'

/** Proves the ledgers, also beside the running shop; says each disagreement in a sentence, and ends with 1 when there is one. */
export const auditCommand: Command = async (args, { environment, rootDir }) => {
  const { words } = readArguments('audit', args, {})
  if (words.length > 0) {
    console.error(`audit takes nothing behind it; ${words.join(' ')} is too much.`)
    return 2
  }
  return runInstallationCommand('audit', '', readSettings(environment, rootDir, false))
}
