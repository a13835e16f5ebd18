import { useLocation } from '@tanstack/react-router'
import { Users } from 'lucide-react'
import type { MouseEvent } from 'react'
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
  return (
    <nav aria-label={label} className={classes.tabs}>
      <ul className={classes.entries}>
        {views.map((view) => {
          const isHere = view.key === now.view?.key
          const search = searchOfView(view)
          return (
            <li key={view.key}>
              <a
                ref={isHere ? bringIntoSight : undefined}
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
function bringIntoSight(shown: HTMLElement | null): void {
  const strip = shown?.closest('nav')
  if (!shown || !strip) return
  const [view, frame] = [shown.getBoundingClientRect(), strip.getBoundingClientRect()]
  if (view.right > frame.right) strip.scrollLeft += view.right - frame.right + besidePx
  else if (view.left < frame.left) strip.scrollLeft -= frame.left - view.left + besidePx
}

/** A plain press stays in this tab of the browser; with a key the browser does what it always does. */
function followPlainly(event: MouseEvent, follow: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  follow()
}
