import { BoundedCache } from '@vitrine/template/caches/bounded-cache'
import type { Formatter } from '@vitrine/template/registry'
import { asText } from '@vitrine/template/values/convert'
import { Markup, plainText } from '../html/markup.ts'
import { markupFormatter } from '../html/markup-formatter.ts'
import { fieldsOf } from '../product/fields.ts'

/** The ready-made widths of an image (specification, section 9). */
const readyMade = ['100w', '300w', '500w', '750w', '1000w', '1500w', '2500w']

/** A candidate of `srcset` but for its address: `?format=300w 300w`. */
const known = new BoundedCache<string, readonly string[]>()

const builtSrcset = markupFormatter((image) => {
  const { systemDataVariants, assetUrl } = fieldsOf(image)
  const endings = known.getOrBuild(asText(systemDataVariants), endingsOf)
  if (endings.length === 0) return undefined
  const url = plainText(assetUrl)
  return new Markup(` srcset="${url}${endings.join(`,${url}`)}"`)
})

function endingsOf(variants: string): readonly string[] {
  const widths = variants.split(',').filter((variant) => variant.endsWith('w'))
  const endings = widths.map((width) => plainText(`?format=${width} ${width}`))
  // An image that is smaller than the next ready-made width is its own best rendition of it.
  const last = readyMade.indexOf(widths.at(-1) ?? '')
  const next = last < 0 ? undefined : readyMade[last + 1]
  return next === undefined ? endings : [...endings, `?format=original ${next}`]
}

/** `image-srcset`: the widths an image can be had in. An image without them passes as it is: an object, which prints nothing. */
export const imageSrcset: Formatter = (value, args, scope, values) =>
  builtSrcset(value, args, scope, values) ?? value
