/** Finds the one element of a role whose name or text holds `name`; throws when there is none. */
export function see(role: string, name = ''): HTMLElement {
  const found = all(role).find((element) => nameOf(element).includes(name))
  if (!found) throw new Error(`No ${role} "${name}" in: ${document.body.innerHTML}`)
  return found
}

/** Whether an element of that role and name is in the page. */
export function sees(role: string, name = ''): boolean {
  return all(role).some((element) => nameOf(element).includes(name))
}

/** The control that a label names. */
export function field(label: string): HTMLInputElement {
  for (const candidate of document.querySelectorAll('label')) {
    if (!candidate.textContent?.startsWith(label)) continue
    const control = candidate.htmlFor
      ? document.getElementById(candidate.htmlFor)
      : candidate.querySelector('input')
    if (control) return control as HTMLInputElement
  }
  throw new Error(`No field "${label}" in: ${document.body.innerHTML}`)
}

/** Types into a control as a visitor does: React hears of it too. */
export function fill(control: HTMLElement, value: string): void {
  const kind = control instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(control, value)
  const type = control instanceof HTMLSelectElement ? 'change' : 'input'
  control.dispatchEvent(new Event(type, { bubbles: true }))
}

const selectors: Readonly<Record<string, string>> = {
  alert: '[role="alert"]',
  status: '[role="status"]',
  alertdialog: '[role="alertdialog"]',
  dialog: 'dialog:not([role])',
  button: 'button, [role="button"]',
  link: 'a[href]',
  heading: 'h1, h2, h3',
  spinbutton: 'input[type="number"]',
  radio: 'input[type="radio"]',
}

function all(role: string): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selectors[role] ?? `[role="${role}"]`)]
}

function nameOf(element: HTMLElement): string {
  return `${element.getAttribute('aria-label') ?? ''} ${element.textContent ?? ''} ${element.getAttribute('value') ?? ''}`
}
