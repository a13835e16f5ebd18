import { isRecord } from '@vitrine/domain/shapes/is-record'
import { escapeHtml } from '../html/escape.ts'
import { sayIn } from '../words/visitor-words.ts'

/**
 * Links to a page in the languages of its site, as `languages` of the page data has them: each in its own words and marked with its language.
 * '' for a site of one language.
 */
export function switcherHtml({ languages }: Readonly<Record<string, unknown>>): string {
  if (!Array.isArray(languages) || languages.length < 2) return ''
  const read = languages.filter(isRecord).find(({ active }) => active === true)
  const links = languages.filter(isRecord).map(({ code, name, url, active }) => {
    const [tag, address] = [escapeHtml(String(code)), escapeHtml(String(url))]
    const current = active === true ? ' aria-current="true"' : ''
    return `<li><a href="${address}" hreflang="${tag}" lang="${tag}"${current}>${escapeHtml(String(name))}</a></li>`
  })
  return `<nav class="vt-languages" aria-label="${escapeHtml(sayIn(String(read?.code ?? ''))('Languages'))}"><ul>${links.join('')}</ul></nav>`
}
