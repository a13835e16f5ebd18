import { recordTypes } from '@vitrine/domain/codes/record-types'
import type { Predicate } from '@vitrine/template/registry'
import { asNumber, asText } from '@vitrine/template/values/convert'
import { ownValue } from '@vitrine/template/values/own'

const plainTypes = [
  'text',
  'audio',
  'store-item',
  'event',
  'binary',
  'css-asset',
  'tweak-asset',
  'digital-good',
  'attachment',
  'wordpress-export',
  'json-export',
  'site-search',
  'active-time',
  'tweet',
  'checkin',
  'kbarticle',
  'undefined',
] as const

/** Types that an item also has when a block of that kind is promoted on it, by predicate name. */
const promotableTypes = {
  image: recordTypes.image,
  quote: recordTypes.quote,
  link: recordTypes.link,
  video: recordTypes.video,
  'external-video': recordTypes.video,
  gallery: recordTypes.gallery,
} as const

const promotedBlocks = [
  'map',
  'embed',
  'image',
  'code',
  'quote',
  'twitter',
  'link',
  'video',
  'foursquare',
  'instagram',
  'form',
] as const

/** What templates ask of the kind of an item: `store-item?`, `image?`, `promotedVIDEO?`. */
export const recordTypePredicates: Readonly<Record<string, Predicate>> = {
  ...Object.fromEntries(plainTypes.map((name) => [`${name}?`, isOfType(recordTypes[name])])),
  ...Object.fromEntries(
    Object.entries(promotableTypes).map(([name, code]) => [`${name}?`, isOrPromotes(name, code)]),
  ),
  ...Object.fromEntries(promotedBlocks.map((name) => [`promoted${name.toUpperCase()}?`, promotes(name)])),
}

function isOfType(code: number): Predicate {
  return (_args, { node }) => asNumber(ownValue(node, 'recordType')) === code
}

function promotes(block: string): Predicate {
  return (_args, { node }) => asText(ownValue(node, 'promotedBlockType')) === block
}

function isOrPromotes(name: string, code: number): Predicate {
  const block = name === 'external-video' ? 'video' : name
  return (args, scope) => isOfType(code)(args, scope) || promotes(block)(args, scope)
}
