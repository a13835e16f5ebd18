import { fillTitle } from '@vitrine/domain/website/settings/seo'
import { wordsOfHtml } from '../../../../parts/rich-text/words-of-html.ts'
import type { Session } from '../../../../session/session.ts'
import type { ProductDraft } from './draft.ts'

interface SearchPreview {
  readonly title: string
  readonly description: string
}

/** What a search engine is likely to show: what the owner wrote for it, else what the page says. */
export function searchPreview(
  draft: ProductDraft,
  { title: site, head }: Pick<Session['site'], 'title' | 'head'>,
  shopTitle: string,
): SearchPreview {
  const names = { site, page: shopTitle, item: draft.title.trim() || 'Name of the product' }
  const title = draft.seoTitle.trim() || fillTitle(head.itemTitleFormat, names)
  const description =
    draft.seoDescription.trim() || wordsOfHtml(draft.excerptHtml) || wordsOfHtml(draft.bodyHtml)
  return { title, description: description.slice(0, 160) }
}
