import type { removePageCall, restorePageCall, trashPageCall } from '@vitrine/contract/website/page-act-calls'
import { menuPlacesOf, withMenuPlaces } from '@vitrine/domain/content/pages/menu-places'
import { goingForGood, restorePage, trashPage, withoutPages } from '@vitrine/domain/content/pages/trash'
import { notFoundText } from '@vitrine/domain/refusals/refusal-texts'
import type { Exchange } from '../../http/exchange.ts'
import { type AnswerTo, refuse, reply } from '../../http/reply/reply.ts'
import { recordAuditEntry } from '../../owners/record-audit-entry.ts'
import { redirectMoved } from '../../redirects/redirect-moved.ts'
import { arrangedMoves } from './arranged-moves.ts'
import { removeTrashed } from './empty-trash.ts'
import { themeOf } from './theme-of.ts'

/** Puts a page into the trash. It leaves all menus at once. */
export async function postPageTrash(
  exchange: Exchange<typeof trashPageCall>,
): Promise<AnswerTo<typeof trashPageCall>> {
  const { params, body, store, services } = exchange
  const theme = await themeOf(exchange)
  return store.transaction(async (tables) => {
    const site = await tables.site.lock()
    await tables.collections.lockAll()
    const page = await tables.collections.find(params.collectionId)
    if (!page) return refuse('not-found', notFoundText)
    const collections = await tables.collections.list()
    const result = trashPage(page, collections, { inside: body.inside, nowMs: services.clock() })
    if (!result.ok) return refuse('fields-wrong', result.message)

    for (const each of result.trashed)
      await tables.collections.save({ ...each, menuPlaces: menuPlacesOf(site.navigation, each.id) })
    for (const each of result.moved) await tables.collections.save(each)
    await redirectMoved(tables, arrangedMoves(collections, result.moved, theme))
    const gone = new Set(result.trashed.map(({ id }) => id))
    const navigation = Object.fromEntries(
      Object.entries(site.navigation).map(([name, links]) => [name, withoutPages(links, gone)]),
    )
    const isNotFoundGone = site.notFoundPageId !== null && gone.has(site.notFoundPageId)
    const notFoundPageId = isNotFoundGone ? null : site.notFoundPageId
    await tables.site.save({ ...site, navigation, notFoundPageId })
    await recordAuditEntry(tables, exchange, {
      subjectId: page.id,
      summary: `Put the page ${page.title} into the trash`,
    })
    return reply({})
  })
}

/** Takes a page out of the trash, with those that went along with it. */
export async function postPageRestored(
  exchange: Exchange<typeof restorePageCall>,
): Promise<AnswerTo<typeof restorePageCall>> {
  const { params, store } = exchange
  return store.transaction(async (tables) => {
    const site = await tables.site.lock()
    await tables.collections.lockAll()
    const trash = await tables.collections.listTrash()
    const page = trash.find((each) => each.id === params.collectionId)
    if (!page || page.trashedAtMs === goingForGood) return refuse('not-found', notFoundText)
    const collections = await tables.collections.list()
    const prefixes = site.languages.map(({ prefix }) => prefix)
    const restored = restorePage(page, { trash, collections, prefixes })
    let { navigation } = site
    for (const { menuPlaces = [], ...each } of restored) {
      await tables.collections.save(each)
      navigation = withMenuPlaces(navigation, each.id, menuPlaces)
    }
    await tables.site.save({ ...site, navigation })
    const summary = `Took the page ${page.title} out of the trash`
    await recordAuditEntry(tables, exchange, { subjectId: page.id, summary })
    const { urlId, isEnabled } = restored[0] ?? page
    return reply({ urlId, isHidden: page.isEnabled && !isEnabled })
  })
}

/** Removes a page in the trash for good. */
export async function deletePage(
  exchange: Exchange<typeof removePageCall>,
): Promise<AnswerTo<typeof removePageCall>> {
  const { params, store } = exchange
  const page = (await store.collections.listTrash()).find((each) => each.id === params.collectionId)
  if (!page) return refuse('not-found', notFoundText)
  await removeTrashed(store, page, (tables) =>
    recordAuditEntry(tables, exchange, {
      subjectId: page.id,
      summary: `Removed the page ${page.title} for good`,
    }),
  )
  return reply({})
}
