import type { ReviewSummary } from '@vitrine/domain/reviews/review-summary'
import { html, type Markup } from '@vitrine/storefront/parts/html/markup'
import type { ProductReviews } from '../page-json/products/product-reviews.ts'

type ShownReview = ProductReviews['reviews'][number]

/** Writes the reviews of a product, with how they are checked; the link to further ones is a page, and a script brings them here. */
export function reviewsSectionHtml(
  { reviews, moreUrl, checkedText, productId }: ProductReviews,
  summary: ReviewSummary | null,
  siteTitle: string,
): string {
  const list =
    reviews.length === 0
      ? html`<p class="product-reviews-none">Nobody has written about it yet.</p>`
      : html`<ul class="product-reviews-list">${reviews.map((each) => reviewHtml(each, siteTitle))}</ul>`
  return html`<section class="product-reviews" id="reviews" data-product-id="${productId}" aria-labelledby="reviews-title"><h2 class="product-reviews-title" id="reviews-title">Reviews</h2>${
    summary === null ? '' : summaryHtml(summary)
  }${list}${moreHtml(moreUrl)}<details class="product-reviews-checked"><summary>How reviews are checked</summary><p>${checkedText}</p></details></section>`
    .text
}

/** The list of reviews alone, and the link behind it. */
export function reviewsListHtml({ reviews, moreUrl }: ProductReviews, siteTitle: string): Markup {
  return html`<ul class="product-reviews-list">${reviews.map((each) => reviewHtml(each, siteTitle))}</ul>${moreHtml(moreUrl)}`
}

function summaryHtml({ percent, text, averageText, countText }: ReviewSummary): Markup {
  return html`<p class="product-reviews-summary">${stars(percent, text)} <span aria-hidden="true">${averageText} · ${countText}</span></p>`
}

function moreHtml(moreUrl: string): Markup | '' {
  return moreUrl === '' ? '' : html`<p class="product-reviews-more"><a href="${moreUrl}">More reviews</a></p>`
}

function reviewHtml(review: ShownReview, siteTitle: string): Markup {
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
  return html`<li class="product-review" id="review-${id}"><p class="product-review-stars">${stars(percent, `${rating} out of 5 stars`)}</p>${
    title === '' ? '' : html`<h3 class="product-review-title">${title}</h3>`
  }${paragraphs(body, 'product-review-body')}<p class="product-review-by"><span class="product-review-author">${authorName || 'Anonymous'}</span> <time datetime="${new Date(createdOn).toISOString()}">${dateText}</time> <span class="product-review-source${isVerified ? ' is-verified' : ''}">${sourceText}</span></p>${
    answer === ''
      ? ''
      : html`<div class="product-review-answer"><p class="product-review-answerer">Answer of ${siteTitle}</p>${paragraphs(answer, 'product-review-body')}</div>`
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
