import type { Formatter } from '@vitrine/template/registry'
import { asText } from '@vitrine/template/values/convert'
import { ownValue } from '@vitrine/template/values/own'
import { html, type Markup, plain } from '../html/markup.ts'
import { markupFormatter } from '../html/markup-formatter.ts'

/** The ready-made widths of an image (Specification, section 9). */
const readyMade = ['100w', '300w', '500w', '750w', '1000w', '1500w', '2500w']

const builtSrcset = markupFormatter((image) => {
  const widths = asText(ownValue(image, 'systemDataVariants'))
    .split(',')
    .filter((variant) => variant.endsWith('w'))
  const last = widths.at(-1)
  if (last === undefined) return undefined

  const source = plain(ownValue(image, 'assetUrl'))
  const candidates = widths.map((width) => candidate(source, width, width))
  // An image that is smaller than the next ready-made width is its own best rendition of it.
  const next = readyMade[readyMade.indexOf(last) + 1]
  if (readyMade.includes(last) && next !== undefined) candidates.push(candidate(source, 'original', next))
  return html` srcset="${candidates.flatMap((each, index) => (index > 0 ? [html`,`, each] : [each]))}"`
})

function candidate(source: Markup, format: string, width: string): Markup {
  return html`${source}?format=${format} ${width}`
}

/** `image-srcset`: the widths an image can be had in. An image without them passes as it is: an object, which prints nothing. */
export const imageSrcset: Formatter = (value, args, scope, values) =>
  builtSrcset(value, args, scope, values) ?? value
