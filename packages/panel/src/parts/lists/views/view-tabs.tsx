import { useLocation } from '@tanstack/react-router'
import { Users } from 'lucide-react'
import { type MouseEvent, useEffect, useRef } from 'react'
import { writeAddressSearch } from '../../../format/address-search.ts'
import type { ListSearch } from '../address/list-search.ts'
import { type ListView, searchOfView, type ViewNow } from './list-views.ts'
import classes from './views.module.css'

interface ViewTabsProps {
  readonly label: string
  readonly views: readonly ListView[]
  readonly now: ViewNow
  readonly onShow: (search: ListSearch) => void
}

/** The views of a list, each with an address of its own. */
export function ViewTabs({ label, views, now, onShow }: ViewTabsProps) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const strip = useRef<HTMLElement>(null)
  const shown = now.view?.key
  const count = views.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: saved views come later and move the others
  useEffect(() => bringIntoStrip(strip.current), [shown, count])
  return (
    <nav aria-label={label} className={classes.tabs} ref={strip}>
      <ul className={classes.entries}>
        {views.map((view) => {
          const isHere = view.key === now.view?.key
          const search = searchOfView(view)
          return (
            <li key={view.key}>
              <a
                href={`/config${path}${writeAddressSearch(search)}`}
                onClick={(event) => followPlainly(event, () => onShow(search))}
                className={classes.tab}
                aria-current={isHere ? 'true' : undefined}
                data-list-view
              >
                {view.name}
                {view.saved?.isShared && <Users size={13} aria-label="shared" />}
                {isHere && now.isChanged && (
                  <span className={classes.mark} role="img" aria-label="unsaved changes" />
                )}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** So many pixels of what is beside the view that is shown are seen, too. */
const besidePx = 40

/** Moves the views, and nothing else of the page, so far that the one which is shown is seen on a small screen. */
function bringIntoStrip(strip: HTMLElement | null): void {
  const shown = strip?.querySelector('[aria-current]')?.getBoundingClientRect()
  if (!strip || !shown) return
  const { left, right } = strip.getBoundingClientRect()
  if (shown.right > right) strip.scrollLeft += shown.right - right + besidePx
  else if (shown.left < left) strip.scrollLeft -= left - shown.left + besidePx
}

/** A plain press stays in this tab of the browser; with a key the browser does what it always does. */
function followPlainly(event: MouseEvent, follow: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  follow()
}
