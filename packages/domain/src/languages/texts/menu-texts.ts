import type { NavigationLink } from '../../website/site.ts'
import { namesByAddress } from './address-names.ts'
import { type EachText, line } from './text-field.ts'

/** The words of a menu that are no titles of pages: folders go by their title, links by where they lead. */
export function visitMenu(links: readonly NavigationLink[], each: EachText): readonly NavigationLink[] {
  return visitLinks(links, { each, nameOf: namesByAddress('link') })
}

interface MenuVisit {
  readonly each: EachText
  readonly nameOf: (url: string, title: string) => string
}

function visitLinks(links: readonly NavigationLink[], visit: MenuVisit): readonly NavigationLink[] {
  return links.map((link) => visitLink(link, visit))
}

function visitLink(link: NavigationLink, visit: MenuVisit): NavigationLink {
  const { each, nameOf } = visit
  switch (link.kind) {
    case 'collection':
      return link
    case 'external':
      return { ...link, title: each(line(nameOf(link.url, link.title), 'Link'), link.title) }
    case 'folder':
      return {
        ...link,
        title: each(line(`folder:${link.title}`, 'Folder'), link.title),
        links: visitLinks(link.links, visit),
      }
  }
}
