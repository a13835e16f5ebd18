import type { OrderLine } from '@vitrine/domain/orders/order'
import { type ReviewInput, type ReviewProblem, reviewProblemText } from '@vitrine/domain/reviews/check-review'
import { reviewLimits } from '@vitrine/domain/reviews/review'
import type { Say } from '@vitrine/domain/words/say'
import { html, type Markup } from '@vitrine/storefront/parts/html/markup'
import { reviewPath } from './review-link.ts'

/** What stands in the form of a review. */
export type Filling = Pick<ReviewInput, 'rating' | 'title' | 'body' | 'authorName'>

interface ReviewForm {
  readonly say: Say
  readonly line: OrderLine
  readonly token: string
  readonly filling: Filling
  readonly problem: ReviewProblem | null
  /** Nothing was written yet, something was, or it was sent just now. */
  readonly state: 'open' | 'written' | 'thanked'
}

const stars = ['1', '2', '3', '4', '5']

/** The form for one product of an order; it needs no script. */
export function reviewFormHtml({ say, line, token, filling, problem, state }: ReviewForm): Markup {
  const { itemId, title, optionValues } = line
  const name = [title, ...optionValues.map(({ value }) => value)].join(', ')
  const id = `review-${itemId}`
  if (state === 'thanked')
    return html`<section class="review-form"><h2>${name}</h2><p role="status">${say('Thank you. Your review has arrived.')}</p></section>`
  const said =
    problem === null
      ? ''
      : html`<p class="review-form-problem" role="alert">${say(reviewProblemText[problem])}</p>`
  return html`<form class="review-form" id="${id}" method="post" action="${reviewPath('write', token)}"><h2>${name}</h2>${said}${
    state === 'written'
      ? html`<p>${say('You have written about it. You can change what you wrote.')}</p>`
      : ''
  }<input type="hidden" name="productId" value="${itemId}"><fieldset><legend>${say('Stars')}</legend>${stars.map(
    (star) =>
      html`<label><input type="radio" name="rating" value="${star}" required${
        filling.rating === star ? html` checked` : ''
      }> ${star === '1' ? say('1 star') : say('{star} stars', { star })}</label>`,
  )}</fieldset><label for="${id}-title">${say('Heading (as you like)')}</label><input type="text" id="${id}-title" name="title" maxlength="${reviewLimits.title}" value="${filling.title}"><label for="${id}-body">${say('What do you think of it?')}</label><textarea id="${id}-body" name="body" rows="6" maxlength="${reviewLimits.body}">${filling.body}</textarea><label for="${id}-name">${say('Your name as it is shown')}</label><input type="text" id="${id}-name" name="authorName" required maxlength="${reviewLimits.authorName}" autocomplete="given-name" value="${filling.authorName}"><button type="submit">${say('Send')}</button></form>`
}
