import { Notifications, useNotifications } from '@mantine/notifications'
import { useEffect, useState } from 'react'

/** Where toasts are shown; they step to the other side when they would lie over what has the focus (WCAG 2.2, 2.4.11). */
export function Toasts() {
  const [isAside, setAside] = useState(false)
  const { notifications } = useNotifications()
  const newest = notifications.at(-1)?.id
  useEffect(() => {
    if (newest === undefined) return setAside(false)
    // From the side that is drawn, so that looking twice before it is drawn again steps once.
    const stepAside = () => {
      if (liesOverFocus()) setAside(!isAside)
    }
    // What gets the focus is scrolled to first.
    const onFocus = () => requestAnimationFrame(stepAside)
    onFocus()
    document.addEventListener('focusin', onFocus)
    const looking = setInterval(stepAside, lookEveryMs)
    return () => {
      document.removeEventListener('focusin', onFocus)
      clearInterval(looking)
    }
  }, [newest, isAside])
  return (
    <Notifications
      position="bottom-left"
      transitionDuration={0}
      className={isAside ? 'toasts-aside' : undefined}
    />
  )
}

/** What has the focus also comes under a toast without a new focus: by scrolling, and as a screen fills. */
const lookEveryMs = 250

function liesOverFocus(): boolean {
  const focused = document.activeElement
  if (!focused || focused === document.body) return false
  // A field for files is hidden, and its label is drawn in its place.
  const shown = focused.matches('[type=file]') ? (focused.closest('label') ?? focused) : focused
  const { left, top, width, height } = shown.getBoundingClientRect()
  const [x, y] = [left + Math.min(width / 2, 20), top + height / 2]
  return [...document.querySelectorAll('.mantine-Notifications-root > *')].some((toasts) => {
    const box = toasts.getBoundingClientRect()
    // What is not laid out lies over nothing: stepping aside from it would have no end.
    if (box.width === 0) return false
    const isOver = x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
    return isOver && !toasts.contains(focused)
  })
}
