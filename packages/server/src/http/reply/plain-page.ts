import { hash } from 'node:crypto'
import { escapeHtml } from '@vitrine/site/html/escape'
import { inertPolicy } from './security-headers.ts'

const style =
  'body{font:1.1rem/1.5 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1.5rem;color:#222}'

/** Its own lines of style count, and nothing else does. */
export const plainPagePolicy = `${inertPolicy}; style-src 'sha256-${hash('sha256', style, 'base64')}'`

/** A page that needs neither a template nor a file, and that search engines leave out. */
export function plainPage({
  locale,
  pageType,
  title,
  mainHtml,
}: Readonly<Record<'locale' | 'title' | 'mainHtml', string>> & { readonly pageType: number }): string {
  return `<!doctype html>
<html lang="${escapeHtml(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title>
<style>${style}</style>
</head><body data-page-type="${pageType}"><main>${mainHtml}</main></body></html>
`
}
