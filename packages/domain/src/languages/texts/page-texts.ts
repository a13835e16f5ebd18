import type { Collection } from '../../content/collection.ts'
import type { CoverPage } from '../../content/cover-page.ts'
import { frameRoles } from '../../content/pages/page-settings.ts'
import { namesByAddress } from './address-names.ts'
import { type EachText, html, line, lines } from './text-field.ts'

/** The texts of a page, blog, shop or other collection. */
export function visitPage(page: Collection, each: EachText): Collection {
  return {
    ...page,
    title: each(line('title', 'Title'), page.title),
    navigationTitle: each(line('navigationTitle', 'Title in menus'), page.navigationTitle),
    description: each(html('description', 'Description', 20_000), page.description),
    bodyHtml: each(html('body', 'Text'), page.bodyHtml),
    seoTitle: each(line('seoTitle', 'Title for search engines'), page.seoTitle),
    seoDescription: each(
      lines('seoDescription', 'Description for search engines', 2_000),
      page.seoDescription,
    ),
    lockTexts: page.lockTexts && {
      headline: each(
        { ...line('lockHeadline', 'Headline before the password'), roles: frameRoles },
        page.lockTexts.headline,
      ),
      bodyHtml: each(
        { ...html('lockBody', 'Text before the password', 20_000), roles: frameRoles },
        page.lockTexts.bodyHtml,
      ),
    },
    cover: page.cover && visitCover(page.cover, each),
    podcast: page.podcast && {
      ...page.podcast,
      title: each(line('podcastTitle', 'Title of the podcast'), page.podcast.title),
    },
    album: page.album && {
      ...page.album,
      descriptionHtml: each(html('album', 'Description of the album', 20_000), page.album.descriptionHtml),
    },
  }
}

/** Buttons go by where they lead, as they can change their places; two to one address are told apart by a count. */
function visitCover(cover: CoverPage, each: EachText): CoverPage {
  const nameOf = namesByAddress('coverAction')
  return {
    ...cover,
    headline: each(line('coverHeadline', 'Headline of the cover page'), cover.headline),
    bodyHtml: each(html('coverBody', 'Text of the cover page', 20_000), cover.bodyHtml),
    actions: cover.actions.map((action) => ({
      ...action,
      label: each(line(nameOf(action.url, action.label), 'Button of the cover page'), action.label),
    })),
  }
}
