import type { Say } from '@vitrine/domain/words/say'
import { escapeHtml } from '../../html/escape.ts'
import type { Edit, ElementRule } from '../../html/rewrite-elements.ts'

const partName = 'product-quantity-input'

/** A field that is further from the start of its part belongs to something else. */
const maxWayChars = 1_000

function stepButton(step: 'down' | 'up', sign: string, label: string): string {
  return `<button type="button" class="vt-quantity-step" data-step="${step}" aria-label="${escapeHtml(label)}"><span aria-hidden="true">${sign}</span></button>`
}

/**
 * Puts a button to either side of the quantity fields of product forms. They stand in the page from the start, so that nothing moves and
 * no field loses its focus when the form comes alive. A template without a form of its own lays the field out itself.
 */
export class QuantityFields implements ElementRule {
  readonly tags = ['form', '/form']
  readonly isForTexts = true
  readonly #edits: Edit[] = []
  /** Where the product form begins whose end is not yet met. */
  #formStart: number | null = null
  #done = 0
  readonly #less: string
  readonly #more: string

  constructor(say: Say) {
    this.#less = stepButton('down', '&minus;', say('One less'))
    this.#more = stepButton('up', '+', say('One more'))
  }

  meet(html: string, at: number, name: string): void {
    this.#endForm(html, at)
    if (name === 'form' && isProductForm(html, at)) this.#formStart = at
  }

  edits(html: string): readonly Edit[] {
    this.#endForm(html, html.length)
    return this.#edits
  }

  #endForm(html: string, end: number): void {
    if (this.#formStart === null) return
    const form = html.slice(this.#formStart, end)
    for (let at = form.indexOf(partName); at >= 0; at = form.indexOf(partName, at + partName.length)) {
      const field = fieldOfPart(html, this.#formStart + at)
      if (field && field.start >= this.#done) this.#surround(field)
    }
    this.#formStart = null
  }

  #surround({ start, end }: TextRange): void {
    this.#edits.push(
      { start, end: start, text: `<span class="vt-quantity">${this.#less}` },
      { start: end, end, text: `${this.#more}</span>` },
    )
    this.#done = end
  }
}

interface TextRange {
  readonly start: number
  readonly end: number
}

/** The number field of the part whose class name stands at a place. */
function fieldOfPart(page: string, at: number): TextRange | null {
  const isClass = /^<\w+\s[^<>]*class=["'][^"'<>]*$/.test(page.slice(page.lastIndexOf('<', at), at))
  const way = page.slice(at, at + maxWayChars)
  const found = isClass ? /<input\b[^<>]*>/.exec(way) : null
  if (!found?.[0].includes('type="number"')) return null
  return { start: at + found.index, end: at + found.index + found[0].length }
}

function isProductForm(html: string, at: number): boolean {
  return html.slice(at, html.indexOf('>', at)).includes('product-form')
}
