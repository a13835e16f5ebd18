import { html, type Markup } from '@vitrine/storefront/parts/html/markup'

interface FormLightbox {
  /** What the button says that opens it. */
  readonly label: string
  readonly alignment: string
}

/** Writes a form behind a button. Without a script the button opens it in its place; a script lays it over the page. */
export function formLightboxHtml(form: Markup, { label, alignment }: FormLightbox): Markup {
  return html`<details class="form-lightbox lightbox-handle-wrapper lightbox-handle-wrapper--align-${alignment}"><summary class="lightbox-handle sqs-system-button sqs-editable-button">${label}</summary><div class="form-lightbox-content">${form}</div></details>`
}
