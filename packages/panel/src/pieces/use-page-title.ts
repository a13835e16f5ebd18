import { useLocation } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'

let focusedPath: string | null = null

/** Names the browser tab, and after a change of screen moves focus to its heading so that it is read out. */
export function usePageTitle(title: string, siteTitle: string | null): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const path = useLocation({ select: (location) => location.pathname })

  useEffect(() => {
    document.title = siteTitle ? `${title} – ${siteTitle}` : title
  }, [title, siteTitle])

  useEffect(() => {
    if (focusedPath !== null && focusedPath !== path) heading.current?.focus({ preventScroll: true })
    focusedPath = path
  }, [path])

  return heading
}
