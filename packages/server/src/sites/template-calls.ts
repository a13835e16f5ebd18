import type {
  changeTemplateCall,
  downloadTemplateCall,
  listTemplatesCall,
  readTemplateChangeCall,
  removeTemplateCall,
  uploadTemplateCall,
} from '@vitrine/contract/sites/template-calls'
import { changedMeanwhileText, notFoundText } from '@vitrine/domain/refusals/refusal-texts'
import type { TemplateFolder } from '@vitrine/site/template-folder/template-folder'
import { areasOf } from '@vitrine/site/templates/areas-of-template'
import { isThere, listTemplates, presentTemplate } from '@vitrine/site/templates/list-templates'
import { readTemplate } from '@vitrine/site/templates/template-of-folder'
import { templateDir } from '@vitrine/site/templates/template-place'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange, Upload } from '../http/exchange.ts'
import { type AnswerTo, fileReply, refuse, reply } from '../http/reply/reply.ts'
import { recordAuditEntry } from '../owners/record-audit-entry.ts'
import { oneAtATime } from '../services/one-at-a-time.ts'
import { readFilledAreas } from './areas/filled-areas.ts'
import { type LostPlace, wearNewFiles } from './areas/wear-new-files.ts'
import { changeTemplateOf, type TemplateOutcome } from './change-template.ts'
import { isHostOwner, refuseStrangers } from './host-owners.ts'
import { removeTemplate } from './remove-template.ts'
import { takeTemplate } from './take-template.ts'
import { templateText } from './template-texts.ts'
import { zipFolder } from './zip-folder.ts'

/** Lists the templates that sites can wear. */
export async function getTemplates(
  exchange: Exchange<typeof listTemplatesCall>,
): Promise<AnswerTo<typeof listTemplatesCall>> {
  const templates = await listTemplates(exchange.services)
  const worn = await exchange.services.store.sites.wornTemplates()
  return reply({
    templates: templates.map((template) => ({
      ...template,
      isWorn: template.id !== null && worn.has(template.id),
    })),
    mayUpload: await isHostOwner(exchange),
  })
}

/** Takes a template in, beside the others or in the place of one. */
export async function postTemplate(
  exchange: Exchange<typeof uploadTemplateCall>,
): Promise<AnswerTo<typeof uploadTemplateCall>> {
  const refusal = await refuseStrangers(exchange)
  if (refusal) return refusal
  const { upload, services, query } = exchange
  if (!upload)
    return refuse('template-broken', 'Please choose the folder of a template, or a zip file of it.')
  const replaces = query.replaces ?? null
  if (replaces !== null && !(await isUploaded(replaces, services)))
    return refuse('template-missing', templateText['template-missing'])
  return replaces === null
    ? takeUpload(exchange, upload, null)
    : replacing(replaces, () => takeUpload(exchange, upload, replaces))
}

/** Sites are to be dressed in the files that came last: a template is replaced again when all that wear it have what came before. */
const replacing = oneAtATime()

async function takeUpload(
  exchange: Exchange<typeof uploadTemplateCall>,
  upload: Upload,
  replaces: string | null,
): Promise<AnswerTo<typeof uploadTemplateCall>> {
  const { services, site } = exchange
  const taken = await takeTemplate(upload, services, replaces?.slice(shelf.length) ?? null)
  if (!taken.ok && taken.problem === 'template-broken') return refuseBroken(taken.reasons)
  if (!taken.ok) return refuse(taken.problem, templateText[taken.problem])
  const presented = await presentTemplate(taken.id, services)
  const { name } = presented
  const summary = replaces === null ? `Uploaded the template ${name}` : `Replaced the template ${name}`
  const { sites } = services.store
  const wearers = await sites.refreshWearers({
    templateId: taken.id,
    by: site.id,
    alongside: (tables) => recordAuditEntry(tables, exchange, { subjectId: taken.id, summary }),
  })
  const lost =
    taken.former === null ? [] : await dressWearers(wearers, { ...taken, former: taken.former }, services)
  const isWorn = (await sites.wornTemplates()).has(taken.id)
  const template = { ...presented, isWorn }
  return reply({ template, warnings: [...taken.warnings], lost: [...lost] })
}

