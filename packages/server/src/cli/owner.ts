import { parseArgs } from 'node:util'
import { writeLinkRequest } from '../control/link-for-owner.ts'
import { readSettings } from '../start/settings.ts'
import type { Command } from './command.ts'
import { runInstallationCommand } from './run-installation-command.ts'

const usage = `Usage: npm run -s vitrine -- owner link EMAIL [--site HOST]
       npm run -s vitrine -- owner reset EMAIL [--site HOST]`

/** Makes a link that signs an owner in once, or one that sets a new password; also beside the running shop. */
export const ownerCommand: Command = async (args, { environment, rootDir }) => {
  const asked = readArguments(args)
  if (asked === null) {
    console.error(usage)
    return 2
  }
  return runInstallationCommand(
    asked.verb === 'link' ? 'owner-link' : 'owner-reset',
    writeLinkRequest(asked),
    readSettings(environment, rootDir, false),
  )
}

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { site: { type: 'string' } },
      allowPositionals: true,
    })
    const [verb, email, ...rest] = positionals
    if ((verb !== 'link' && verb !== 'reset') || email === undefined || rest.length > 0) return null
    return { verb, email, siteName: values.site ?? null }
  } catch {
    return null
  }
}
