import { escapeHtml } from '../html/escape.ts'

/** Writes what a visitor wrote: paragraphs, line breaks, and web addresses as links that search engines do not count. */
export function commentTextHtml(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${linked(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('')
}

function linked(text: string): string {
  let out = ''
  let done = 0
  for (const { 0: found, index } of text.matchAll(/https?:\/\/[^\s<>"']+/gi)) {
    const url = found.replace(/[.,;:!?)\]]+$/, '')
    out += escapeHtml(text.slice(done, index))
    out += `<a href="${escapeHtml(url)}" rel="nofollow ugc noopener">${escapeHtml(url)}</a>`
    done = index + url.length
  }
  return out + escapeHtml(text.slice(done))
}
