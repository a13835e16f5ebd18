/** Leads to the first field of a form that was refused, or to the words above the form: on a long page both may be out of sight. */
export function focusFirstProblem(form: HTMLElement | null): void {
  const field = form?.querySelector<HTMLElement>(
    '[aria-invalid="true"], input[data-error="true"], input[data-invalid="true"], [data-invalid="true"] [contenteditable="true"]',
  )
  if (field) field.focus()
  else form?.querySelector('[role="alert"]')?.scrollIntoView?.({ block: 'center' })
}
