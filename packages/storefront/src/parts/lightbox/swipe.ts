/** How far a finger must go for a swipe, in CSS pixels. */
const leastWay = 40

/** Calls `whenSwiped` with 1 for a swipe to the left, on to the next, and -1 for one to the right. Two fingers zoom and swipe nothing. */
export function watchSwipes(element: HTMLElement, whenSwiped: (direction: 1 | -1) => void): void {
  let start: { readonly x: number; readonly y: number } | null = null
  element.addEventListener(
    'touchstart',
    ({ touches }) => {
      const [touch] = touches
      start = touches.length === 1 && touch ? { x: touch.clientX, y: touch.clientY } : null
    },
    { passive: true },
  )
  element.addEventListener(
    'touchend',
    ({ changedTouches, touches }) => {
      const [touch] = changedTouches
      if (!start || !touch || touches.length > 0) return
      const across = touch.clientX - start.x
      const down = touch.clientY - start.y
      start = null
      if (Math.abs(across) >= leastWay && Math.abs(across) > Math.abs(down)) whenSwiped(across < 0 ? 1 : -1)
    },
    { passive: true },
  )
}
