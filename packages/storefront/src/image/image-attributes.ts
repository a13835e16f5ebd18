import type { Scope } from '@vitrine/template/scope'
import { asNumber } from '@vitrine/template/values/convert'
import { isContainer } from '@vitrine/template/values/own'
import { isTruthy } from '@vitrine/template/values/truthy'
import { html, type Markup, plain } from '../html/markup.ts'
import { fieldsOf } from '../product/fields.ts'
import { altTextOf } from './alt-text.ts'

/** The attributes that the image loader reads, with a space at the end; `undefined` for no image. */
export function imageAttributes(image: unknown, scope: Scope): Markup | undefined {
  if (image === undefined) return undefined
  const { componentKey, licensedAssetPreview: preview, assetUrl: url, originalSize } = fieldsOf(image)
  const isPreview = isContainer(preview) && !Array.isArray(preview)
  const assetUrl = plain(url)
  return html`${isPreview ? html`data-licensed-asset-preview="true" ` : ''}${
    isTruthy(componentKey) ? html`data-component-key="${plain(componentKey)}" ` : ''
  }data-src="${assetUrl}" data-image="${assetUrl}" data-image-dimensions="${plain(
    originalSize,
  )}" data-image-focal-point="${focalPointOf(image)}" alt="${altTextOf(image, scope)}" `
}

/** The point that stays in sight when an image is cropped, `x,y` from 0 to 1; the middle unless the owner chose one. */
export function focalPointOf(image: unknown): string {
  const { mediaFocalPoint: point } = fieldsOf(image)
  if (point === undefined) return '0.5,0.5'
  const { x, y } = fieldsOf(point)
  return `${asNumber(x) || 0},${asNumber(y) || 0}`
}
