import { isEnclosed } from '../../memberships/open-areas.ts'
import type { FoundLock, Lock } from '../../website/lock.ts'
import type { Collection } from '../collection.ts'

/** What stands before a page: its own, and what stands before each that holds it. */
export interface Barriers {
  /** The passwords, those of the outermost holder first: each has to be entered. */
  readonly locks: readonly FoundLock[]
  /** The areas for members, those of the page first: of each, one must be open. */
  readonly areas: readonly (readonly string[])[]
}

/** Finds all that stands before a page. */
export function barriersBefore(page: Collection | undefined, collections: readonly Collection[]): Barriers {
  const way = wayTo(page, collections)
  return {
    locks: way.flatMap(lockOf).toReversed(),
    areas: way.flatMap((each) => (isEnclosed(each) ? [each.areaIds ?? []] : [])),
  }
}

/**
 * Whether anything stands before a page, so that it is shown, listed and told to nobody who did not pass. Who looks at another page has
 * passed what stands before that.
 */
export function isShut(page: Collection, collections: readonly Collection[], from?: Collection): boolean {
  const passed = wayTo(from, collections)
  return wayTo(page, collections).some((each) => isBarred(each) && !passed.includes(each))
}

/** The lock of a page itself, as a list of none or one. */
export function lockOf(page: Collection): readonly FoundLock[] {
  const { id, isPasswordProtected, passwordHash, title, lockTexts } = page
  if (!isPasswordProtected || passwordHash === null) return []
  const lock: Lock = {
    passwordHash,
    headline: lockTexts?.headline || title,
    bodyHtml: lockTexts?.bodyHtml ?? '',
  }
  return [{ scope: id, lock }]
}

/** Whether a page has a password of its own, or is for members by itself. */
function isBarred(page: Collection): boolean {
  return page.isPasswordProtected || isEnclosed(page)
}

/** A page and what holds it, from the inside out. */
function wayTo(page: Collection | undefined, collections: readonly Collection[]): readonly Collection[] {
  const way: Collection[] = []
  for (let each = page; each && !way.includes(each); ) {
    way.push(each)
    const holder: string | null = each.parentId
    each = holder === null ? undefined : collections.find(({ id }) => id === holder)
  }
  return way
}
