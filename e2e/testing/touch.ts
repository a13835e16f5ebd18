/**
 * Runs in the page: controls that a finger does not hit, by their names: smaller than 24 pixels, or with something over them that does
 * not go away by scrolling.
 */
export function findTouchProblems(): readonly string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    'main button, main a[href], main input:not([type=hidden]), main select, main textarea, header button, header a[href]',
  )
  const smallest = 24
  const seen = [...controls].filter((control) => control.checkVisibility() && !control.matches(':disabled'))
  const problems = seen.map((control) => {
    const name =
      control.getAttribute('aria-label') ||
      control.textContent?.trim() ||
      control.getAttribute('name') ||
      control.id
    // A field without a look of its own, such as that of a switch, is pressed by its label.
    const label =
      control.closest('label') ?? (control.id ? document.querySelector(`label[for="${control.id}"]`) : null)
    const isBox = control.matches('[type=checkbox], [type=radio], [type=file]')
    // A field among what was chosen before is pressed by the frame around both.
    const touched = (isBox ? label : control.parentElement?.closest('[data-multiline]')) ?? control
    // A link within a sentence is as high as its line.
    const isInText = control.matches('a') && getComputedStyle(control).display === 'inline'
    touched.scrollIntoView({ block: 'center' })
    const { left, top, width, height } = touched.getBoundingClientRect()
    if (!isInText && (width < smallest - 0.5 || height < smallest - 0.5))
      return `${name} measures ${Math.round(width)} by ${Math.round(height)}`
    const found = document.elementFromPoint(left + width / 2, top + height / 2)
    return found && !touched.contains(found) && !found.contains(touched) ? `${name} is covered` : null
  })
  return problems.filter((problem) => problem !== null)
}
