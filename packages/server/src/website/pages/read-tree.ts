import type { Collection } from '@vitrine/domain/content/collection'
import type { PageArrangement } from '@vitrine/domain/content/pages/arrange-pages'
import { goingForGood, leavesTrashAtMs, withoutPages } from '@vitrine/domain/content/pages/trash'
import type { NavigationLink, Site } from '@vitrine/domain/website/site'
import { showsBlocks } from '@vitrine/site/route/template-pages'
import type { NamedNavigation } from '@vitrine/site/template-folder/template-folder'
import { collectionPath } from '@vitrine/site/theme/collection-shape'
import { pageKindOf, pageKinds } from '@vitrine/site/theme/page-kinds'
import type { Theme } from '@vitrine/site/theme/theme'
import type { SiteTables } from '@vitrine/store/store'
import { versionOf } from '../settings-part.ts'

/** The pages of a site as the panel shows them. */
export async function readTree(tables: Pick<SiteTables, 'site' | 'collections'>, theme: Theme) {
  const site = await tables.site.read()
  const collections = await tables.collections.list()
  const trash = await tables.collections.listTrash()
  const arrangement = arrangementOf(site, collections, theme)
  return {
    version: versionOf(arrangement),
    ...arrangement,
    menuTitles: Object.fromEntries(menusOf(theme, site).map(({ name, title }) => [name, title])),
    pages: collections.map((page) => treePage(page, { site, collections, theme })),
    kinds: pageKinds(theme),
    trash: trash
      .filter(({ trashedAtMs }) => trashedAtMs !== goingForGood)
      .map((page) => trashedPage(page, theme)),
  }
}

/** The menus of a template; for one that names none, those that the site has. */
export function menusOf(theme: Theme, { navigation }: Site): readonly NamedNavigation[] {
  const { navigations } = theme.folder
  if (navigations.length > 0) return navigations
  const names = Object.keys(navigation)
  return (names.length > 0 ? names : ['mainNav']).map((name) => ({ name, title: 'Main navigation' }))
}

function arrangementOf(site: Site, collections: readonly Collection[], theme: Theme): PageArrangement {
  const ids = new Set(collections.map(({ id }) => id))
  const menus = menusOf(theme, site).map(({ name }) => ({
    name,
    links: knownLinks(site.navigation[name] ?? [], ids),
  }))
  const linked = new Set(menus.flatMap(({ links }) => pagesIn(links)))
  const holders = collections.filter((each) => pageKindOf(each, theme).contents === 'pages')
  const inside = holders.map(({ id }) => ({
    parentId: id,
    ids: collections.filter((each) => each.parentId === id).map((each) => each.id),
  }))
  const held = new Set(inside.flatMap((each) => each.ids))
  const unlinked = collections.filter(({ id }) => !linked.has(id) && !held.has(id)).map(({ id }) => id)
  return { menus, unlinked, inside }
}

/** Entries without those whose page is gone, and with what stands in folders too deep lifted out of them. */
export function knownLinks(
  links: readonly NavigationLink[],
  ids: ReadonlySet<string>,
): readonly NavigationLink[] {
  const gone = new Set(pagesIn(links).filter((id) => !ids.has(id)))
  return shallow(withoutPages(links, gone), 0)
}

function shallow(links: readonly NavigationLink[], depth: number): readonly NavigationLink[] {
  return links.flatMap((link): readonly NavigationLink[] => {
    if (link.kind !== 'folder') return [link]
    const inner = shallow(link.links, depth + 1)
    return depth < 2 ? [{ ...link, links: inner }] : inner
  })
}

/** The pages that entries of a menu lead to, those in folders among them. */
export function pagesIn(links: readonly NavigationLink[]): readonly string[] {
  return links.flatMap((link) => {
    if (link.kind === 'collection') return [link.collectionId]
    return link.kind === 'folder' ? pagesIn(link.links) : []
  })
}

interface TreeContext {
  readonly site: Site
  readonly collections: readonly Collection[]
  readonly theme: Theme
}

function treePage(page: Collection, context: TreeContext) {
  const { id, parentId, title, navigationTitle, urlId, isEnabled, isHomepage, externalUrl } = page
  return {
    id,
    parentId,
    title,
    navigationTitle,
    urlId,
    path: collectionPath(page, context),
    kind: pageKindOf(page, context.theme),
    isEnabled,
    isHomepage,
    isNotFound: context.site.notFoundPageId === id,
    isLocked: page.isPasswordProtected,
    externalUrl,
    showsBlocks: showsBlocks(page, context.theme),
  }
}

function trashedPage(page: Collection, theme: Theme) {
  const { id, title, urlId, trashedAtMs } = page
  return {
    id,
    title,
    urlId,
    kindTitle: pageKindOf(page, theme).title,
    trashedAtMs: trashedAtMs ?? 0,
    leavesAtMs: leavesTrashAtMs(trashedAtMs ?? 0),
  }
}
