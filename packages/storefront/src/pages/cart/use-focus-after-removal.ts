import { type RefObject, useEffect, useRef } from 'react'
import type { CartPageState } from './cart-page-state.ts'

/** What has the focus when the line that had it is gone. */
interface FocusedNext {
  readonly rows: RefObject<HTMLUListElement | null>
  /** The way to the shop, of a cart that is empty now. */
  readonly wayOn: RefObject<HTMLAnchorElement | null>
}

/** Leaves who took a line out where they were: at the line that took its place, else at the last one, else at the way to the shop (WCAG 2.4.3). */
export function useFocusAfterRemoval({ removed }: Pick<CartPageState, 'removed'>): FocusedNext {
  const rows = useRef<HTMLUListElement>(null)
  const wayOn = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (!removed) return
    const titles = rows.current?.querySelectorAll<HTMLElement>('.cart-row-title')
    const next = titles?.[Math.min(removed.place, titles.length - 1)] ?? wayOn.current
    next?.focus()
  }, [removed])
  return { rows, wayOn }
}
