import type {
  duplicatePageCall,
  setPageRoleCall,
  showPageCall,
} from '@vitrine/contract/website/page-act-calls'
import { withoutCode } from '@vitrine/domain/content/blocks/code-blocks'
import { copyPage } from '@vitrine/domain/content/pages/new-page'
import { homeStaysText, roleProblemText } from '@vitrine/domain/content/pages/page-role'
import { notFoundText } from '@vitrine/domain/refusals/refusal-texts'
import { pageKindOf } from '@vitrine/site/theme/page-kinds'
import type { Exchange } from '../../http/exchange.ts'
import { type AnswerTo, refuse, reply } from '../../http/reply/reply.ts'
import { lockToCopy, putCopyInAreas } from '../../memberships/copied-areas.ts'
import { recordAuditEntry } from '../../owners/record-audit-entry.ts'
import { wordsOf } from '../../words/panel-words.ts'
import { themeOf } from './theme-of.ts'

/** Shows a page to visitors, or hides it. */
export async function putPageShown(
  exchange: Exchange<typeof showPageCall>,
): Promise<AnswerTo<typeof showPageCall>> {
  const { params, body, store, services } = exchange
  return store.transaction(async (tables) => {
    const page = await tables.collections.lock(params.collectionId)
    if (!page) return refuse('not-found', notFoundText)
    if (page.isHomepage && !body.isEnabled) return refuse('fields-wrong', homeStaysText)
    const updatedAtMs = Math.max(services.clock(), page.updatedAtMs + 1)
    await tables.collections.save({ ...page, isEnabled: body.isEnabled, updatedAtMs })
    await tables.site.raiseRevision()
    const summary = body.isEnabled ? `Showed the page ${page.title}` : `Hid the page ${page.title}`
    await recordAuditEntry(tables, exchange, { subjectId: page.id, summary })
    return reply({})
  })
}

/** Makes a page the home page, or the one that unknown addresses show. */
export async function putPageRole(
  exchange: Exchange<typeof setPageRoleCall>,
): Promise<AnswerTo<typeof setPageRoleCall>> {
  const { params, body, store } = exchange
  const { role } = body
  const theme = await themeOf(exchange)
  return store.transaction(async (tables) => {
    const site = await tables.site.lock()
    await tables.collections.lockAll()
    const collections = await tables.collections.list()
    const page = collections.find(({ id }) => id === params.collectionId)
    if (!page) return refuse('not-found', notFoundText)
    const among = { kind: pageKindOf(page, theme), collections }
    const message = role === 'none' ? null : roleProblemText(role, page, among)
    if (message !== null) return refuse('fields-wrong', message)

    if (role === 'home') {
      for (const each of collections) {
        const isHomepage = each.id === page.id
        if (each.isHomepage !== isHomepage) await tables.collections.save({ ...each, isHomepage })
      }
      if (site.notFoundPageId === page.id) await tables.site.save({ ...site, notFoundPageId: null })
      await tables.site.raiseRevision()
    } else if (role === 'not-found') await tables.site.save({ ...site, notFoundPageId: page.id })
    else if (site.notFoundPageId === page.id) await tables.site.save({ ...site, notFoundPageId: null })
    const summary = roleSummaries[role](page.title)
    await recordAuditEntry(tables, exchange, { subjectId: page.id, summary })
    return reply({})
  })
}

const roleSummaries = {
  home: (title: string) => `Changed the home page to ${title}`,
  'not-found': (title: string) => `Changed the page for unknown addresses to ${title}`,
  none: (title: string) => `Took back as page for unknown addresses ${title}`,
} as const

/** Copies a page with its settings and its blocks; code comes along only for administrators, as others could not write it. */
export async function postPageCopy(
  exchange: Exchange<typeof duplicatePageCall>,
): Promise<AnswerTo<typeof duplicatePageCall>> {
  const { params, store, services, account } = exchange
  const mayWriteCode = account?.roles.includes('admin') ?? false
  return store.transaction(async (tables) => {
    const page = await lockToCopy(tables, () => tables.collections.find(params.collectionId))
    // Of two who copy at once, the second sees the address that the first took.
    const { languages } = await tables.site.lock()
    if (!page) return refuse('not-found', notFoundText)
    const collections = await tables.collections.list()
    const prefixes = languages.map(({ prefix }) => prefix)
    const title = wordsOf(exchange).say('{title} (copy)', { title: page.title })
    const context = { collections, id: services.newId(), nowMs: services.clock(), prefixes }
    const copy = copyPage(page, { ...context, title, mayWriteCode })
    await putCopyInAreas(tables, page, { kind: 'page', id: copy.id })
    await tables.collections.save(copy)
    const layout = await tables.layouts.find({ kind: 'collection', id: page.id })
    if (layout) {
      const own = mayWriteCode ? layout.layout : withoutCode(layout.layout)
      await tables.layouts.save({ kind: 'collection', id: copy.id }, { ...layout, layout: own })
    }
    await tables.site.raiseRevision()
    await recordAuditEntry(tables, exchange, { subjectId: copy.id, summary: `Copied the page ${page.title}` })
    return reply({ id: copy.id })
  })
}
