import path from 'node:path'
import { describeStartFailure } from '../start/describe-start-failure.ts'
import type { Command } from './command.ts'
import { meantText, WrongArguments } from './read-arguments.ts'

/** The commands of `npm run -s vitrine -- COMMAND`; each is loaded when it is called. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  audit: async () => (await import('./audit.ts')).auditCommand,
  check: async () => (await import('./check.ts')).checkCommand,
  import: async () => (await import('./import.ts')).importCommand,
  owner: async () => (await import('./owner.ts')).ownerCommand,
  sites: async () => (await import('./sites.ts')).sitesCommand,
}

const usage = `Usage: npm run -s vitrine -- COMMAND …

  audit                       prove the ledgers, and every charge
  check DIR [--json] [--no-pages]
                              look for mistakes in a site template
  import FILE [--site HOST]   products from a Shopify CSV file
  owner link EMAIL [--site HOST]
                              a link that signs in once, for 20 minutes
  owner reset EMAIL [--site HOST]
                              a link that sets a new password once, within 60 minutes
  sites [add|rename|hosts|template|remove …]
                              the sites of the installation, their hosts and templates
`

const [name = '', ...args] = process.argv.slice(2)
const load = Object.hasOwn(commands, name) ? commands[name] : undefined
if (load) process.exitCode = await run(load)
else if (name === '' || name === 'help' || name === '--help') console.error(usage)
else {
  console.error(`There is no command ${name}. ${meantText(name, Object.keys(commands))}\n\n${usage}`)
  process.exitCode = 2
}

async function run(load: () => Promise<Command>): Promise<number> {
  try {
    const command = await load()
    const rootDir = path.resolve(import.meta.dirname, '../../../..')
    return await command(args, { environment: process.env, rootDir })
  } catch (error) {
    if (error instanceof WrongArguments) {
      console.error(error.message)
      return 2
    }
    console.error(describeStartFailure(error) ?? error)
    return 1
  }
}
