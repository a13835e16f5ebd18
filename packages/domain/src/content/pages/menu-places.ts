import type { NavigationLink, Site } from '../../website/site.ts'

/** Where a page stood in a menu: behind so many entries, in the folders of these titles. */
export interface MenuPlace {
  readonly menu: string
  readonly folders: readonly string[]
  /** So many folders of the same title stand before each of them; left out in places of before: none. */
  readonly namesakes?: readonly number[] | undefined
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
  for (const { menu, ...place } of places) menus[menu] = insert(menus[menu] ?? [], { link, ...place })
  return menus
}

type Place = Omit<MenuPlace, 'menu'>

function placesIn(
  links: readonly NavigationLink[],
  pageId: string,
  { folders, namesakes }: Within = { folders: [], namesakes: [] },
): readonly Place[] {
  return links.flatMap((link, at): readonly Place[] => {
    if (link.kind === 'folder') {
      const before = foldersOf(links.slice(0, at), link.title).length
      const within = { folders: [...folders, link.title], namesakes: [...namesakes, before] }
      return placesIn(link.links, pageId, within)
    }
    return link.kind === 'collection' && link.collectionId === pageId ? [{ folders, namesakes, at }] : []
  })
}

interface Within {
  readonly folders: readonly string[]
  readonly namesakes: readonly number[]
}

function insert(
  links: readonly NavigationLink[],
  { link, folders: [first, ...inner], namesakes = [], at }: Place & { readonly link: NavigationLink },
): readonly NavigationLink[] {
  if (first === undefined) return [...links.slice(0, at), link, ...links.slice(at)]
  const holders = foldersOf(links, first)
  const [before = 0, ...further] = namesakes
  // Where folders of the title are gone, the last one that is there holds it.
  const holder = holders[before] ?? holders.at(-1)
  if (!holder) return [...links, link]
  const place = { link, folders: inner, namesakes: further, at }
  return links.map((each) => (each === holder ? { ...holder, links: insert(holder.links, place) } : each))
}

function foldersOf(links: readonly NavigationLink[], title: string): readonly Folder[] {
  return links.filter((each): each is Folder => each.kind === 'folder' && each.title === title)
}

type Folder = Extract<NavigationLink, { kind: 'folder' }>
