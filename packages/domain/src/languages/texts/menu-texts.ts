import type { NavigationLink } from '../../website/site.ts'
import { type EachText, line } from './text-field.ts'

/** The words of a menu that are no titles of pages: folders go by their title, links by where they lead. */
export function visitMenu(links: readonly NavigationLink[], each: EachText): readonly NavigationLink[] {
  return visitLinks(links, { each, titles: new Map() })
}

interface MenuVisit {
  readonly each: EachText
  /** The titles under which each address was met. */
  readonly titles: Map<string, string[]>
}

function visitLinks(links: readonly NavigationLink[], visit: MenuVisit): readonly NavigationLink[] {
  return links.map((link) => visitLink(link, visit))
}

function visitLink(link: NavigationLink, visit: MenuVisit): NavigationLink {
  const { each } = visit
  switch (link.kind) {
    case 'collection':
      return link
    case 'external':
      return { ...link, title: each(line(nameOf(link, visit), 'Link'), link.title) }
    case 'folder':
      return {
        ...link,
        title: each(line(`folder:${link.title}`, 'Folder'), link.title),
        links: visitLinks(link.links, visit),
      }
  }
}

/** Another title of an address that the menu leads to already is counted. */
function nameOf(
  { url, title }: { readonly url: string; readonly title: string },
  { titles }: MenuVisit,
): string {
  const met = titles.get(url) ?? []
  if (!met.includes(title)) titles.set(url, [...met, title])
  const place = titles.get(url)?.indexOf(title) ?? 0
  return place === 0 ? `link:${url}` : `link ${place + 1}:${url}`
}
