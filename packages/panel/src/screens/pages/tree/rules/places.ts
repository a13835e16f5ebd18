import { accepts } from '@vitrine/domain/content/pages/arrange-pages'
import { menuTitle } from '../../menu-title.ts'
import type { PageTree } from './tree-node.ts'

/** Where a new page can be put. */
interface Place {
  readonly value: string
  readonly label: string
  readonly menu: string | null
  readonly parentId: string | null
}

/** The places for a page of a kind: menus, none, and the pages that take such pages in. */
export function placesFor(tree: PageTree, kind: PageTree['kinds'][number] | undefined): readonly Place[] {
  const menus = tree.menus.map(({ name }) => ({
    value: `menu ${name}`,
    label: menuTitle(tree.menuTitles[name] ?? name),
    menu: name,
    parentId: null,
  }))
  const holders = tree.pages.filter((page) => kind && accepts(page.kind, kind))
  return [
    ...menus,
    { value: 'none', label: 'Not linked', menu: null, parentId: null },
    ...holders.map(({ id, title }) => ({
      value: `in ${id}`,
      label: `Inside ${title}`,
      menu: null,
      parentId: id,
    })),
  ]
}
