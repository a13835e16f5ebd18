import type { Edit, ElementRule } from '../../html/rewrite-elements.ts'

/** The price of a product as our formatter writes it, whole. */
const price = /<div class="product-price">(?:(?!<div|<\/div>)[\s\S])*<\/div>/y

/** Writes a note below the first price of a product's page, whatever the template; none where there is nothing to say. */
export class BelowPrice implements ElementRule {
  readonly tags = ['div class="product-price"']
  readonly #note: string
  #end = -1

  /** The note is HTML; '' says nothing. */
  constructor(note: string) {
    this.#note = note
  }

  meet(page: string, at: number): void {
    if (this.#note === '' || this.#end >= 0) return
    price.lastIndex = at
    if (price.test(page)) this.#end = price.lastIndex
  }

  edits(): readonly Edit[] {
    return this.#end < 0 ? [] : [{ start: this.#end, end: this.#end, text: this.#note }]
  }
}
