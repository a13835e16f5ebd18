import type { beginSiteCall, readSamplesCall } from '@vitrine/contract/sites/beginning-calls'
import { changedMeanwhileText, checkFieldsText } from '@vitrine/domain/refusals/refusal-texts'
import { currencyBoundText } from '@vitrine/domain/selling/currency-in-use'
import { checkHome } from '@vitrine/domain/selling/site-home'
import { checkTitle } from '@vitrine/domain/website/check-title'
import type { Site } from '@vitrine/domain/website/site'
import { beginSite } from '@vitrine/site/templates/begin-site'
import { readSampleContents } from '@vitrine/site/templates/sample-contents'
import type { Exchange } from '../http/exchange.ts'
import { type AnswerTo, refuse, reply } from '../http/reply/reply.ts'
import { removeFilesJob } from '../media/remove-files.ts'
import { recordAuditEntry } from '../owners/record-audit-entry.ts'
import { judgeTemplate } from './change-template.ts'
import { refuseBroken, refuseTemplate } from './template-calls.ts'
import { templateText } from './template-texts.ts'

/** How many changed things are named. */
const maxNamed = 100

/** Says what the sample content of the site consists of. */
export async function getSamples({
  store,
  site,
}: Exchange<typeof readSamplesCall>): Promise<AnswerTo<typeof readSamplesCall>> {
  const { states, rows } = await readSampleContents(store)
  const count = (kind: string) => states.filter((state) => state.kind === kind).length
  const came: unknown = JSON.parse(rows.find(({ kind }) => kind === 'site')?.document ?? '{}')
  const cameTitle = typeof came === 'object' && came && 'title' in came ? came.title : null
  return reply({
    isThere: rows.length > 0,
    title: site.title === cameTitle ? '' : site.title,
    templateId: site.templateId,
    pages: count('collection'),
    products: count('product'),
    items: count('item'),
    pictures: rows.filter(({ kind }) => kind === 'image').length,
    changed: states
      .filter(({ isChanged }) => isChanged)
      .slice(0, maxNamed)
      .map(({ kind, title }) => ({ kind, title })),
  })
}

/** Puts an empty site, or other sample content, in the place of the sample content. */
export async function postBeginning(
  exchange: Exchange<typeof beginSiteCall>,
): Promise<AnswerTo<typeof beginSiteCall>> {
  const { body, site, services } = exchange
  const errors = body.content === 'empty' ? checkEmpty(body, site) : {}
  if (Object.keys(errors).length > 0) return refuse('fields-wrong', checkFieldsText, { errors })
  const verdict =
    body.templateId === site.templateId
      ? ({ ok: true } as const)
      : await judgeTemplate(body.templateId, services)
  if (!verdict.ok) return refuseTemplate(verdict)

  const outcome = await beginSite(body, {
    websiteId: site.id,
    services,
    alongside: async (tables, pictureIds) => {
      const nowMs = services.clock()
      for (const id of pictureIds) {
        const file = { id, kind: 'picture', version: null } as const
        await tables.jobs.enqueue(removeFilesJob(services.newId(), file, nowMs))
      }
      const summary = body.content === 'empty' ? 'Removed the demo content' : 'Replaced the demo content'
      await recordAuditEntry(tables, exchange, { subjectId: site.id, summary })
    },
  })
  if (outcome.ok) return reply({})
  if (outcome.problem === 'template-broken') return refuseBroken([outcome.reason])
  if (outcome.problem === 'currency-bound') {
    const errors = { currency: currencyBoundText(site.store.currency) }
    return refuse('fields-wrong', checkFieldsText, { errors })
  }
  if (outcome.problem === 'changed-meanwhile') return refuse(outcome.problem, changedMeanwhileText)
  return refuse(outcome.problem, templateText[outcome.problem])
}

function checkEmpty(
  { title, home }: Pick<Exchange<typeof beginSiteCall>['body'], 'title' | 'home'>,
  site: Site,
): Readonly<Record<string, string>> {
  const problem = checkTitle(title)
  return { ...(problem ? { title: problem } : {}), ...(home ? checkHome(home, site) : {}) }
}
