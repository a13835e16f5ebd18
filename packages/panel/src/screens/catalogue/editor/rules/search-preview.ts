import type { ProductDraft } from './draft.ts'

interface SearchPreview {
  readonly title: string
  readonly description: string
}

/** What a search engine is likely to show: what the owner wrote for it, else what the page says. */
export function searchPreview(draft: ProductDraft, siteTitle: string): SearchPreview {
  const title =
    draft.seoTitle.trim() || [draft.title.trim(), siteTitle].filter((part) => part !== '').join(' — ')
  const description = draft.seoDescription.trim() || plainText(draft.excerptHtml) || plainText(draft.bodyHtml)
  return { title, description: description.slice(0, 160) }
}

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
}
