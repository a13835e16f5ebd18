import { describeStartFailure } from '../start/describe-start-failure.ts'
import type { Command, CommandEnvironment } from './command.ts'
import { meantText, WrongArguments } from './read-arguments.ts'

/** The commands of `npm run -s vitrine -- COMMAND`; each is loaded when it is called. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  audit: async () => (await import('./audit.ts')).auditCommand,
  backup: async () => (await import('./backup.ts')).backupCommand,
  check: async () => (await import('./check.ts')).checkCommand,
  import: async () => (await import('./import.ts')).importCommand,
  'move-to-postgres': async () => (await import('./move-to-postgres.ts')).moveToPostgresCommand,
  owner: async () => (await import('./owner.ts')).ownerCommand,
  sites: async () => (await import('./sites.ts')).sitesCommand,
}

const usage = `Usage: npm run -s vitrine -- COMMAND …

  audit                       prove the ledgers, and every charge
  backup FOLDER               a copy of all that cannot be made again, in a new folder
  check DIR [--json] [--no-pages] [--no-browser]
                              look for mistakes in a site template
  import FILE [--site HOST]   products from a CSV file: our own, Shopify, Squarespace, WooCommerce, Wix
  move-to-postgres            everything from the SQLite file to the database of DATABASE_URL
  owner link EMAIL [--site HOST]
                              a link that signs in once, for 20 minutes
  owner reset EMAIL [--site HOST]
                              a link that sets a new password once, within 60 minutes
  sites [add|rename|hosts|templates|template|suspend|resume|remove|save|restore …]
                              the sites of the installation, their hosts and templates
`

/** Runs what stands behind `vitrine`; returns the exit code. */
export async function runCommandLine(
  [name = '', ...args]: readonly string[],
  place: CommandEnvironment,
): Promise<number> {
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (load) return run(load, args, place)
  if (name === '' || name === 'help' || name === '--help') {
    console.error(usage)
    return 0
  }
  console.error(`There is no command ${name}. ${meantText(name, Object.keys(commands))}\n\n${usage}`)
  return 2
}

async function run(
  load: () => Promise<Command>,
  args: readonly string[],
  place: CommandEnvironment,
): Promise<number> {
  try {
    const command = await load()
    return await command(args, place)
  } catch (error) {
    if (error instanceof WrongArguments) {
      console.error(error.message)
      return 2
    }
    console.error((await describeStartFailure(error)) ?? error)
    return 1
  }
}
