import type { PageContents } from '@vitrine/domain/content/pages/page-kind'
import type { PageTree, TreePage } from '../rules/tree-node.ts'

/** A page of the tree, for tests. */
export function buildPage({
  contents = 'blocks',
  ...page
}: Partial<TreePage> & { readonly id: string; readonly contents?: PageContents }): TreePage {
  return {
    parentId: null,
    title: page.id,
    navigationTitle: '',
    urlId: page.id,
    path: `/${page.id}`,
    kind: { typeName: 'page', title: 'Page', icon: 'page', contents, accepts: null, isOffered: true },
    isEnabled: true,
    isHomepage: false,
    isNotFound: false,
    showsBlocks: true,
    isLocked: false,
    externalUrl: null,
    ...page,
  }
}

/** The pages of a site with two menus, for tests. */
export function buildTree(tree: Partial<PageTree>): PageTree {
  return {
    version: 'first',
    menus: [],
    menuTitles: { mainNav: 'Main', footerNav: 'Footer' },
    unlinked: [],
    inside: [],
    pages: [],
    kinds: [
      { typeName: 'page', title: 'Page', icon: 'page', contents: 'blocks', accepts: null, isOffered: true },
      { typeName: 'blog', title: 'Journal', icon: 'blog', contents: 'items', accepts: null, isOffered: true },
    ],
    trash: [],
    ...tree,
  }
}
