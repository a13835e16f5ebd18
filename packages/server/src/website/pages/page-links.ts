import type { readPageLinksCall } from '@vitrine/contract/website/page-act-calls'
import { menuPlacesOf } from '@vitrine/domain/content/pages/menu-places'
import { notFoundText } from '@vitrine/domain/refusals/refusal-texts'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../../http/exchange.ts'
import { type AnswerTo, refuse, reply } from '../../http/reply/reply.ts'
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
  const places = [...(await pagesWith(store, isLink, page.id)), ...(await othersWith(store, isLink))]
  return reply({ menus: menus.map(({ title }) => title), places: [...new Set(places)] })
}

/** Titles of other pages with such a link in their text or in a block. */
async function pagesWith(
  { collections, layouts }: Pick<SiteTables, 'collections' | 'layouts'>,
  isLink: RegExp,
  ownId: string,
): Promise<readonly string[]> {
  const pages = (await collections.list()).filter(({ id }) => id !== ownId)
  const ids = pages.map(({ id }) => id)
  const known = await layouts.findMany('collection', ids)
  return pages
    .filter((page) => isLink.test(JSON.stringify([page, known.get(page.id)?.layout])))
    .map(({ title }) => title)
}

/** What posts and parts of all pages are called that have such a link in a block. */
async function othersWith(
  { items, layouts }: Pick<SiteTables, 'items' | 'layouts'>,
  isLink: RegExp,
): Promise<readonly string[]> {
  const owners = await layouts.owners()
  const leading = async (kind: 'field' | 'item') => {
    const ids = owners.filter((each) => each.kind === kind).map(({ id }) => id)
    const found = [...(await layouts.findMany(kind, ids))]
    return found.filter(([, { layout }]) => isLink.test(JSON.stringify(layout))).map(([id]) => id)
  }
  const posts = await items.findMany(await leading('item'))
  return [
    ...posts.map(({ title }) => title),
    ...(await leading('field')).map((id) => `The part “${id}” of the pages`),
  ]
}

/** Finds a link to a page or to something in it, in HTML and in the fields of blocks. */
function linkTo(urlId: string): RegExp {
  return new RegExp(`["']/${urlId.replace(/\W/g, '\\$&')}(?=["'/?#\\\\])`)
}
