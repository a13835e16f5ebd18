const partName = 'product-quantity-input'

/** A field that is further from the start of its part belongs to something else. */
const maxWayChars = 1_000

const less =
  '<button type="button" class="vt-quantity-step" data-step="down" aria-label="One less"><span aria-hidden="true">&minus;</span></button>'
const more =
  '<button type="button" class="vt-quantity-step" data-step="up" aria-label="One more"><span aria-hidden="true">+</span></button>'

/**
 * Puts a button to either side of the quantity fields of product forms. They stand in the page from the start, so that nothing moves and
 * no field loses its focus when the form comes alive.
 */
export function addQuantitySteps(page: string): string {
  let out = ''
  let done = 0
  for (let at = page.indexOf(partName); at >= 0; at = page.indexOf(partName, at + partName.length)) {
    const field = fieldOfPart(page, at)
    if (!field || field.start < done || !isInProductForm(page, at)) continue
    const tag = page.slice(field.start, field.end)
    out += `${page.slice(done, field.start)}<span class="vt-quantity">${less}${tag}${more}</span>`
    done = field.end
  }
  return out + page.slice(done)
}

interface Place {
  readonly start: number
  readonly end: number
}

/** The number field of the part whose class name stands at a place. */
function fieldOfPart(page: string, at: number): Place | null {
  const isClass = /^<\w+\s[^<>]*class=["'][^"'<>]*$/.test(page.slice(page.lastIndexOf('<', at), at))
  const way = page.slice(at, at + maxWayChars)
  const found = isClass ? /<input\b[^<>]*>/.exec(way) : null
  if (!found?.[0].includes('type="number"')) return null
  return { start: at + found.index, end: at + found.index + found[0].length }
}

/** A template without a form of its own lays the field out itself. */
function isInProductForm(page: string, at: number): boolean {
  const start = page.lastIndexOf('<form', at)
  if (start < 0 || page.lastIndexOf('</form', at) > start) return false
  return page.slice(start, page.indexOf('>', start)).includes('product-form')
}
