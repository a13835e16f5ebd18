import { rm } from 'node:fs/promises'
import type {
  changeTemplateCall,
  listTemplatesCall,
  removeTemplateCall,
  uploadTemplateCall,
} from '@vitrine/contract/sites/template-calls'
import { changedMeanwhileText, notFoundText } from '@vitrine/domain/refusals/refusal-texts'
import { isThere, listTemplates, presentTemplate } from '@vitrine/site/templates/list-templates'
import { templateDir } from '@vitrine/site/templates/template-place'
import type { Exchange } from '../http/exchange.ts'
import { type AnswerTo, refuse, reply } from '../http/reply/reply.ts'
import { recordAuditEntry } from '../owners/record-audit-entry.ts'
import { changeTemplateOf, type TemplateOutcome } from './change-template.ts'
import { isHostOwner, refuseStrangers } from './host-owners.ts'
import { takeTemplate } from './take-template.ts'
import { templateText } from './template-texts.ts'

/** Lists the templates that sites can wear. */
export async function getTemplates(
  exchange: Exchange<typeof listTemplatesCall>,
): Promise<AnswerTo<typeof listTemplatesCall>> {
  const templates = await listTemplates(exchange.services)
  return reply({ templates, mayUpload: await isHostOwner(exchange) })
}

/** Takes a template in. */
export async function postTemplate(
  exchange: Exchange<typeof uploadTemplateCall>,
): Promise<AnswerTo<typeof uploadTemplateCall>> {
  const refusal = await refuseStrangers(exchange)
  if (refusal) return refusal
  const { upload, services, store } = exchange
  if (!upload)
    return refuse('template-broken', 'Please choose the folder of a template, or a zip file of it.')
  const taken = await takeTemplate(upload, services)
  if (!taken.ok && taken.problem === 'template-broken') return refuseBroken(taken.reasons)
  if (!taken.ok) return refuse(taken.problem, templateText[taken.problem])
  await store.transaction((tables) =>
    recordAuditEntry(tables, exchange, { subjectId: taken.id, summary: `Uploaded the template ${taken.id}` }),
  )
  return reply({ template: await presentTemplate(taken.id, services), warnings: [...taken.warnings] })
}

/** Removes a template that no site wears. */
export async function deleteTemplate(
  exchange: Exchange<typeof removeTemplateCall>,
): Promise<AnswerTo<typeof removeTemplateCall>> {
  const refusal = await refuseStrangers(exchange)
  if (refusal) return refusal
  const { params, services, store } = exchange
  const id = `templates/${params.name}`
  if (!(await isThere(id, services))) return refuse('not-found', notFoundText)
  const sites = await services.store.sites.list()
  if (sites.some(({ templateId }) => templateId === id))
    return refuse('template-worn', templateText['template-worn'])
  await rm(templateDir(id, services), { recursive: true, force: true })
  await store.transaction((tables) =>
    recordAuditEntry(tables, exchange, { subjectId: id, summary: `Removed the template ${id}` }),
  )
  return reply({})
}

/** Puts a site into another template: one's own, or any for who looks after the installation. */
export async function putTemplate(
  exchange: Exchange<typeof changeTemplateCall>,
): Promise<AnswerTo<typeof changeTemplateCall>> {
  const { params, body, services, site } = exchange
  const refusal = params.siteId === site.id ? null : await refuseStrangers(exchange)
  if (refusal) return refusal
  const outcome = await changeTemplateOf(services, params.siteId, body, (tables) =>
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

function refuseBroken(reasons: readonly string[]) {
  return refuse('template-broken', [templateText['template-broken'], ...reasons].join('\n'))
}
