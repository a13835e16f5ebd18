import type { Formatter } from '@vitrine/template/registry'
import { asText } from '@vitrine/template/values/convert'
import { follow, isContainer, ownValue } from '@vitrine/template/values/own'
import { html } from '../html/markup.ts'
import { markupFormatter } from '../html/markup-formatter.ts'
import { altTextOf } from './alt-text.ts'
import { imageAttributes } from './image-attributes.ts'

/** `image-meta`: the attributes of an image, to be put inside of an `<img>` tag. */
export const imageMeta = markupFormatter((image, _args, scope) =>
  isContainer(image) ? imageAttributes(image, scope) : undefined,
)

/** `child-image-meta`: the same for an element of `items`, the first unless an argument says which. */
export const childImageMeta = markupFormatter((item, [index = '0'], scope) => {
  const image = follow(item, ['items', Number.parseInt(index, 10) || 0])
  return isContainer(image) ? imageAttributes(image, scope) : undefined
})

/** `cover-image-meta`: the same for `coverImage`. */
export const coverImageMeta = markupFormatter((item, _args, scope) => {
  const image = ownValue(item, 'coverImage')
  return isContainer(image) ? imageAttributes(image, scope) : undefined
})

/** `image`: a whole image that loads late, and a plain one for visitors without JavaScript. The argument is its class. */
export const image = markupFormatter((value, args, scope) => {
  if (!isContainer(value)) return undefined
  const source = ownValue(value, 'assetUrl')
  const className = args[0] || 'thumb-image'
  return html`<noscript><img src="${source}" alt="${altTextOf(value, scope)}" /></noscript><img class="${className}" ${imageAttributes(
    value,
    scope,
  )}data-load="false" data-image-id="${ownValue(value, 'id')}" data-type="image" />`
})

const builtSrcset = markupFormatter((value) => {
  const variants = asText(ownValue(value, 'systemDataVariants')).split(',')
  const widths = variants.filter((variant) => /^\d+w$/.test(variant))
  if (widths.length === 0) return undefined

  const source = ownValue(value, 'assetUrl')
  const candidates = widths.map(
    (width, index) => html`${index > 0 ? ',' : ''}${source}?format=${width} ${width}`,
  )
  return html` srcset="${candidates}"`
})

/** `image-srcset`: the widths an image can be had in. An image without them passes as it is: an object, which prints nothing. */
export const imageSrcset: Formatter = (value, args, scope, values) =>
  builtSrcset(value, args, scope, values) ?? value
