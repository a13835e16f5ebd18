import type { NavigationLink } from '../../website/site.ts'
import { type EachText, line } from './text-field.ts'

/** The words of a menu that are no titles of pages: folders go by their title, links by where they lead. */
export function visitMenu(links: readonly NavigationLink[], each: EachText): readonly NavigationLink[] {
  return links.map((link) => visitLink(link, each))
}

function visitLink(link: NavigationLink, each: EachText): NavigationLink {
  switch (link.kind) {
    case 'collection':
      return link
    case 'external':
      return { ...link, title: each(line(`link:${link.url}`, 'Link'), link.title) }
    case 'folder':
      return {
        ...link,
        title: each(line(`folder:${link.title}`, 'Folder'), link.title),
        links: visitMenu(link.links, each),
      }
  }
}