/** Has sites wear what took the place of their template; returns what they do not show any more as they did. */
async function dressWearers(
  wearers: readonly string[],
  { id, former }: { readonly id: string; readonly former: TemplateFolder },
  services: Exchange['services'],
): Promise<readonly LostPlace[]> {
  const to = await readTemplate(id, services)
  return wearNewFiles(services, wearers, { from: { ...to, folder: former }, to })
}

/** Answers the folder of a template that was uploaded. */
export async function getTemplateFile(
  exchange: Exchange<typeof downloadTemplateCall>,
): Promise<AnswerTo<typeof downloadTemplateCall>> {
  const refusal = await refuseStrangers(exchange)
  if (refusal) return refusal
  const { params, services } = exchange
  const id = `${shelf}${params.name}`
  if (!(await isUploaded(id, services))) return refuse('not-found', notFoundText)
  return fileReply(zipFolder(templateDir(id, services)), {
    name: `${params.name}.zip`,
    type: 'application/octet-stream',
  })
}

/** Names the areas with content that a site would no longer show in another template. */
export async function getTemplateChange(
  exchange: Exchange<typeof readTemplateChangeCall>,
): Promise<AnswerTo<typeof readTemplateChangeCall>> {
  const { params, query, services, site } = exchange
  const refusal = params.siteId === site.id ? null : await refuseStrangers(exchange)
  if (refusal) return refusal
  const templateId = query.templateId ?? null
  const known = await services.store.sites.find(params.siteId)
  if (!known) return refuse('not-found', notFoundText)
  if (!(await isThere(templateId, services)))
    return refuse('template-missing', templateText['template-missing'])
  const from = areasOf((await readTemplate(known.templateId, services)).folder)
  const to = areasOf((await readTemplate(templateId, services)).folder)
  const filled = await readFilledAreas(services.store.site(known.id))
  return reply({ hiddenAreas: filled.filter(({ id }) => from(id) && !to(id)) })
}

/** Removes a template that no site wears. */
export async function deleteTemplate(
  exchange: Exchange<typeof removeTemplateCall>,
): Promise<AnswerTo<typeof removeTemplateCall>> {
  const refusal = await refuseStrangers(exchange)
  if (refusal) return refusal
  const { params, services, site } = exchange
  const id = `${shelf}${params.name}`
  if (!(await isThere(id, services))) return refuse('not-found', notFoundText)
  const { name } = await presentTemplate(id, services)
  const summary = `Removed the template ${name}`
  const alongside = (tables: SiteTables) => recordAuditEntry(tables, exchange, { subjectId: id, summary })
  const isFree = await removeTemplate({ name: params.name, by: site.id, alongside }, services)
  return isFree ? reply({}) : refuse('template-worn', templateText['template-worn'])
}

/** Puts a site into another template: one's own, or any for who looks after the installation. */
export async function putTemplate(
  exchange: Exchange<typeof changeTemplateCall>,
): Promise<AnswerTo<typeof changeTemplateCall>> {
  const { params, body, services, site, account } = exchange
  const refusal = params.siteId === site.id ? null : await refuseStrangers(exchange)
  if (refusal) return refusal
  const change = { ...body, by: account?.id ?? null }
  const outcome = await changeTemplateOf(services, params.siteId, change, (tables) =>
    recordAuditEntry(tables, exchange, { subjectId: params.siteId, summary: 'Changed the template' }),
  )
  return outcome.ok ? reply({ templateId: body.templateId }) : refuseTemplate(outcome)
}

/** Refuses a template in words. */
export function refuseTemplate({ problem, mistakes }: TemplateOutcome & { readonly ok: false }) {
  if (problem === 'not-found') return refuse(problem, notFoundText)
  if (problem === 'changed-meanwhile') return refuse(problem, changedMeanwhileText)
  return problem === 'template-broken' ? refuseBroken(mistakes) : refuse(problem, templateText[problem])
}

/** Ids of templates that were uploaded begin with it. */
const shelf = 'templates/'

async function isUploaded(id: string, services: Exchange['services']): Promise<boolean> {
  return id.startsWith(shelf) && (await isThere(id, services))
}

/** Refuses a template in which something is wrong, with a line for each mistake. */
export function refuseBroken(reasons: readonly string[]) {
  return refuse('template-broken', [templateText['template-broken'], ...reasons].join('\n'))
}
