/** Whether toasts lie over what has the focus, or over the buttons of a dialog, which are pressed next. */
export function toastsLieInTheWay(): boolean {
  const boxes = [...document.querySelectorAll('.mantine-Notifications-root > *')]
  return boxes.some((toasts) => {
    const box = toasts.getBoundingClientRect()
    // What is not laid out lies over nothing: stepping aside from it would have no end.
    if (box.width === 0) return false
    return liesOverFocus(toasts, box) || dialogButtons().some((each) => areOverlapping(box, each))
  })
}

function liesOverFocus(toasts: Element, box: DOMRect): boolean {
  const focused = document.activeElement
  if (!focused || focused === document.body || toasts.contains(focused)) return false
  // A field for files is hidden, and its label is drawn in its place.
  const shown = focused.matches('[type=file]') ? (focused.closest('label') ?? focused) : focused
  const { left, top, width, height } = shown.getBoundingClientRect()
  const [x, y] = [left + Math.min(width / 2, 20), top + height / 2]
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
}

function dialogButtons(): readonly DOMRect[] {
  return [...document.querySelectorAll('[data-dialog-buttons] button')].map((each) =>
    each.getBoundingClientRect(),
  )
}

function areOverlapping(one: DOMRect, other: DOMRect): boolean {
  return (
    other.width > 0 &&
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  )
}
