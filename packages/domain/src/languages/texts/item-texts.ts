import type { ContentItem } from '../../content/item.ts'
import { type EachText, html, line, lines } from './text-field.ts'

/** The texts of a post, an event, a picture or a track. */
export function visitItem(item: ContentItem, each: EachText): ContentItem {
  return {
    ...item,
    title: each(line('title', 'Title'), item.title),
    excerptHtml: each(html('excerpt', 'Excerpt', 20_000), item.excerptHtml),
    bodyHtml: each(html('body', 'Text'), item.bodyHtml),
    seo: {
      title: each(line('seoTitle', 'Title for search engines'), item.seo.title),
      description: each(
        lines('seoDescription', 'Description for search engines', 2_000),
        item.seo.description,
      ),
    },
  }
}
