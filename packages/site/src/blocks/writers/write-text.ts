import { html, joinMarkup } from '@vitrine/storefront/parts/html/markup'
import { markdownHtml } from '../../html/markdown-html.ts'
import { type BlockWriter, cleaned, target } from '../block-context.ts'

/** Text, as its owner formatted it. */
export const writeHtml: BlockWriter<'html'> = ({ html: text }) => (text.trim() === '' ? null : cleaned(text))

/** Text in Markdown, or as it was typed where that would grow beyond all bounds. */
export const writeMarkdown: BlockWriter<'markdown'> = ({ source }) => {
  if (source.trim() === '') return null
  const written = markdownHtml(source)
  return written === null ? html`<p>${source}</p>` : cleaned(written)
}

/** A quotation, and whom it is from. */
export const writeQuote: BlockWriter<'quote'> = ({ quote, source }) => {
  if (quote.trim() === '') return null
  const lines = quote.split('\n').map((each) => html`${each}`)
  return html`<figure><blockquote><span class="quote-mark" aria-hidden="true">“</span>${joinMarkup(
    lines,
    '<br>',
  )}<span class="quote-mark" aria-hidden="true">”</span></blockquote>${
    source === '' ? '' : html`<figcaption class="source">— ${source}</figcaption>`
  }</figure>`
}

/** Code: HTML runs as an administrator wrote it, unless its source is to be shown; everything else is shown. */
export const writeCode: BlockWriter<'code'> = ({ source, language, showSource }, { page }) => {
  if (source.trim() === '') return null
  if (language === 'html' && !showSource) {
    return cleaned(page.takeCode(source))
  }
  return html`<pre class="source-code" tabindex="0"><code class="language-${language}">${source}</code></pre>`
}

/** A link that looks like a button. */
export const writeButton: BlockWriter<'button'> = ({ label, link, newWindow, size, alignment }) => {
  if (label.trim() === '') return null
  const classes = `sqs-block-button-element--${size} sqs-block-button-element`
  return html`<div class="sqs-block-button-container--${alignment} sqs-block-button-container" data-alignment="${alignment}" data-button-size="${size}"><a class="${classes}" href="${
    link || '#'
  }"${target(newWindow)}>${label}</a></div>`
}

/** A line across the column. */
export const writeHorizontalRule: BlockWriter<'horizontalrule'> = () => html`<hr>`

/** Empty room. */
export const writeSpacer: BlockWriter<'spacer'> = ({ heightPx }) =>
  html`<div class="spacer" aria-hidden="true" style="height:${heightPx}px"></div>`
