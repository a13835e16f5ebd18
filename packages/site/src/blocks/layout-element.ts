import { html, type Markup, siteWording } from '@vitrine/storefront/parts/html/markup'

/** An area of blocks, with what scripts and styles of templates find it by. */
export interface LayoutElement {
  readonly id: string
  /** `page` and `item` for bodies, `block-field` for areas of the template. */
  readonly type: 'page' | 'item' | 'block-field'
  readonly columns: '1' | '12'
  readonly className: string
  readonly label: string
  readonly updatedAtMs: number | null
  /** The rows, as HTML. */
  readonly content: string
}

/** The element of an area; one without content says so in its class, so that templates can hide it. */
export function layoutElement(element: LayoutElement): Markup {
  const { id, type, columns, className, label, updatedAtMs, content } = element
  const classes = ['sqs-layout', `sqs-grid-${columns}`, `columns-${columns}`]
  if (content === '') classes.push('empty')
  if (className !== '') classes.push(className)
  return html`<div class="${classes.join(' ')}"${label === '' ? '' : html` data-layout-label="${label}"`} data-type="${type}"${
    updatedAtMs === null ? '' : html` data-updated-on="${updatedAtMs}"`
  }${id === '' ? '' : html` id="${id}"`}>${siteWording(content)}</div>`
}
