import type { Scope } from '@vitrine/template/scope'
import { asNumber } from '@vitrine/template/values/convert'
import { isContainer } from '@vitrine/template/values/own'
import { spellNumber } from '@vitrine/template/values/spell-number'
import { escapeHtml } from '../html/escape.ts'
import { Markup, plainText } from '../html/markup.ts'
import { fieldsOf } from '../product/fields.ts'
import { altTextOf } from './alt-text.ts'

/** The attributes that the image loader reads, with a space at the end; `undefined` for no image. */
export function imageAttributes(image: unknown, scope: Scope): Markup | undefined {
  if (image === undefined) return undefined
  const { componentKey, licensedAssetPreview: preview, assetUrl, originalSize } = fieldsOf(image)
  const isPreview = isContainer(preview) && !Array.isArray(preview)
  const previewFlag = isPreview ? 'data-licensed-asset-preview="true" ' : ''
  const key = componentKey !== undefined ? `data-component-key="${plainText(componentKey)}" ` : ''
  const url = plainText(assetUrl)
  const alt = escapeHtml(altTextOf(image, scope))
  return new Markup(
    `${previewFlag}${key}data-src="${url}" data-image="${url}" data-image-dimensions="${plainText(
      originalSize,
    )}" data-image-focal-point="${focalPointOf(image)}" alt="${alt}" `,
  )
}

/** The point that stays in sight when an image is cropped, `x,y` from 0 to 1; the middle unless the owner chose one. */
export function focalPointOf(image: unknown): string {
  const { mediaFocalPoint: point } = fieldsOf(image)
  if (point === undefined) return '0.5,0.5'
  const { x, y } = fieldsOf(point)
  return `${spellNumber(asNumber(x) || 0)},${spellNumber(asNumber(y) || 0)}`
}
