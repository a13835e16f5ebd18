import { follow, ownValue } from '@vitrine/template/values/own'
import { html, plain } from '../html/markup.ts'
import { markupFormatter } from '../html/markup-formatter.ts'
import { plainAddress } from '../html/plain-address.ts'
import { altTextOf } from './alt-text.ts'
import { imageAttributes } from './image-attributes.ts'

/** `image-meta`: the attributes of an image, to be put inside of an `<img>` tag; missing for no image. */
export const imageMeta = markupFormatter((image, _args, scope) => imageAttributes(image, scope))

/** `child-image-meta`: the same for an element of `items`, the first unless an argument says which. */
export const childImageMeta = markupFormatter((item, [index = '0'], scope) =>
  imageAttributes(follow(item, ['items', Number.parseInt(index, 10)]), scope),
)

/** `cover-image-meta`: the same for `coverImage`. */
export const coverImageMeta = markupFormatter((item, _args, scope) =>
  imageAttributes(ownValue(item, 'coverImage'), scope),
)

/** `image`: a whole image that loads late, and a plain one for visitors without JavaScript. The only argument is its class. */
export const image = markupFormatter((value, args, scope) => {
  const source = plainAddress(ownValue(value, 'assetUrl'))
  const className = plain(args.length === 1 ? args[0] : 'thumb-image')
  return html`<noscript><img src="${source}" alt="${altTextOf(value, scope)}" /></noscript><img class="${className}" ${imageAttributes(
    value,
    scope,
  )}data-load="false" data-image-id="${plain(ownValue(value, 'id'))}" data-type="image" />`
})
