import type { readPageLinksCall } from '@vitrine/contract/website/page-act-calls'
import { menuPlacesOf } from '@vitrine/domain/content/pages/menu-places'
import { notFoundText } from '@vitrine/domain/refusals/refusal-texts'
import type { Say } from '@vitrine/domain/words/say'
import { collectionPath } from '@vitrine/site/theme/collection-shape'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../../http/exchange.ts'
import { type AnswerTo, refuse, reply } from '../../http/reply/reply.ts'
import { wordsOf } from '../../words/panel-words.ts'
import { titleOfPart } from '../../words/title-of-part.ts'
import { menusOf } from './read-tree.ts'
import { themeOf } from './theme-of.ts'

/** Answers where links lead to a page: in menus, and in the texts and blocks of pages, posts and products. */
export async function getPageLinks(
  exchange: Exchange<typeof readPageLinksCall>,
): Promise<AnswerTo<typeof readPageLinksCall>> {
  const { params, store } = exchange
  const page = await store.collections.find(params.collectionId)
  if (!page) return refuse('not-found', notFoundText)
  const site = await store.site.read()
  const leading = new Set(menuPlacesOf(site.navigation, page.id).map(({ menu }) => menu))
  const theme = await themeOf(exchange)
  // Links lead to where it stands, or to its own address, which leads there.
  const own = { theme, collections: await store.collections.list() }
  const paths = [...new Set([`/${page.urlId}`, collectionPath({ ...page, isHomepage: false }, own)])]
  const isLink = linkTo(paths)
  for (const [menu, links] of Object.entries(site.navigation))
    if (isLink.test(JSON.stringify(links))) leading.add(menu)
  const menus = menusOf(theme, site).filter(({ name }) => leading.has(name))
  const others = await othersWith(store, { isLink, paths, ownId: page.id }, wordsOf(exchange).say)
  const places = [...(await pagesWith(store, isLink, page.id)), ...others]
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

/** What posts, events, products and parts of all pages are called that have such a link in their text or in a block; not what goes along. */
async function othersWith(
  { items, products, layouts }: Pick<SiteTables, 'items' | 'products' | 'layouts'>,
  {
    isLink,
    paths,
    ownId,
  }: { readonly isLink: RegExp; readonly paths: readonly string[]; readonly ownId: string },
  say: Say,
): Promise<readonly string[]> {
  const owners = await layouts.owners()
  const withBlocks = async (kind: 'field' | 'item') => {
    const ids = owners.filter((each) => each.kind === kind).map(({ id }) => id)
    const found = [...(await layouts.findMany(kind, ids))]
    return found.filter(([, { layout }]) => isLink.test(JSON.stringify(layout))).map(([id]) => id)
  }
  const texts = (
    await Promise.all(
      paths.flatMap((path) => [items.leadingTo(path, mostTexts), products.leadingTo(path, mostTexts)]),
    )
  ).flat()
  const leading = [
    ...(await items.findMany(await withBlocks('item'))).filter(({ trashedAtMs }) => trashedAtMs === null),
    ...texts.filter((each) => isLink.test(JSON.stringify(each))),
  ]
  return [
    ...leading
      .filter(({ collectionId }) => collectionId !== ownId)
      .map(({ title }) => title || say('Untitled')),
    ...(await withBlocks('field')).map((id) => titleOfPart(id, say)),
  ]
}

/** Posts and products whose texts are looked through: nobody reads the names of more. */
const mostTexts = 500

/** Finds a link to one of some paths or to something in it: in HTML and in the fields of blocks, and as Markdown writes links. */
function linkTo(paths: readonly string[]): RegExp {
  const path = `(?:${paths.map((each) => each.replace(/[^\w/]/g, '\\$&')).join('|')})`
  return new RegExp(`["']${path}(?=["'/?#\\\\])|\\](?:\\(|:)\\s*<?${path}(?=[)>/?#\\s"\\\\])`)
}
