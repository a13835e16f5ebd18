// Every screen has a title: what screens are made of is styled as soon as there is one.
import '../room-styles.ts'
import { type RefObject, useEffect, useRef } from 'react'

/** Where the last heading stood, and whether focus was moved to it. */
let last: { readonly path: string; readonly wasFocused: boolean } | null = null

/** Names the browser tab, and after a change of screen moves focus to its heading so that it is read out. */
export function usePageTitle(title: string, siteTitle: string | null): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    document.title = siteTitle ? `${title} – ${siteTitle}` : title
  }, [title, siteTitle])

  useEffect(() => {
    const path = location.pathname
    const isOtherScreen = last !== null && last.path !== path
    // While a screen loads its heading is replaced by the final one, which takes the focus over.
    const lostFocus = last?.wasFocused === true && document.activeElement === document.body
    if (isOtherScreen || lostFocus) heading.current?.focus({ preventScroll: true })
    last = { path, wasFocused: isOtherScreen || (last?.wasFocused ?? false) }
  }, [])

  return heading
}
