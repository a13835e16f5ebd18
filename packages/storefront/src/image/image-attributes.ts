import type { Scope } from '@vitrine/template/scope'
import { asText } from '@vitrine/template/values/convert'
import { follow, ownValue } from '@vitrine/template/values/own'
import { html, type Markup } from '../html/markup.ts'
import { altTextOf } from './alt-text.ts'

/** The attributes that the image loader reads, with a space at the end. */
export function imageAttributes(image: unknown, scope: Scope): Markup {
  const componentKey = asText(ownValue(image, 'componentKey'))
  const isPreview = (ownValue(image, 'licensedAssetPreview') ?? undefined) !== undefined
  const assetUrl = ownValue(image, 'assetUrl')
  return html`${isPreview ? html`data-licensed-asset-preview="true" ` : ''}${
    componentKey === '' ? '' : html`data-component-key="${componentKey}" `
  }data-src="${assetUrl}" data-image="${assetUrl}" data-image-dimensions="${ownValue(
    image,
    'originalSize',
  )}" data-image-focal-point="${focalPointOf(image)}" alt="${altTextOf(image, scope)}" `
}

/** The point that stays in sight when an image is cropped, `x,y` from 0 to 1; the middle unless the owner chose one. */
export function focalPointOf(image: unknown): string {
  return `${coordinate(image, 'x')},${coordinate(image, 'y')}`
}

function coordinate(image: unknown, axis: 'x' | 'y'): string {
  return asText(follow(image, ['mediaFocalPoint', axis])) || '0.5'
}
