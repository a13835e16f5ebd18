import type { Scope } from '@vitrine/template/scope'
import { asText } from '@vitrine/template/values/convert'
import { ownValue } from '@vitrine/template/values/own'
import { isTruthy } from '@vitrine/template/values/truthy'
import { html, type Markup } from '../html/markup.ts'
import { markupFormatter } from '../html/markup-formatter.ts'

/** `like-button`: a heart and how many liked the item; missing where the site has likes switched off. */
export const likeButton = markupFormatter((item, _args, scope) => {
  if (!isTruthy(scope.find(['websiteSettings', 'simpleLikingEnabled'])) || !isTruthy(item)) return undefined
  return html`<span class="sqs-simple-like" data-item-id="${ownValue(item, 'id')}" data-like-count="${ownValue(
    item,
    'likeCount',
  )}">
    <span class="like-icon"></span>
    <span class="like-count"></span>
  </span>`
})

/** `social-button`: a button that opens the site's share buttons; missing when the site has none. */
export const socialButton = markupFormatter((item, _args, scope) => {
  if (!hasShareButtons(scope)) return undefined
  return html`<div class="squarespace-social-buttons button-style" ${shared(item)}></div>`
})

/** `social-button-inline`: the site's share buttons in a row; missing when the site has none. */
export const socialButtonInline = markupFormatter((item, _args, scope) => {
  if (!hasShareButtons(scope)) return undefined
  return html`<div class="squarespace-social-buttons inline-style" ${shared(item)}></div>`
})

/** `twitter-follow-button`: a container that a script fills with a button to follow an account. */
export const twitterFollowButton = markupFormatter((account) => {
  const profile = asText(ownValue(account, 'profileUrl'))
  const name =
    asText(ownValue(account, 'userName')) || (profile.split('/').findLast((part) => part !== '') ?? '')
  return html`<script>Y.use('squarespace-follow-buttons', function(Y) { Y.on('domready', function() { Y.Squarespace.FollowButtonUtils.renderAll(); }); });</script><div class="squarespace-follow-button" data-username="${name}"></div>`
})

function hasShareButtons(scope: Scope): boolean {
  return isTruthy(scope.find(['website', 'shareButtonOptions']))
}

function shared(item: unknown): Markup {
  return html`data-system-data-id="${ownValue(item, 'systemDataId')}" data-asset-url="${ownValue(
    item,
    'assetUrl',
  )}" data-record-type="${ownValue(item, 'recordType')}" data-full-url="${ownValue(
    item,
    'fullUrl',
  )}" data-title="${ownValue(item, 'title')}"`
}
