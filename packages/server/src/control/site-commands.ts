import type { Site } from '@vitrine/domain/website/site'
import { listTemplates } from '@vitrine/site/templates/list-templates'
import type { SiteTables } from '@vitrine/store/store'
import { makeOwnerLink } from '../owners/first-owner-link.ts'
import { openingLines } from '../owners/opening-lines.ts'
import { addNewSite } from '../sites/acts/add-new-site.ts'
import { siteActText } from '../sites/acts/site-act-texts.ts'
import { changeSite, removeSite } from '../sites/acts/site-acts.ts'
import { changeTemplateOf } from '../sites/change-template.ts'
import { originAt } from '../sites/host-list.ts'
import { templateText } from '../sites/template-texts.ts'
import { chooseSite, nameAtShell } from './choose-site.ts'
import type { CommandAnswer, CommandServices } from './command-services.ts'
import { sinceWhen } from './since-when.ts'
import { readSiteOrder } from './site-order.ts'

/** Lists the sites of the installation. */
export async function listSites({ store, publicUrl }: CommandServices): Promise<CommandAnswer> {
  const sites = await store.sites.list()
  return { lines: sites.map((site) => lineOf(site, publicUrl).join('\t')), isWell: true }
}

/** Each begins with what the other commands call the site by. */
function lineOf(site: Site, publicUrl: string | null): readonly string[] {
  const { hosts, title, id, templateId, suspension } = site
  return [
    hosts.join(', ') || `${nameAtShell(site, publicUrl)} (and any other host)`,
    title,
    id,
    ...(templateId === null ? [] : [templateId]),
    ...(suspension === null ? [] : [sinceWhen(suspension)]),
  ]
}

/** Lists the templates that sites can wear. */
export async function listTemplatesInWords(services: CommandServices): Promise<CommandAnswer> {
  const templates = await listTemplates(services)
  const lines = templates.map(({ id, name }) => `${id ?? 'none'}\t${name}`)
  return { lines, isWell: true }
}

/** Adds a site, and makes the link for its first owner. */
export async function addSiteInWords(services: CommandServices, argument: string): Promise<CommandAnswer> {
  const { site: host, title, template, isEmpty } = readSiteOrder(argument)
  const outcome = await addNewSite(
    services,
    {
      host,
      title: title.trim() || (isEmpty ? host : ''),
      templateId: template === 'none' || template === '' ? null : template,
      content: isEmpty ? 'empty' : 'samples',
    },
    (tables, siteId) => recordAtShell(services, siteId, `Added the site ${host}`)(tables),
  )
  if (!outcome.ok)
    return outcome.problem === 'template-broken'
      ? refuse(outcome.reason)
      : inWords({ errors: {}, ...outcome }, '')
  const address = originOf(outcome.site.hosts[0] ?? host, services)
  const link = await makeOwnerLink(services, outcome.site, address)
  return {
    lines: openingLines({ shop: address, panel: services.panelHost?.origin ?? address }, link),
    isWell: true,
  }
}

/** Renames a site. */
export function renameSite(services: CommandServices, argument: string): Promise<CommandAnswer> {
  const { title } = readSiteOrder(argument)
  return changeInWords(services, argument, ({ hosts }) => ({ title, hosts }))
}

/** Says which hosts a site answers to, the primary one first. */
export function changeSiteHosts(services: CommandServices, argument: string): Promise<CommandAnswer> {
  const { hosts } = readSiteOrder(argument)
  return changeInWords(services, argument, ({ title }) => ({ title, hosts }))
}

async function changeInWords(
  services: CommandServices,
  argument: string,
  change: (site: Site) => Pick<Site, 'title' | 'hosts'>,
): Promise<CommandAnswer> {
  const choice = await chooseSite(services.store, readSiteOrder(argument).site, services)
  if (!choice.ok) return refuse(choice.message)
  const changed = change(choice.site)
  const outcome = await changeSite(
    services,
    choice.site.id,
    { ...changed, version: null },
    {
      origin: originOf(changed.hosts[0] ?? 'localhost', services),
      record: recordAtShell(services, choice.site.id, 'Changed the title or the host names of the site'),
    },
  )
  return inWords(outcome, 'Done.')
}

/** Puts a site into another template. */
export async function changeSiteTemplate(
  services: CommandServices,
  argument: string,
): Promise<CommandAnswer> {
  const { site, template } = readSiteOrder(argument)
  const choice = await chooseSite(services.store, site, services)
  if (!choice.ok) return refuse(choice.message)
  const outcome = await changeTemplateOf(
    services,
    choice.site.id,
    { templateId: template === 'none' ? null : template },
    recordAtShell(services, choice.site.id, 'Changed the template'),
  )
  if (outcome.ok) return { lines: ['Done.'], isWell: true }
  if (outcome.problem === 'template-broken')
    return { lines: [templateText['template-broken'], ...outcome.mistakes], isWell: false }
  return refuse(outcome.problem === 'template-missing' ? missingText : outcome.problem)
}

const missingText =
  'There is no such template. `npm run -s vitrine -- sites templates` lists those that there are.'

/** Removes a site, whose title is typed once more. */
export async function removeSiteInWords(services: CommandServices, argument: string): Promise<CommandAnswer> {
  const { site, title } = readSiteOrder(argument)
  const choice = await chooseSite(services.store, site, services)
  if (!choice.ok) return refuse(choice.message)
  const outcome = await removeSite(services, choice.site.id, title)
  const homeId = await services.store.sites.home()
  // Its own log is gone with it.
  if (outcome.ok && homeId !== undefined && homeId !== null)
    await services.store
      .site(homeId)
      .transaction(recordAtShell(services, choice.site.id, `Removed the site ${choice.site.title}`))
  if (!outcome.ok) return inWords(outcome, '')
  const { title: gone } = choice.site
  if (!outcome.areFilesLeft) return { lines: [`The site ${gone} is gone, with its pictures.`], isWell: true }
  return {
    lines: [`The site ${gone} is gone, and some of its files are left.`, filesLeftText],
    isWell: false,
  }
}

const filesLeftText =
  'They could not be removed: the log names them. It is tried again at the next start of the server.'

/** What came of an act on a site. */
export function inWords(
  outcome:
    | { readonly ok: true }
    | {
        readonly ok: false
        readonly problem: keyof typeof siteActText
        readonly errors: Readonly<Record<string, string>>
      },
  done: string,
): CommandAnswer {
  if (outcome.ok) return { lines: [done], isWell: true }
  const said = Object.values(outcome.errors)
  if (said.length > 0) return { lines: said, isWell: false }
  return refuse(siteActText[outcome.problem])
}

/** Writes an act on a site down. */
export function recordAtShell({ newId, clock }: CommandServices, subjectId: string, summary: string) {
  return (tables: SiteTables) =>
    tables.auditLog.record({
      id: newId(),
      atMs: clock(),
      accountId: '',
      call: 'sites',
      subjectId,
      summary: `${summary} at the shell`,
    })
}

/** Where a site is reached at a host: as at `PUBLIC_URL`, so through the same proxy; without it, at the server's own port. */
export function originOf(
  host: string,
  { publicUrl, port }: Pick<CommandServices, 'publicUrl' | 'port'>,
): string {
  return publicUrl === null ? `http://${host}:${port}` : originAt(host, publicUrl)
}

function refuse(line: string): CommandAnswer {
  return { lines: [line], isWell: false }
}
