import { siteWording } from '@vitrine/storefront/parts/html/markup'
import { switcherHtml } from '../../language/switcher-html.ts'
import type { BlockWriter } from '../block-context.ts'

/** The languages of the site, as links to this page in each; nothing on a site of one language. */
export const writeLanguages: BlockWriter<'languages'> = (_value, { data }) => {
  const html = switcherHtml(data)
  return html === '' ? null : siteWording(html)
}
