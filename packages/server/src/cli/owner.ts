import { parseArgs } from 'node:util'
import { writeLinkRequest } from '../control/link-for-owner.ts'
import { readSettings } from '../start/settings.ts'
import type { Command } from './command.ts'
import { runInstallationCommand } from './run-installation-command.ts'

const usage = 'Usage: npm run -s vitrine -- owner link EMAIL [--site HOST]'

/** Makes a link that signs an owner in once; also beside the running shop. */
export const ownerCommand: Command = async (args, { environment, rootDir }) => {
  const asked = readArguments(args)
  if (asked === null) {
    console.error(usage)
    return 2
  }
  return runInstallationCommand(
    'owner-link',
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
    if (verb !== 'link' || email === undefined || rest.length > 0) return null
    return { email, siteName: values.site ?? null }
  } catch {
    return null
  }
}
