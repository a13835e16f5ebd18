/**
 * Wakes what the browser brought back with another choice than the server printed, as after "Back" where it did not keep the page in its memory. It
 * tells of such choices by no event, and has made them when the page is shown.
 */
export function whenRestored(root: Document, selector: string, wake: (element: HTMLElement) => void): void {
  window.addEventListener('pageshow', () => {
    for (const element of root.querySelectorAll<HTMLElement>(selector)) {
      if ([...element.querySelectorAll<HTMLElement>('select, input')].some(isChosenAnew)) wake(element)
    }
  })
}

function isChosenAnew(control: HTMLElement): boolean {
  if (control instanceof HTMLInputElement) return control.checked !== control.defaultChecked
  if (!(control instanceof HTMLSelectElement)) return false
  const printed = [...control.options].findIndex((option) => option.hasAttribute('selected'))
  return control.selectedIndex !== Math.max(0, printed)
}
