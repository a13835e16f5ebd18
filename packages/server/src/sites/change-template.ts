import { isThere } from '@vitrine/site/templates/list-templates'
import { readTemplate } from '@vitrine/site/templates/template-of-folder'
import { templateDir } from '@vitrine/site/templates/template-place'
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

/** The last change of each site's template, by the store that it was saved in: of two screens of one person the later may not know of the earlier. */
const lastChanges = new WeakMap<object, Map<string, Required<Change>>>()

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
  const last = lastChanges.get(services.store)?.get(siteId)
  const isOwnChange =
    by !== null && last?.by === by && last.was === was && last.templateId === known.templateId
  if (was !== undefined && known.templateId !== was && !isOwnChange) return refused('changed-meanwhile')
  if (known.templateId === templateId) return { ok: true }
  const verdict = await judgeTemplate(templateId, services)
  if (!verdict.ok) return verdict

  const templates = {
    from: await readTemplate(known.templateId, services),
    to: await readTemplate(templateId, services),
  }
  const outcome = await services.store.site(siteId).transaction(async (tables): Promise<TemplateOutcome> => {
    const site = await tables.site.lock()
    await tables.collections.lockAll()
    if (site.templateId !== known.templateId) return refused('changed-meanwhile')
    const worn = wearTemplate(site, await tables.collections.list(), templates)
    for (const collection of worn.collections) await tables.collections.save(collection)
    await tables.site.save(worn.site)
    await record(tables)
    return { ok: true }
  })
  if (outcome.ok) remember(services.store, siteId, { templateId, was: known.templateId, by })
  return outcome
}

function remember(store: object, siteId: string, change: Required<Change>): void {
  const changes = lastChanges.get(store) ?? new Map<string, Required<Change>>()
  lastChanges.set(store, changes.set(siteId, change))
}

function refused(
  problem: (TemplateOutcome & { ok: false })['problem'],
  mistakes: readonly string[] = [],
): TemplateOutcome {
  return { ok: false, problem, mistakes }
}
