import { readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  boundText,
  elsewhereText,
  lostText,
  otherTemplateText,
  restoreProblemText,
  sharedIdText,
  templateStaysText,
  unreadText,
} from '@vitrine/site/moving/moving-texts'
import { namingFile } from '@vitrine/site/moving/naming-file'
import { firstWebsiteId } from '@vitrine/site/seed/seeded-site'
import { codeOf, StorageFullError } from '@vitrine/store/engine/errors'
import { shortestPassphrase } from '../moving/archive-key.ts'
import { type RestoreOutcome, restoreSite } from '../moving/restore-site.ts'
import { saveSite } from '../moving/save-site.ts'
import { chooseSite } from './choose-site.ts'
import type { CommandAnswer, CommandServices } from './command-services.ts'
import { recordAtShell } from './site-commands.ts'
import { readSiteOrder, type SiteOrder } from './site-order.ts'

/** Saves a site to a file. */
export async function saveSiteInWords(services: CommandServices, argument: string): Promise<CommandAnswer> {
  const order = readSiteOrder(argument)
  const choice = await chooseSite(services.store, order.site, services)
  if (!choice.ok) return refuse(choice.message)
  const { site } = choice
  const { file } = order
  return withFiles(order, async (passphrase) => {
    const saved = await saveSite({ site, file, passphrase }, services)
    if (saved === 'file-there') return refuse(`${file} is there already: name a file that is to be made.`)
    const unnoted = await note(services, site.id, 'Saved the site to a file')
    return {
      isWell: true,
      lines: [
        `${site.title} is saved in ${file}: ${rowsAndFiles(saved)}${saved.hasTemplate ? ', and its template' : ''}. Only you can read it: customers are in it.`,
        ...(site.templateId === null ? [templateStaysText] : []),
        ...lostLines(saved.lost),
        ...(passphrase === null ? [boundText] : site.id === firstWebsiteId ? [sharedIdText] : []),
        ...unnoted,
      ],
    }
  })
}

/** Brings a saved site in. */
export async function restoreSiteInWords(
  services: CommandServices,
  argument: string,
): Promise<CommandAnswer> {
  const order = readSiteOrder(argument)
  const { file, hosts } = order
  return withFiles(order, async (passphrase) => {
    const outcome = await restoreSite({ file, hosts, passphrase }, services)
    if (!outcome.ok)
      return outcome.problem === 'refused'
        ? say(outcome.reasons)
        : refuse(restoreProblemText[outcome.problem])
    const { site } = outcome
    const unnoted = await note(services, site.id, 'Brought the saved site back')
    return { lines: [...restoredLines(outcome), ...unnoted], isWell: true }
  })
}

/** Notes what is done. Where that cannot be, it is done all the same: returns a line about it. */
async function note(
  services: CommandServices,
  websiteId: string,
  summary: string,
): Promise<readonly string[]> {
  try {
    await services.store.site(websiteId).transaction(recordAtShell(services, websiteId, summary))
    return []
  } catch (error) {
    services.log.warn({ site: websiteId, err: error }, 'An act at the shell could not be noted')
    return [
      `This could not be noted in the record of acts${error instanceof StorageFullError ? ', as the disk of the installation is full' : ''}.`,
    ]
  }
}

function restoredLines({
  site,
  isFromElsewhere,
  lost,
  damaged,
  template,
  ...counted
}: Extract<RestoreOutcome, { ok: true }>): readonly string[] {
  return [
    `${site.title} is back at ${site.hosts.join(', ')}: ${rowsAndFiles(counted)}.`,
    ...lostLines(lost),
    ...damagedLines(damaged),
    ...(template === 'renamed' ? [`Its template is called ${site.templateId} here.`] : []),
    ...(template === 'other' ? [otherTemplateText] : []),
    ...(template === 'missing' ? ['Its template is not here: it wears the one of the installation.'] : []),
    'Whoever was signed in signs in again, by the same password.',
    ...(isFromElsewhere ? [elsewhereText] : []),
    ...(site.suspension === null
      ? []
      : ['It is suspended, as it was: npm run -s vitrine -- sites resume lets it go on.']),
    'Let npm run -s vitrine -- audit look.',
  ]
}

function lostLines(lost: ReadonlyMap<string, number>): readonly string[] {
  return [...lost].map(([table, count]) => {
    const [what, then] = lostText[table] ?? [`Rows of ${table} that could not be opened`, '']
    return `${what}: ${count}. ${then}`.trimEnd()
  })
}

/** What the site goes on without, as it did where it was saved. */
function damagedLines({
  documents,
  settings,
}: Extract<RestoreOutcome, { ok: true }>['damaged']): readonly string[] {
  const tables = [...documents].map(([table, count]) => `${table}: ${count.toLocaleString('en')}`)
  return [
    ...(tables.length > 0 ? [`${unreadText.documents} (${tables.join(', ')}).`] : []),
    ...(settings.length > 0 ? [`${unreadText.settings} (${settings.join(', ')}).`] : []),
  ]
}

function rowsAndFiles({ rows, files }: { readonly rows: number; readonly files: number }): string {
  return `${rows.toLocaleString('en')} rows and ${files.toLocaleString('en')} files`
}

/** Works with the passphrase of an order; files that cannot be read or written are told in words. */
async function withFiles(
  { file, passphraseFile }: SiteOrder,
  work: (passphrase: string | null) => Promise<CommandAnswer>,
): Promise<CommandAnswer> {
  try {
    if (passphraseFile === '') return await work(null)
    const passphrase = (await namingFile(passphraseFile, readFile(passphraseFile, 'utf8'))).trim()
    if ([...passphrase].length < shortestPassphrase)
      return refuse(`A passphrase has at least ${shortestPassphrase} characters.`)
    return await work(passphrase)
  } catch (error) {
    const place = error instanceof Error && 'path' in error ? String(error.path) : ''
    const isNamed =
      place !== '' && ([passphraseFile, file].includes(place) || path.dirname(place) === path.dirname(file))
    const told = isNamed ? fileText[codeOf(error)] : undefined
    if (told === undefined) throw error
    return refuse(`${place.replace(/\.[\w-]+\.part$/, '')}: ${told}`)
  }
}

const fileText: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder.',
  EACCES: 'the user that runs Vitrine may not use it.',
  EPERM: 'the user that runs Vitrine may not use it.',
  EISDIR: 'this is a folder.',
  ENOTDIR: 'a file is in the place of a folder.',
  EROFS: 'the disk is mounted for reading only.',
  ENOSPC: 'there is no room for it on that disk.',
  EDQUOT: 'there is no room for it in what the user that runs Vitrine may fill.',
}

function refuse(line: string): CommandAnswer {
  return say([line])
}

function say(lines: readonly string[]): CommandAnswer {
  return { lines, isWell: false }
}
