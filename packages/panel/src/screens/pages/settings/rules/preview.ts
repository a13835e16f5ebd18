import type { ProductImage } from '@vitrine/domain/images/product-image'
import type { PageValue } from '../page-form.ts'

/** What search engines and networks are likely to show of a page. */
export interface PagePreview {
  readonly title: string
  readonly description: string
  readonly image: ProductImage | null
}

/** So much of a description is shown. */
const shownLength = 160

/** What was written for them, else what the page says, as the head of the page has it. */
export function previewOf(
  page: PageValue,
  site: { readonly title: string; readonly isHomepage: boolean },
): PagePreview {
  const usualTitle = site.isHomepage ? site.title : `${page.title.trim()} — ${site.title}`
  const description = page.seoDescription.trim() || page.description.trim()
  return {
    title: page.seoTitle.trim() || usualTitle,
    description:
      description.length > shownLength ? `${description.slice(0, shownLength - 1).trimEnd()}…` : description,
    image: page.socialImage ?? page.mainImage ?? page.cover?.image ?? null,
  }
}

/** Whether an editor of formatted text keeps all of a body: one with elements that it does not know is written as HTML. */
export function isFormattedText(html: string): boolean {
  const tags = html.match(/<[a-z][^>]*>/gi) ?? []
  return tags.every((tag) =>
    /^<(?:p|br|h2|h3|ul|ol|li|strong|b|em|i|u|blockquote|hr|a href="[^"]*"(?: (?:rel|target)="[^"]*")*)\s*\/?>$/i.test(
      tag,
    ),
  )
}
