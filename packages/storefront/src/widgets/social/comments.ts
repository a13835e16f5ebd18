import type { Formatter } from '@vitrine/template/registry'
import type { Scope } from '@vitrine/template/scope'
import { asNumber } from '@vitrine/template/values/convert'
import { ownValue } from '@vitrine/template/values/own'
import { isTruthy } from '@vitrine/template/values/truthy'
import { localized } from '../../parts/html/localized.ts'
import { html, Markup, plainText } from '../../parts/html/markup.ts'
import { markupFormatter } from '../../parts/html/markup-formatter.ts'
import { plainAddress } from '../../parts/html/plain-address.ts'
import { fieldInScope, fieldsOf } from '../../parts/product/fields.ts'

/** `comment-count`: `No Comments`, `1 Comment`, `12 Comments` (specification, section 9), in the language of the page. */
export const commentCount: Formatter = (item, _args, scope) => {
  const count = asNumber(ownValue(item, 'publicCommentCount')) || 0
  return count === 0 ? localized(scope, 'noComments', 'No Comments') : `${count} ${nounOf(count, scope)}`
}

function nounOf(count: unknown, scope: Scope): string {
  return count === 1 ? localized(scope, 'comment', 'Comment') : localized(scope, 'comments', 'Comments')
}

/** `comment-link`: leads from a list to the comments of an item (specification, section 9). */
export const commentLink = markupFormatter((item, _args, scope) => {
  const id = plainText(fieldInScope(item, idPath, scope))
  const url = plainAddress(fieldInScope(item, urlPath, scope)).text
  if (usesDisqus(scope)) {
    return new Markup(
      `<a href="${url}" class="sqs-comment-link sqs-disqus-comment-link" data-id="${id}"></a>`,
    )
  }
  const count = fieldInScope(item, countPath, scope)
  const words =
    count === 0
      ? plainText(localized(scope, 'noComment', 'No Comment')).replace(' ', '\n  ')
      : `${plainText(count)}\n  ${plainText(nounOf(count, scope))}`
  return new Markup(`<a href="${url}#comments-${id}" class="sqs-comment-link" data-id="${id}">
  ${words}
  </a>`)
})

/** `comments`: a container that a script fills with the comments of the item of the page. */
export const comments = markupFormatter((item, _args, scope) => {
  if (usesDisqus(scope)) return html`<div class="squarespace-comments" id="disqus_thread"></div>`
  const container = `<div class="squarespace-comments" id="comments-${plainText(fieldInScope(item, idPath, scope))}"`
  const shown = fieldInScope(item, itemPath, scope)
  if (!isTruthy(shown)) return new Markup(`${container}${stateOf(item)}></div>`)
  return new Markup(`${container} data-item-id="${plainText(fieldsOf(shown).id)}"${stateOf(shown)}></div>`)
})

/** How many comments there are and whether they are open; 0 comments are a number, too. */
function stateOf(commented: unknown): string {
  const { publicCommentCount: count, commentState: state } = fieldsOf(commented)
  if (count === undefined && state === undefined) return ''
  return ` data-public-comment-count="${plainText(count)}" data-comment-state="${plainText(state)}"`
}

const idPath = ['id'] as const
const urlPath = ['fullUrl'] as const
const countPath = ['publicCommentCount'] as const
const itemPath = ['item'] as const

function usesDisqus(scope: Scope): boolean {
  return isTruthy(scope.find(disqusPath))
}

const disqusPath = ['websiteSettings', 'disqusShortname']
