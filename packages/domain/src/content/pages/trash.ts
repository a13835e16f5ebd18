import type { NavigationLink } from '../../website/site.ts'
import type { Collection } from '../collection.ts'
import { isShut } from './barriers.ts'
import { freeAddress } from './page-address.ts'

/** So long pages lie in the trash before they are gone. */
const trashMs = 30 * 86_400_000

/** When a page was trashed, as far as its row says, while it is removed part by part: its time is over, and it cannot be restored. */
export const goingForGood = 0

/** What becomes of the pages inside of one that goes to the trash: they go along, or they stand by themselves. */
export type InsideChoice = 'along' | 'out'

/** The pages as they are after one went to the trash, those that changed; or a sentence that says why it cannot go. */
export type TrashResult =
  | { readonly ok: true; readonly trashed: readonly Collection[]; readonly moved: readonly Collection[] }
  | { readonly ok: false; readonly message: string }

/**
 * Puts a page into the trash. The home page cannot go, nor can what holds it. What stays of a page that a password or an area kept shut
 * is hidden, until its owner shows it: it is not to stand open by itself.
 */
export function trashPage(
  page: Collection,
  collections: readonly Collection[],
  { inside, nowMs }: { readonly inside: InsideChoice; readonly nowMs: number },
): TrashResult {
  const within = withinOf(page, collections)
  const going = inside === 'along' ? [page, ...within] : [page]
  const staying = within.filter((each) => !going.includes(each))
  const losesBarrier = isShut(page, collections)
  const home = [...going, ...(losesBarrier ? staying : [])].find((each) => each.isHomepage)
  if (home === page) return { ok: false, message: homeText }
  if (home)
    return {
      ok: false,
      message: `${home.title} in it is the home page. Please choose another home page first.`,
    }
  const moved = staying.filter((each) => losesBarrier || each.parentId === page.id)
  return {
    ok: true,
    trashed: going.map((each) => ({ ...each, trashedAtMs: nowMs })),
    moved: moved.map((each) => ({
      ...each,
      parentId: each.parentId === page.id ? null : each.parentId,
      isEnabled: each.isEnabled && !losesBarrier,
    })),
  }
}

const homeText = 'This is the home page. Please choose another home page first.'

/** Pages inside of one, however deep. */
function withinOf(page: Collection, collections: readonly Collection[]): readonly Collection[] {
  const found: Collection[] = []
  for (let holders: readonly string[] = [page.id]; holders.length > 0; ) {
    const inner = collections.filter(
      (each) => each.parentId !== null && holders.includes(each.parentId) && !found.includes(each),
    )
    found.push(...inner)
    holders = inner.map(({ id }) => id)
  }
  return found
}

/** A menu without entries that lead to some pages. */
export function withoutPages(
  links: readonly NavigationLink[],
  ids: ReadonlySet<string>,
): readonly NavigationLink[] {
  return links.flatMap((link): readonly NavigationLink[] => {
    if (link.kind === 'collection') return ids.has(link.collectionId) ? [] : [link]
    return link.kind === 'folder' ? [{ ...link, links: withoutPages(link.links, ids) }] : [link]
  })
}

/**
 * Takes a page out of the trash with those that went along with it. One whose address was taken meanwhile gets another; one whose holder is
 * gone stands by itself, and hidden if that kept it shut, or if nobody knows any more.
 */
export function restorePage(
  page: Collection,
  {
    trash,
    collections,
    prefixes,
  }: {
    readonly trash: readonly Collection[]
    readonly collections: readonly Collection[]
    /** First parts of addresses that lead to a language of the site. */
    readonly prefixes: readonly string[]
  },
): readonly Collection[] {
  const along = withinOf(page, trash).filter((each) => each.trashedAtMs === page.trashedAtMs)
  const there = new Set([...collections, page, ...along].map(({ id }) => id))
  const losesBarrier =
    page.parentId !== null &&
    !there.has(page.parentId) &&
    mayBeShut(page.parentId, [...collections, ...trash])
  const taken = new Set([...collections.map(({ urlId }) => urlId), ...prefixes])
  return [page, ...along].map((each) => {
    const urlId = freeAddress(each.urlId, taken)
    taken.add(urlId)
    const parentId = each.parentId !== null && there.has(each.parentId) ? each.parentId : null
    return { ...each, urlId, parentId, isEnabled: each.isEnabled && !losesBarrier, trashedAtMs: null }
  })
}

function mayBeShut(holderId: string, known: readonly Collection[]): boolean {
  const holder = known.find(({ id }) => id === holderId)
  return !holder || isShut(holder, known)
}

/** When a page in the trash will be gone, epoch milliseconds. */
export function leavesTrashAtMs(trashedAtMs: number): number {
  return trashedAtMs + trashMs
}
