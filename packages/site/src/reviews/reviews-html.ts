import type { ReviewSummary } from '@vitrine/domain/reviews/review-summary'
import type { Site } from '@vitrine/domain/website/site'
import type { Say } from '@vitrine/domain/words/say'
import { html, type Markup } from '@vitrine/storefront/parts/html/markup'
import type { ProductReviews } from '../page-json/products/product-reviews.ts'
import { sayIn } from '../words/visitor-words.ts'

type ShownReview = ProductReviews['reviews'][number]
type ReviewedSite = Pick<Site, 'title' | 'language'>

/** Writes the reviews of a product, with how they are checked; the link to further ones is a page, and a script brings them here. */
export function reviewsSectionHtml(
  { reviews, moreUrl, checkedText, productId }: ProductReviews,
  summary: ReviewSummary | null,
  site: ReviewedSite,
): string {
  const say = sayIn(site.language)
  const list =
    reviews.length === 0
      ? html`<p class="product-reviews-none">${say('Nobody has written about it yet.')}</p>`
      : html`<ul class="product-reviews-list">${reviews.map((each) => reviewHtml(each, site))}</ul>`
  return html`<section class="product-reviews" id="reviews" data-product-id="${productId}" aria-labelledby="reviews-title"><h2 class="product-reviews-title" id="reviews-title">${say('Reviews')}</h2>${
    summary === null ? '' : summaryHtml(summary)
  }${list}${moreHtml(moreUrl, say)}<details class="product-reviews-checked"><summary>${say('How reviews are checked')}</summary><p>${checkedText}</p></details></section>`
    .text
}

/** The list of reviews alone, and the link behind it. */
export function reviewsListHtml({ reviews, moreUrl }: ProductReviews, site: ReviewedSite): Markup {
  return html`<ul class="product-reviews-list">${reviews.map((each) => reviewHtml(each, site))}</ul>${moreHtml(moreUrl, sayIn(site.language))}`
}

function summaryHtml({ percent, text, averageText, countText }: ReviewSummary): Markup {
  return html`<p class="product-reviews-summary">${stars(percent, text)} <span aria-hidden="true">${averageText} · ${countText}</span></p>`
}

function moreHtml(moreUrl: string, say: Say): Markup | '' {
  return moreUrl === ''
    ? ''
    : html`<p class="product-reviews-more"><a href="${moreUrl}">${say('More reviews')}</a></p>`
}

function reviewHtml(review: ShownReview, { title: siteTitle, language }: ReviewedSite): Markup {
  const say = sayIn(language)
  const {
    id,
    rating,
    percent,
    title,
    body,
    authorName,
    isVerified,
    sourceText,
    createdOn,
    dateText,
    answer,
  } = review
  return html`<li class="product-review" id="review-${id}"><p class="product-review-stars">${stars(percent, say('{rating} out of 5 stars', { rating }))}</p>${
    title === '' ? '' : html`<h3 class="product-review-title">${title}</h3>`
  }${paragraphs(body, 'product-review-body')}<p class="product-review-by"><span class="product-review-author">${authorName || say('Anonymous')}</span> <time datetime="${new Date(createdOn).toISOString()}">${dateText}</time> <span class="product-review-source${isVerified ? ' is-verified' : ''}">${sourceText}</span></p>${
    answer === ''
      ? ''
      : html`<div class="product-review-answer"><p class="product-review-answerer">${say('Answer of {siteTitle}', { siteTitle })}</p>${paragraphs(answer, 'product-review-body')}</div>`
  }</li>`
}

/** Stars that are filled so far; those who do not see them read the words. */
function stars(percent: number, text: string): Markup {
  return html`<span class="review-stars" style="--filled:${percent}%" role="img" aria-label="${text}"></span>`
}

function paragraphs(text: string, name: string): Markup | '' {
  if (text === '') return ''
  const parts = text.split(/\n{2,}/).map((part) => html`<p>${lines(part)}</p>`)
  return html`<div class="${name}">${parts}</div>`
}

function lines(text: string): readonly Markup[] {
  return text.split('\n').map((line, place) => (place === 0 ? html`${line}` : html`<br>${line}`))
}
