import { beginSiteCall } from '@vitrine/contract/sites/beginning-calls'
import { changeTemplateCall } from '@vitrine/contract/sites/template-calls'
import { isThere } from '@vitrine/site/templates/list-templates'
import { asItIsNow, readTemplate } from '@vitrine/site/templates/template-of-folder'
import { templateDir } from '@vitrine/site/templates/template-place'
import { wearAgain } from '@vitrine/site/templates/wear-again'
import { wearTemplate } from '@vitrine/site/templates/wear-template'
import type { SiteTables } from '@vitrine/store/store'
import type { Services } from '../services/services.ts'
import { checkTemplate } from './check-template.ts'

/** What came of putting a site into another template. */
export type TemplateOutcome =
  | { readonly ok: true }
  | {
      readonly ok: false
      readonly problem: 'not-found' | 'template-missing' | 'template-broken' | 'changed-meanwhile'
      readonly mistakes: readonly string[]
    }

interface Change {
  readonly templateId: string | null
  /** The template that it is thought to wear; undefined where that does not matter. */
  readonly was?: string | null | undefined
  /** The account that asks: what it changed itself is no news to it. */
  readonly by?: string | null
}

/** What puts a site into another template: two calls, and the commands at the shell that are about sites. */
const dressingCalls = [changeTemplateCall.name, beginSiteCall.name, 'sites']

/** Whether sites can wear a template; what is wrong with it otherwise. */
export async function judgeTemplate(
  templateId: string | null,
  services: Pick<Services, 'siteDir' | 'dataDir'>,
): Promise<TemplateOutcome> {
  if (!(await isThere(templateId, services))) return refused('template-missing')
  // Sites of the installation wear its own template whatever it is like; mistakes in it are in the log.
  if (templateId === null) return { ok: true }
  const verdict = await checkTemplate(templateDir(templateId, services))
  return verdict.ok ? { ok: true } : refused('template-broken', verdict.mistakes)
}

/** Puts a site into another template, once that is known to be right. */
export async function changeTemplateOf(
  services: Pick<Services, 'store' | 'siteDir' | 'dataDir'>,
  siteId: string,
  change: Change,
  record: (tables: SiteTables) => Promise<void>,
): Promise<TemplateOutcome> {
  const { templateId, was, by = null } = change
  const known = await services.store.sites.find(siteId)
  if (!known) return refused('not-found')
  const verdict =
    known.templateId === templateId ? ({ ok: true } as const) : await judgeTemplate(templateId, services)
  if (!verdict.ok) return verdict

  const from = await readTemplate(known.templateId, services)
  const read = await readTemplate(templateId, services)
  return services.store.site(siteId).transaction(async (tables): Promise<TemplateOutcome> => {
    const site = await tables.site.lock()
    const isNews = was !== undefined && site.templateId !== was && !(await isLastBy(tables, siteId, by))
    if (isNews || site.templateId !== known.templateId) return refused('changed-meanwhile')
    // Who replaces it from now on finds this site among those that wear it, and has it wear what comes.
    const to = await asItIsNow(read, services)
    if (site.templateId === templateId) {
      // Its files may be others than it was dressed in.
      await wearAgain(tables, { from, to })
      return { ok: true }
    }
    // It is removed only while no site can put it on.
    if (!(await isThere(templateId, services))) return refused('template-missing')
    await tables.collections.lockAll()
    const worn = wearTemplate(site, await tables.collections.list(), { from, to })
    for (const collection of worn.collections) await tables.collections.save(collection)
    await tables.site.save(worn.site)
    await record(tables)
    return { ok: true }
  })
}

/** Whether the account that asks changed the template last: of two screens of one person the later may not know of the earlier. */
async function isLastBy(
  { auditLog }: Pick<SiteTables, 'auditLog'>,
  siteId: string,
  by: string | null,
): Promise<boolean> {
  return by !== null && (await auditLog.lastOf(dressingCalls, siteId))?.accountId === by
}

function refused(
  problem: (TemplateOutcome & { ok: false })['problem'],
  mistakes: readonly string[] = [],
): TemplateOutcome {
  return { ok: false, problem, mistakes }
}
