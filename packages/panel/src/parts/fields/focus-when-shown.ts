/** Gives the focus to a field that has just opened, so that what is typed goes into it. */
export function focusWhenShown(field: HTMLElement | null): void {
  field?.focus()
}
