import type { Formatter } from '@vitrine/template/registry'
import type { Scope } from '@vitrine/template/scope'
import { asNumber, asText } from '@vitrine/template/values/convert'
import { ownValue } from '@vitrine/template/values/own'
import { isTruthy } from '@vitrine/template/values/truthy'
import { html } from '../html/markup.ts'
import { markupFormatter } from '../html/markup-formatter.ts'

/** `comment-count`: `No Comments`, `1 Comment`, `12 Comments` (Specification, section 9). */
export const commentCount: Formatter = (item) => {
  const count = countOf(item)
  if (count === 0) return 'No Comments'
  return count === 1 ? '1 Comment' : `${count} Comments`
}

/** `comment-link`: leads from a list to the comments of an item (Specification, section 9). */
export const commentLink = markupFormatter((item, _args, scope) => {
  const id = ownValue(item, 'id')
  const url = ownValue(item, 'fullUrl')
  if (usesDisqus(scope)) {
    return html`<a href="${url}#disqus_thread" class="sqs-comment-link" data-id="${id}"></a>`
  }
  const count = countOf(item)
  return html`<a href="${url}#comments-${id}" class="sqs-comment-link" data-id="${id}">
  ${count === 0 ? 'No' : count}
  ${count > 1 ? 'Comments' : 'Comment'}
  </a>`
})

/** `comments`: a container that a script fills with the comments of an item. */
export const comments = markupFormatter((item, _args, scope) => {
  if (usesDisqus(scope)) return html`<div class="squarespace-comments" id="disqus_thread"></div>`
  const id = ownValue(item, 'id')
  return html`<div class="squarespace-comments" id="comments-${id}" data-item-id="${id}" data-public-comment-count="${countOf(
    item,
  )}" data-comment-state="${ownValue(item, 'commentState')}"></div>`
})

function countOf(item: unknown): number {
  return asNumber(ownValue(item, 'publicCommentCount')) || 0
}

function usesDisqus(scope: Scope): boolean {
  const settings = scope.find(['websiteSettings'])
  return ['disqusShortname', 'disqusShortName'].some((key) => isTruthy(asText(ownValue(settings, key))))
}
