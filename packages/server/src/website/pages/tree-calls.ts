import type { arrangePagesCall, createPageCall, listPagesCall } from '@vitrine/contract/website/page-calls'
import { accepts, arrangePages } from '@vitrine/domain/content/pages/arrange-pages'
import { makePage } from '@vitrine/domain/content/pages/new-page'
import { changedMeanwhileText, checkFieldsText } from '@vitrine/domain/refusals/refusal-texts'
import { pageKindOf, pageKinds } from '@vitrine/site/theme/page-kinds'
import type { Exchange } from '../../http/exchange.ts'
import { type AnswerTo, refuse, reply } from '../../http/reply/reply.ts'
import { recordAuditEntry } from '../../owners/record-audit-entry.ts'
import { redirectMoved } from '../../redirects/redirect-moved.ts'
import { arrangedMoves } from './arranged-moves.ts'
import { menusOf, readTree } from './read-tree.ts'
import { themeOf } from './theme-of.ts'

/** Answers the pages of the site, where they stand, and what is in the trash. */
export async function getPages(
  exchange: Exchange<typeof listPagesCall>,
): Promise<AnswerTo<typeof listPagesCall>> {
  return reply(await readTree(exchange.store, await themeOf(exchange)))
}

/** Puts menus and pages into a new order, unless somebody else did meanwhile. */
export async function putPages(
  exchange: Exchange<typeof arrangePagesCall>,
): Promise<AnswerTo<typeof arrangePagesCall>> {
  const { body, store } = exchange
  const theme = await themeOf(exchange)
  return store.transaction(async (tables) => {
    const site = await tables.site.lock()
    await tables.collections.lockAll()
    const { version } = await readTree(tables, theme)
    if (version !== body.version) return refuse('changed-meanwhile', changedMeanwhileText)
    const collections = await tables.collections.list()
    const result = arrangePages(body, {
      navigation: site.navigation,
      collections,
      menuNames: menusOf(theme, site).map(({ name }) => name),
      kindOf: (collection) => pageKindOf(collection, theme),
    })
    if (!result.ok) return refuse('fields-wrong', result.message)
    for (const page of result.changed) await tables.collections.save(page)
    // Where a site has as many redirects as it may have, pages move without.
    await redirectMoved(tables, arrangedMoves(collections, result.changed, theme))
    await tables.site.save({ ...site, navigation: result.navigation })
    const summary = 'Changed the order of pages and menus'
    await recordAuditEntry(tables, exchange, { subjectId: site.id, summary })
    return reply(await readTree(tables, theme))
  })
}

/** Makes a page of a kind that the template accepts. */
export async function postPage(
  exchange: Exchange<typeof createPageCall>,
): Promise<AnswerTo<typeof createPageCall>> {
  const { body, store, services } = exchange
  const theme = await themeOf(exchange)
  const kind = pageKinds(theme).find((each) => each.typeName === body.typeName && each.isOffered)
  if (!kind) return refuse('fields-wrong', 'The template has no such kind of page.')
  return store.transaction(async (tables) => {
    const site = await tables.site.lock()
    const collections = await tables.collections.list()
    const parent = body.parentId === null ? null : collections.find((each) => each.id === body.parentId)
    if (parent === undefined || (parent && !accepts(pageKindOf(parent, theme), kind)))
      return refuse('fields-wrong', 'Pages of this kind cannot be put there.')
    const { title, urlId, parentId } = body
    const prefixes = site.languages.map(({ prefix }) => prefix)
    const { language } = site
    const makers = { collections, id: services.newId(), nowMs: services.clock(), prefixes, language }
    const made = makePage({ title, urlId, kind, parentId }, makers)
    if (!made.ok) return refuse('fields-wrong', checkFieldsText, { errors: made.errors })

    const { page } = made
    await tables.collections.save(page)
    const menu = menusOf(theme, site).find(({ name }) => name === body.menu)
    if (menu && parentId === null) {
      const links = [
        ...(site.navigation[menu.name] ?? []),
        { kind: 'collection' as const, collectionId: page.id },
      ]
      await tables.site.save({ ...site, navigation: { ...site.navigation, [menu.name]: links } })
    } else await tables.site.raiseRevision()
    await recordAuditEntry(tables, exchange, { subjectId: page.id, summary: `Made the page ${page.title}` })
    return reply({ id: page.id })
  })
}
