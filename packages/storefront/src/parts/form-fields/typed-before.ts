/** Reads what stands in the fields of a form, boxes as "on" or "": a visitor may type before scripts have taken over. */
export function typedBefore(root: ParentNode): Readonly<Record<string, string>> {
  const typed: Record<string, string> = {}
  for (const control of root.querySelectorAll('form :is(input, select, textarea)')) {
    if (control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement)
      typed[control.name] = control.value
    if (!(control instanceof HTMLInputElement) || control.type === 'hidden') continue
    if (control.type === 'checkbox') typed[control.name] = control.checked ? 'on' : ''
    else if (control.type !== 'radio' || control.checked) typed[control.name] = control.value
  }
  return typed
}
