import { contactText } from '../../contact/check-contact.ts'
import { isEmail } from '../../contact/email-address.ts'
import type { ProductImage } from '../../images/product-image.ts'
import { lineText } from '../pages/line-text.ts'
import { podcastCategoryNames } from './podcast-categories.ts'

/** What directories of podcasts are told of a blog whose posts have recordings. */
export interface PodcastShow {
  /** '' for the title of the blog. */
  readonly title: string
  /** '' for the name of the site. */
  readonly author: string
  /** Where directories ask whether the show is its owner's; '' for none. */
  readonly email: string
  /** One of `podcastCategoryNames`. */
  readonly category: string
  readonly image: ProductImage | null
  readonly isExplicit: boolean
  /** Such as `de` or `en-GB`; '' for that of the site. */
  readonly language: string
}

/** The sides of a cover, in dots (Apple's requirements for shows). */
export const coverSidePx = { least: 1_400, most: 3_000 } as const

/** Whether directories take a picture as the cover of a show or of an episode. */
export function isCover({
  widthPx,
  heightPx,
  contentType,
}: Pick<ProductImage, 'widthPx' | 'heightPx' | 'contentType'>): boolean {
  const fits = widthPx >= coverSidePx.least && widthPx <= coverSidePx.most
  return fits && widthPx === heightPx && /^image\/(jpe?g|png)$/.test(contentType)
}

/** Says what is wrong with a show, by field; empty when directories would take it. */
export function showProblems(show: PodcastShow): Readonly<Record<string, string | null>> {
  const { title, author, email, category, image, language } = show
  return {
    title: lineText(title),
    author: lineText(author),
    email: email.trim() === '' || isEmail(email) ? null : contactText.emailWrong,
    category: podcastCategoryNames.includes(category) ? null : categoryText,
    image: image && isCover(image) ? null : coverText,
    language: /^([a-z]{2,3}(-[a-z0-9]{2,8})*)?$/i.test(language.trim()) ? null : languageText,
  }
}

/** The show with what was written of it made plain. */
export function settledShow(show: PodcastShow): PodcastShow {
  const { title, author, email, language } = show
  return {
    ...show,
    ...{ title: title.trim(), author: author.trim(), email: email.trim(), language: language.trim() },
  }
}

const coverText = `Please choose a square picture in JPEG or PNG, ${coverSidePx.least} to ${coverSidePx.most} dots wide.`
const categoryText = 'Please choose a category.'
const languageText = 'Write it as de or en-GB.'
