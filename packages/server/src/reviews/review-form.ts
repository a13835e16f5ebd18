import type { OrderLine } from '@vitrine/domain/orders/order'
import { type ReviewInput, type ReviewProblem, reviewProblemText } from '@vitrine/domain/reviews/check-review'
import { reviewFieldName } from '@vitrine/domain/reviews/read-review-form'
import { reviewLimits } from '@vitrine/domain/reviews/review'
import type { Say } from '@vitrine/domain/words/say'
import { html, type Markup } from '@vitrine/storefront/parts/html/markup'
import { reviewPath } from './review-link.ts'

/** A product of an order as the form shows it. */
export interface ReviewPart {
  readonly line: OrderLine
  /** What stands in its fields. */
  readonly filling: Pick<ReviewInput, 'rating' | 'title' | 'body'>
  readonly problem: ReviewProblem | null
  /** Nothing was written yet, something was, or it was sent just now. */
  readonly state: 'open' | 'written' | 'thanked'
}

interface ReviewForm {
  readonly say: Say
  /** Whose products they are. */
  readonly orderId: string
  readonly token: string
  readonly parts: readonly ReviewPart[]
  readonly authorName: string
}

const stars = ['1', '2', '3', '4', '5']

/** One form for all products of an order, so that what is typed about one is not lost when another is sent; it needs no script. */
export function reviewFormHtml({ say, orderId, token, parts, authorName }: ReviewForm): Markup {
  const drawn = parts.map((part) =>
    part.state === 'thanked' ? thanksHtml(say, part.line) : partHtml(say, part, parts.length === 1),
  )
  if (parts.every(({ state }) => state === 'thanked')) return html`${drawn}`
  return html`<form method="post" action="${reviewPath('write', token)}" data-kept-form="review-${orderId}">${drawn}<div class="review-form"><label for="review-name">${say('Your name as it is shown')}</label><input type="text" id="review-name" name="authorName" required maxlength="${reviewLimits.authorName}" autocomplete="given-name" value="${authorName}"><button type="submit">${say('Send')}</button></div></form>`
}

function thanksHtml(say: Say, line: OrderLine): Markup {
  return html`<section class="review-form"><h2>${nameOf(line)}</h2><p role="status">${say('Thank you. Your review has arrived.')}</p></section>`
}

function partHtml(say: Say, { line, filling, problem, state }: ReviewPart, isOnly: boolean): Markup {
  const { itemId } = line
  const id = `review-${itemId}`
  const said =
    problem === null
      ? ''
      : html`<p class="review-form-problem" role="alert">${say(reviewProblemText[problem])}</p>`
  // Of several products one may be passed over.
  const required = isOnly ? html` required` : ''
  return html`<section class="review-form" id="${id}" aria-labelledby="${id}-heading"><h2 id="${id}-heading">${nameOf(line)}</h2>${said}${
    state === 'written'
      ? html`<p>${say('You have written about it. You can change what you wrote.')}</p>`
      : ''
  }<fieldset><legend>${say('Stars')}</legend>${stars.map(
    (star) =>
      html`<label><input type="radio" name="${reviewFieldName('rating', itemId)}" value="${star}"${required}${
        filling.rating === star ? html` checked` : ''
      }> ${star === '1' ? say('1 star') : say('{star} stars', { star })}</label>`,
  )}</fieldset><label for="${id}-title">${say('Heading (as you like)')}</label><input type="text" id="${id}-title" name="${reviewFieldName('title', itemId)}" maxlength="${reviewLimits.title}" value="${filling.title}"><label for="${id}-body">${say('What do you think of it?')}</label><textarea id="${id}-body" name="${reviewFieldName('body', itemId)}" rows="6" maxlength="${reviewLimits.body}">${filling.body}</textarea></section>`
}

function nameOf({ title, optionValues }: OrderLine): string {
  return [title, ...optionValues.map(({ value }) => value)].join(', ')
}
