import { html } from '@vitrine/storefront/parts/html/markup'
import { type BlockWriter, cleaned } from '../block-context.ts'

/** Titles that open what they stand for; the browser does it all. */
export const writeAccordion: BlockWriter<'accordion'> = (value, { id }) => {
  const items = value.items.filter((item) => item.title !== '')
  if (items.length === 0) return null
  // Details of one name close each other.
  const name = value.allowsSeveral ? '' : html` name="${id}-accordion"`
  const entries = items.map(
    (item, index) =>
      html`<li class="accordion-item"><details${name}${
        value.opensFirst && index === 0 ? html` open` : ''
      }><summary class="accordion-item__title-wrapper"><span class="accordion-item__title">${
        item.title
      }</span><span class="accordion-icon-container" aria-hidden="true"></span></summary><div class="accordion-item__dropdown"><div class="accordion-item__description">${cleaned(
        item.html,
      )}</div></div></details></li>`,
  )
  return html`<ul class="accordion-items-container${value.showDividers ? ' accordion-divider' : ''}">${entries}</ul>`
}
