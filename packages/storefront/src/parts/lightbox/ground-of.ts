/** The colour behind an element and that of the words on it, so that the template's text can be read on the same. */
export function groundOf(start: Element): { readonly ground: string; readonly ink: string } {
  for (let next: Element | null = start.parentElement; next; next = next.parentElement) {
    const { backgroundColor, color } = getComputedStyle(next)
    if (/^rgb\(/.test(backgroundColor)) return { ground: backgroundColor, ink: color }
  }
  return { ground: '#fff', ink: 'inherit' }
}
