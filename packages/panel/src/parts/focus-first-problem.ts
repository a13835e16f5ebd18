/**
 * Leads to the first field of a form that was refused, or to the words above the form: on a long page both may be out of sight. Returns whether
 * a field says what is wrong.
 */
export function focusFirstProblem(form: HTMLElement | null): boolean {
  const field = form?.querySelector<HTMLElement>(
    '[aria-invalid="true"], input[data-error="true"], input[data-invalid="true"], [data-invalid="true"] [contenteditable="true"]',
  )
  // A choice of several has words beneath it, and no field of its own.
  const words = form?.querySelector<HTMLElement>('[class*="InputWrapper-error"]')
  if (field) field.focus()
  else (words ?? form?.querySelector('[role="alert"]'))?.scrollIntoView?.({ block: 'center' })
  return Boolean(field ?? words)
}
