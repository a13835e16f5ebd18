import { Notifications, useNotifications } from '@mantine/notifications'
import { useEffect, useState } from 'react'

/** Where toasts are shown; they step to the other side when they would lie over what has the focus (WCAG 2.2, 2.4.11). */
export function Toasts() {
  const [isAside, setAside] = useState(false)
  const { notifications } = useNotifications()
  const newest = notifications.at(-1)?.id
  useEffect(() => {
    if (newest === undefined) return setAside(false)
    const stepAside = () => {
      if (liesOverFocus()) setAside((was) => !was)
    }
    // What gets the focus is scrolled to first.
    const onFocus = () => requestAnimationFrame(stepAside)
    onFocus()
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [newest])
  return (
    <Notifications
      position="bottom-left"
      transitionDuration={0}
      className={isAside ? 'toasts-aside' : undefined}
    />
  )
}

function liesOverFocus(): boolean {
  const focused = document.activeElement
  if (!focused || focused === document.body) return false
  const { left, top, width, height } = focused.getBoundingClientRect()
  const [x, y] = [left + Math.min(width / 2, 20), top + height / 2]
  return [...document.querySelectorAll('.mantine-Notification-root')].some((toast) => {
    const box = toast.getBoundingClientRect()
    const isOver = x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
    return isOver && !toast.contains(focused)
  })
}
