import { escapeHtml } from '@vitrine/site/html/escape'
import type { FolderWarning } from '@vitrine/site/template-folder/template-folder'
import { plainPage, plainPagePolicy } from '../../http/reply/plain-page.ts'
import { plainSecurityHeaders } from '../../http/reply/security-headers.ts'

/** Number of the specification, section 2. */
const errorPageType = 101

/** Says to who works on a template, in place of a page of it, what is wrong with it. */
export function mistakesPage(mistakes: readonly FolderWarning[]): {
  readonly headers: readonly string[]
  readonly body: string
} {
  const rows = mistakes.map(
    ({ file, line, message }) =>
      `<p><strong>${escapeHtml([file, line].filter((part) => part !== null).join(':'))}</strong><br>${escapeHtml(message)}</p>`,
  )
  const headers = {
    ...plainSecurityHeaders,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': plainPagePolicy,
    'x-robots-tag': 'noindex',
  }
  const body = plainPage({
    locale: 'en',
    pageType: errorPageType,
    title: 'The template has a mistake',
    mainHtml: `<h1>The template has a mistake</h1>${rows.join('')}<p>Mend it and load this page again. Visitors of a site that runs without <code>--dev</code> see its pages as far as they can be read.</p>`,
  })
  return { headers: Object.entries(headers).flat(), body }
}
