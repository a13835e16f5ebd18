import type { findAreaThingsCall } from '@vitrine/contract/memberships/panel-calls'
import { searchedWords, termOf } from '@vitrine/domain/lists/list-words'
import type { Exchange } from '../http/exchange.ts'
import { type AnswerTo, reply } from '../http/reply/reply.ts'

/** So many are shown to choose from. */
const shown = 20

/** Finds pages, posts or products by the beginnings of their words. */
export async function getAreaThings({
  query,
  store,
  services,
}: Exchange<typeof findAreaThingsCall>): Promise<AnswerTo<typeof findAreaThingsCall>> {
  const { kind, q = '' } = query
  const pages = await store.collections.list()
  const titleOf = new Map(pages.map(({ id, title }) => [id, title]))
  if (kind === 'page') {
    const wanted = termOf(q)
    const found = pages.filter(
      ({ title, externalUrl }) => externalUrl === null && termOf(title).includes(wanted),
    )
    return reply({
      things: found.slice(0, shown).map(({ id, title, urlId }) => ({ kind, id, title, detail: `/${urlId}` })),
    })
  }
  const ask = { words: searchedWords(q), tests: [], start: null, limit: shown, isUncounted: true }
  const { rows } =
    kind === 'item'
      ? await store.items.listed({ ...ask, sort: { key: 'published', isDescending: true } }, services.clock())
      : await store.products.listed({ ...ask, sort: { key: 'updated', isDescending: true } })
  return reply({
    things: rows.map(({ id, title, collectionId }) => ({
      kind,
      id,
      title,
      detail: titleOf.get(collectionId) ?? '',
    })),
  })
}
