import { fillTitle } from '@vitrine/domain/website/settings/seo'
import { wordsOfHtml } from '../../../../parts/rich-text/words-of-html.ts'
import type { Session } from '../../../../session/session.ts'
import type { PageValue } from '../page-form.ts'

/** What search engines and networks are likely to show of a page. */
export interface PagePreview {
  readonly title: string
  readonly description: string
  readonly pictureUrl: string | null
}

/** So much of a description is shown. */
const shownLength = 160

/** What was written for them, else what the page says, as the head of the page has it. */
export function previewOf(
  page: PageValue,
  { title, head }: Pick<Session['site'], 'title' | 'head'>,
  isHomepage: boolean,
): PagePreview {
  const format = isHomepage ? head.homepageTitleFormat : head.collectionTitleFormat
  const description = page.seoDescription.trim() || wordsOfHtml(page.description) || head.description
  const image = page.socialImage ?? page.mainImage ?? page.cover?.image ?? null
  return {
    title: page.seoTitle.trim() || fillTitle(format, { site: title, page: page.title.trim() }),
    description:
      description.length > shownLength ? `${description.slice(0, shownLength - 1).trimEnd()}…` : description,
    pictureUrl: image?.assetUrl ?? head.pictureUrl,
  }
}

/** Whether an editor of formatted text keeps all of a body: one with elements that it does not know is written as HTML. */
export function isFormattedText(html: string): boolean {
  const tags = html.match(/<[a-z][^>]*>/gi) ?? []
  return tags.every((tag) =>
    /^<(?:p|br|h2|h3|ul|li|strong|b|em|i|u|blockquote|hr|img(?: (?:src|alt|title|width|height|loading)="[^"]*")*|a(?: (?:href|rel|target)="[^"]*")*|ol(?: start="\d+")?)\s*\/?>$/i.test(
      tag,
    ),
  )
}
