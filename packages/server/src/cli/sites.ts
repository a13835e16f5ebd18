import path from 'node:path'
import type { CommandName } from '../control/installation-commands.ts'
import { writeSiteOrder } from '../control/site-order.ts'
import { readSettings } from '../start/settings.ts'
import type { Command } from './command.ts'
import { readArguments, unknownVerb, WrongArguments } from './read-arguments.ts'
import { runInstallationCommand } from './run-installation-command.ts'

const usage = `Usage: npm run -s vitrine -- sites
       npm run -s vitrine -- sites add HOST [--title TITLE] [--template ID] [--empty]
       npm run -s vitrine -- sites rename SITE TITLE
       npm run -s vitrine -- sites hosts SITE HOST …
       npm run -s vitrine -- sites templates
       npm run -s vitrine -- sites template SITE ID|none
       npm run -s vitrine -- sites suspend SITE [--reason TEXT]
       npm run -s vitrine -- sites resume SITE
       npm run -s vitrine -- sites remove SITE --title TITLE
       npm run -s vitrine -- sites save SITE FILE [--passphrase-file FILE]
       npm run -s vitrine -- sites restore FILE [HOST …] [--passphrase-file FILE]`

/** Lists, adds, changes, suspends, removes, saves and restores sites of the installation; also beside the running shop. */
export const sitesCommand: Command = async (args, { environment, rootDir }) => {
  const order = readOrder(args, environment.INIT_CWD ?? process.cwd())
  if (order === null) {
    console.error(usage)
    return 2
  }
  const settings = readSettings(environment, rootDir, false)
  return runInstallationCommand(order.name, order.argument, settings)
}

interface Order {
  readonly name: CommandName
  readonly argument: string
}

/** Files are meant from where they were typed. */
function readOrder(args: readonly string[], from: string): Order | null {
  const { values, words } = readArguments('sites', args, {
    title: 'value',
    template: 'value',
    empty: 'switch',
    reason: 'value',
    'passphrase-file': 'value',
  })
  const { title, template, empty: isEmpty, reason, 'passphrase-file': passphrase } = values
  const [verb, site = '', ...rest] = words
  const [first = ''] = rest
  const order = (name: CommandName, given: Partial<Parameters<typeof writeSiteOrder>[0]> = {}) => ({
    name,
    argument: writeSiteOrder({ site, ...given }),
  })
  if (verb !== undefined && !verbs.includes(verb)) throw unknownVerb('sites', verb, verbs)
  if (verb === undefined) return { name: 'sites', argument: '' }
  if (verb === 'templates' && site === '') return { name: 'templates', argument: '' }
  if (site === '') return null
  if (reason !== '' && verb !== 'suspend') throw new WrongArguments(reasonElsewhereText)
  if (passphrase !== '' && verb !== 'save' && verb !== 'restore')
    throw new WrongArguments(passphraseElsewhereText)
  const passphraseFile = passphrase && path.resolve(from, passphrase)
  const inFile = (file: string) => ({ file: path.resolve(from, file), passphraseFile })
  if (verb === 'save' && rest.length === 1) return order('save-site', inFile(first))
  if (verb === 'restore') return order('restore-site', { ...inFile(site), hosts: rest })
  if (verb === 'add' && rest.length === 0) return order('add-site', { title, template, isEmpty })
  if (verb === 'rename' && rest.length === 1) return order('rename-site', { title: first })
  if (verb === 'hosts' && rest.length > 0) return order('site-hosts', { hosts: rest })
  if (verb === 'template' && rest.length === 1) return order('site-template', { template: first })
  if (verb === 'suspend' && rest.length === 0) return order('suspend-site', { reason })
  if (verb === 'resume' && rest.length === 0) return order('resume-site')
  return verb === 'remove' && rest.length === 0 && title !== '' ? order('remove-site', { title }) : null
}

const reasonElsewhereText = '--reason is for sites suspend alone.'
const passphraseElsewhereText = '--passphrase-file is for sites save and sites restore alone.'

const verbs = [
  'add',
  'rename',
  'hosts',
  'templates',
  'template',
  'suspend',
  'resume',
  'remove',
  'save',
  'restore',
]
