import type { NavigationLink, Site } from '../../website/site.ts'

/** Where a page stood in a menu: behind so many entries, in the folders of these titles. */
export interface MenuPlace {
  readonly menu: string
  readonly folders: readonly string[]
  readonly at: number
}

/** The places of a page in the menus of its site. */
export function menuPlacesOf(navigation: Site['navigation'], pageId: string): readonly MenuPlace[] {
  return Object.entries(navigation).flatMap(([menu, links]) =>
    placesIn(links, pageId).map((place) => ({ menu, ...place })),
  )
}

/** The menus with a page back in its places; where a folder is gone, or a menu is shorter now, it stands at the end. */
export function withMenuPlaces(
  navigation: Site['navigation'],
  pageId: string,
  places: readonly MenuPlace[],
): Site['navigation'] {
  const link = { kind: 'collection', collectionId: pageId } as const
  const menus: Record<string, readonly NavigationLink[]> = { ...navigation }
  for (const { menu, folders, at } of places) menus[menu] = insert(menus[menu] ?? [], { link, folders, at })
  return menus
}

type Place = Omit<MenuPlace, 'menu'>

function placesIn(
  links: readonly NavigationLink[],
  pageId: string,
  folders: readonly string[] = [],
): readonly Place[] {
  return links.flatMap((link, at): readonly Place[] => {
    if (link.kind === 'folder') return placesIn(link.links, pageId, [...folders, link.title])
    return link.kind === 'collection' && link.collectionId === pageId ? [{ folders, at }] : []
  })
}

function insert(
  links: readonly NavigationLink[],
  { link, folders: [first, ...inner], at }: Place & { readonly link: NavigationLink },
): readonly NavigationLink[] {
  if (first === undefined) return [...links.slice(0, at), link, ...links.slice(at)]
  const isHolder = (each: NavigationLink) => each.kind === 'folder' && each.title === first
  if (!links.some(isHolder)) return [...links, link]
  return links.map((each) =>
    each.kind === 'folder' && each.title === first
      ? { ...each, links: insert(each.links, { link, folders: inner, at }) }
      : each,
  )
}
