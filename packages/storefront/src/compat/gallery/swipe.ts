/** Tells of swipes to the left and right on an element. */
export function onSwipe(
  element: HTMLElement,
  swiped: (direction: 'left' | 'right') => void,
  signal?: AbortSignal,
): void {
  let start: { readonly x: number; readonly y: number } | null = null
  const options = { passive: true, ...(signal ? { signal } : {}) }
  element.addEventListener(
    'touchstart',
    (event) => {
      const touch = event.touches[0]
      start = touch && event.touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null
    },
    options,
  )
  element.addEventListener(
    'touchend',
    (event) => {
      const touch = event.changedTouches[0]
      if (!start || !touch) return
      const across = touch.clientX - start.x
      const isAcross = Math.abs(across) > 40 && Math.abs(across) > 2 * Math.abs(touch.clientY - start.y)
      start = null
      if (isAcross) swiped(across < 0 ? 'left' : 'right')
    },
    options,
  )
}
