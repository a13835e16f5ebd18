import type { Scope } from '@vitrine/template/scope'
import { asText } from '@vitrine/template/values/convert'
import { follow, isContainer, ownValue } from '@vitrine/template/values/own'
import { isTruthy } from '@vitrine/template/values/truthy'
import { html, Markup, plain, plainText, siteWording } from '../../parts/html/markup.ts'
import { markupFormatter } from '../../parts/html/markup-formatter.ts'
import { fieldInScope, fieldsOf } from '../../parts/product/fields.ts'
import { formatterScripts } from '../../printed-scripts.ts'

/** `like-button`: a heart and how many liked the item; missing where the site has likes switched off. */
export const likeButton = markupFormatter((item, _args, scope) => {
  if (!isTruthy(scope.find(likingPath)) || !isTruthy(item)) return undefined
  const id = plainText(fieldInScope(item, idPath, scope))
  const count = plainText(fieldInScope(item, likeCountPath, scope))
  return new Markup(`<span class="sqs-simple-like" data-item-id="${id}" data-like-count="${count}">
    <span class="like-icon"></span>
    <span class="like-count"></span>
  </span>`)
})

const likingPath = ['websiteSettings', 'simpleLikingEnabled']
const idPath = ['id'] as const
const likeCountPath = ['likeCount'] as const

/** `social-button`: a button that opens the site's share buttons; missing when the site has none. */
export const socialButton = markupFormatter((item, _args, scope) => {
  if (!hasShareButtons(scope)) return undefined
  return html`<div class="squarespace-social-buttons button-style" ${shared(item)}></div>`
})

/** `social-button-inline`: the site's share buttons in a row; missing when the site has none. */
export const socialButtonInline = markupFormatter((item, _args, scope) => {
  if (!hasShareButtons(scope)) return undefined
  return html`<span class="squarespace-social-buttons inline-style" ${shared(item)}></span>`
})

/** `twitter-follow-button`: a container that a script fills with a button to follow an account. */
export const twitterFollowButton = markupFormatter((account) => {
  const profile = asText(ownValue(account, 'profileUrl'))
  const name = plain(asText(ownValue(account, 'userName')) || profile.split('/').at(-1))
  return html`<script>${siteWording(formatterScripts.followButtons)}</script><div class="squarespace-follow-button" data-username="${name}"></div>`
})

function hasShareButtons(scope: Scope): boolean {
  const options = scope.find(['website', 'shareButtonOptions'])
  return isContainer(options) && isTruthy(options)
}

/** What is shared: the image of the item is the item itself or its main image. */
function shared(item: unknown): Markup {
  const { systemDataId, mainImageId, assetUrl, recordType, fullUrl, title } = fieldsOf(item)
  const imageId = systemDataId === undefined ? mainImageId : systemDataId
  const imageUrl = assetUrl === undefined ? follow(item, ['mainImage', 'assetUrl']) : assetUrl
  return html`data-system-data-id="${plain(imageId)}" data-asset-url="${plain(
    imageUrl,
  )}" data-record-type="${plain(recordType)}" data-full-url="${plain(fullUrl)}" data-title="${title}"`
}
