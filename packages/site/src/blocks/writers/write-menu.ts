import {
  type MenuItem,
  type MenuPart,
  type MenuSection,
  readMenu,
} from '@vitrine/domain/content/blocks/read-menu'
import { html, type Markup } from '@vitrine/storefront/parts/html/markup'
import type { BlockWriter } from '../block-context.ts'

/** What a kitchen offers, from the text its owner writes. */
export const writeMenu: BlockWriter<'menu'> = ({ source, style, currencySymbol }) => {
  const parts = readMenu(source, currencySymbol)
  if (parts.length === 0) return null
  return html`<div class="menu-block menu-style-${style}"><div class="menus">${parts.map(partHtml)}</div></div>`
}

function partHtml({ title, description, sections }: MenuPart): Markup {
  return html`<div class="menu">${
    title === ''
      ? ''
      : html`<div class="menu-header"><p class="menu-title"><strong>${title}</strong></p>${
          description === '' ? '' : html`<p class="menu-description">${description}</p>`
        }</div>`
  }${sections.map(sectionHtml)}</div>`
}

function sectionHtml({ title, items }: MenuSection): Markup {
  return html`<div class="menu-section">${
    title === ''
      ? ''
      : html`<div class="menu-section-header"><p class="menu-section-title"><strong>${title}</strong></p></div>`
  }<ul class="menu-items">${items.map(itemHtml)}</ul></div>`
}

function itemHtml({ title, description, price, options }: MenuItem): Markup {
  return html`<li class="menu-item"><div class="menu-item-title">${title}</div>${
    description === '' ? '' : html`<div class="menu-item-description">${description}</div>`
  }${price === '' ? '' : html`<div class="menu-item-price-bottom">${price}</div>`}${
    options.length === 0
      ? ''
      : html`<ul class="menu-item-options">${options.map((each) => html`<li class="menu-item-option">${each}</li>`)}</ul>`
  }</li>`
}
