import { readSettings } from '../start/settings.ts'
import type { Command } from './command.ts'
import { runInstallationCommand } from './run-installation-command.ts'

/** Proves the ledgers, also beside the running shop; says each disagreement in a sentence, and ends with 1 when there is one. */
export const auditCommand: Command = (_args, { environment, rootDir }) =>
  runInstallationCommand('audit', '', readSettings(environment, rootDir, false))
