import {
  isWrongMailLink,
  type KeptLinks,
  keptMailLinks,
  mailLinkText,
  typedLink,
} from '../../contact/mail-link.ts'
import { isOneLine, oneLineText } from '../../limits/one-line.ts'
import { longestAddress, tooLongAddressText } from '../../website/settings/web-limits.ts'
import type { NavigationLink, Site } from '../../website/site.ts'
import { isLinkAddress } from '../blocks/link-address.ts'
import type { Collection } from '../collection.ts'

/** Longest title of a page, and of an entry of a menu. */
export const pageTitleLength = 200

/** Folders of a menu may stand in folders, but not deeper. */
const folderDepth = 2

/** Most entries of a menu with its folders. */
const menuLength = 500

/** What the entries of a menu are held against. */
interface MenuContext {
  readonly pages: ReadonlyMap<string, Collection>
  /** The menus of the site as they are. */
  readonly known: Site['navigation']
}

/** Says what is wrong with the entries of a menu; null when they can be shown. */
export function menuProblemText(
  links: readonly NavigationLink[],
  { pages, known }: MenuContext,
): string | null {
  if (countOf(links) > menuLength) return `A menu can have at most ${menuLength} entries.`
  return listProblem(links, { pages, keptLinks: keptMailLinks(known), depth: 0 })
}

interface EntryContext {
  readonly pages: ReadonlyMap<string, Collection>
  readonly keptLinks: KeptLinks
  readonly depth: number
}

function listProblem(links: readonly NavigationLink[], context: EntryContext): string | null {
  for (const link of links) {
    const message = entryProblem(link, context)
    if (message !== null) return message
  }
  return null
}

function entryProblem(link: NavigationLink, context: EntryContext): string | null {
  const { pages, keptLinks, depth } = context
  switch (link.kind) {
    case 'collection':
      return pages.has(link.collectionId)
        ? null
        : 'A page of this menu is gone by now. Please look at it again.'
    case 'external':
      return titleText(link.title) ?? linkText(link.url, keptLinks)
    case 'folder':
      if (depth === folderDepth) return 'Folders can stand in a folder, but not deeper.'
      return titleText(link.title) ?? listProblem(link.links, { ...context, depth: depth + 1 })
  }
}

/** Says what is wrong with the title of a page or an entry; null when it is one. */
export function titleText(title: string): string | null {
  if (title.trim() === '') return 'Please give it a title.'
  if (!isOneLine(title.trim())) return oneLineText
  return title.trim().length > pageTitleLength ? `Use at most ${pageTitleLength} characters.` : null
}

/** Says what is wrong with an address that a link leads to, as owners type it; null when it can be followed. */
export function linkText(typed: string, keptLinks?: KeptLinks): string | null {
  const url = typedLink(typed)
  if (url === '') return 'Please say where it leads.'
  if (url.length > longestAddress) return tooLongAddressText
  if (isWrongMailLink(url, keptLinks)) return mailLinkText
  return isLinkAddress(url) ? null : linkWrongText
}

/** The entries of a menu as they are kept. */
export function typedMenu(links: readonly NavigationLink[]): readonly NavigationLink[] {
  return links.map((link) => {
    if (link.kind === 'external') return { ...link, url: typedLink(link.url) }
    return link.kind === 'folder' ? { ...link, links: typedMenu(link.links) } : link
  })
}

const linkWrongText =
  'Write a whole address such as https://example.org, one of this site such as /shop, or an email address.'

function countOf(links: readonly NavigationLink[]): number {
  return links.reduce((sum, link) => sum + 1 + (link.kind === 'folder' ? countOf(link.links) : 0), 0)
}
