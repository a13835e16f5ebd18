import type { readPageLinksCall } from '@vitrine/contract/website/page-act-calls'
import { menuPlacesOf } from '@vitrine/domain/content/pages/menu-places'
import { notFoundText } from '@vitrine/domain/refusals/refusal-texts'
import type { MediaUse } from '@vitrine/store/media/media'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../../http/exchange.ts'
import { type AnswerTo, refuse, reply } from '../../http/reply/reply.ts'
import { describeUses } from '../../media/describe-uses.ts'
import { menusOf } from './read-tree.ts'
import { themeOf } from './theme-of.ts'

/** Answers where links lead to a page: in menus, and in the texts and blocks of pages. */
export async function getPageLinks(
  exchange: Exchange<typeof readPageLinksCall>,
): Promise<AnswerTo<typeof readPageLinksCall>> {
  const { params, store } = exchange
  const page = await store.collections.find(params.collectionId)
  if (!page) return refuse('not-found', notFoundText)
  const site = await store.site.read()
  const leading = new Set(menuPlacesOf(site.navigation, page.id).map(({ menu }) => menu))
  const isLink = linkTo(page.urlId)
  for (const [menu, links] of Object.entries(site.navigation))
    if (isLink.test(JSON.stringify(links))) leading.add(menu)
  const menus = menusOf(await themeOf(exchange), site).filter(({ name }) => leading.has(name))
  const uses = await describeUses(store, await usesOf(store, isLink, page.id))
  return reply({
    menus: menus.map(({ title }) => title),
    places: [...new Set(uses.map(({ title }) => title))],
  })
}

/** Pages whose text leads there, and layouts with such a link in a block. */
async function usesOf(
  { collections, layouts }: Pick<SiteTables, 'collections' | 'layouts'>,
  isLink: RegExp,
  ownId: string,
): Promise<readonly MediaUse[]> {
  const pages = (await collections.list()).filter((each) => isLink.test(JSON.stringify(each)))
  const uses: MediaUse[] = pages.map(({ id }) => ({ kind: 'collection', id }))
  const owners = await layouts.owners()
  for (const kind of ['field', 'collection', 'item'] as const) {
    const ids = owners.filter((each) => each.kind === kind).map(({ id }) => id)
    for (const [id, { layout }] of await layouts.findMany(kind, ids))
      if (isLink.test(JSON.stringify(layout))) uses.push({ kind: `layout-${kind}`, id })
  }
  return uses.filter(({ id }) => id !== ownId)
}

/** Finds a link to a page or to something in it, in HTML and in the fields of blocks. */
function linkTo(urlId: string): RegExp {
  return new RegExp(`["']/${urlId.replace(/[^\\w]/g, '\\$&')}(?=["'/?#\\\\])`)
}
