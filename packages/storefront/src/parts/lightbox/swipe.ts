/** How far a finger must go for a swipe, in CSS pixels. */
const leastWay = 40

/**
 * Calls `whenSwiped` with 1 for a swipe to the left, on to the next, and -1 for one to the right. Who scrolls askew swipes nothing, nor do two
 * fingers, which zoom; and in a page that is zoomed a finger looks around.
 */
export function watchSwipes(
  element: HTMLElement,
  whenSwiped: (direction: 1 | -1) => void,
  signal?: AbortSignal,
): void {
  const options = { passive: true, ...(signal ? { signal } : {}) }
  let start: { readonly x: number; readonly y: number } | null = null
  // A style that keeps the browser from moving what is swiped would keep a zoomed page from being moved, too.
  const letMove = () => element.style.setProperty('touch-action', isZoomed() ? 'auto' : '')
  letMove()
  element.addEventListener(
    'touchstart',
    ({ touches }) => {
      letMove()
      const [touch] = touches
      const isSwipe = touches.length === 1 && !isZoomed()
      start = isSwipe && touch ? { x: touch.clientX, y: touch.clientY } : null
    },
    options,
  )
  element.addEventListener(
    'touchend',
    ({ changedTouches, touches }) => {
      letMove()
      const [touch] = changedTouches
      if (!start || !touch || touches.length > 0) return
      const across = touch.clientX - start.x
      const down = touch.clientY - start.y
      start = null
      const isAcross = Math.abs(across) >= leastWay && Math.abs(across) > 2 * Math.abs(down)
      if (isAcross) whenSwiped(across < 0 ? 1 : -1)
    },
    options,
  )
}

/** Browsers do not come back to 1 exactly. */
function isZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1.01
}
