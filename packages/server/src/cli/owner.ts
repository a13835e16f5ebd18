import { writeLinkRequest } from '../control/link-for-owner.ts'
import { readSettings } from '../start/settings.ts'
import type { Command } from './command.ts'
import { readArguments, unknownVerb } from './read-arguments.ts'
import { runInstallationCommand } from './run-installation-command.ts'

const usage = `Usage: npm run -s vitrine -- owner link EMAIL [--site HOST]
       npm run -s vitrine -- owner reset EMAIL [--site HOST]`

/** Makes a link that signs an owner in once, or one that sets a new password; also beside the running shop. */
export const ownerCommand: Command = async (args, { environment, rootDir }) => {
  const asked = readRequest(args)
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

function readRequest(args: readonly string[]) {
  const { values, words } = readArguments('owner', args, { site: 'value' })
  const [verb = '', email, ...rest] = words
  if (verb === '') return null
  if (verb !== 'link' && verb !== 'reset') throw unknownVerb('owner', verb, ['link', 'reset'])
  return email === undefined || rest.length > 0 ? null : { verb, email, siteName: values.site || null }
}
