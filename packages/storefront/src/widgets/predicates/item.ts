import type { Predicate } from '@vitrine/template/registry'
import { asNumber, asText } from '@vitrine/template/values/convert'
import { follow, isContainer, ownValue } from '@vitrine/template/values/own'
import { isTruthy } from '@vitrine/template/values/truthy'
import { fieldsOf } from '../../parts/product/fields.ts'

const dayMs = 86_400_000

/** What templates ask of an item: has it an image, a place, an excerpt. */
export const itemPredicates: Readonly<Record<string, Predicate>> = {
  'child-images?': (_args, { node }) => hasMainImage(firstOf(ownValue(node, 'items'))),
  'excerpt?': (_args, { node }) => hasExcerpt(fieldsOf(node).excerpt),
  'has-multiple?': (_args, { node }) => isContainer(node) && Object.keys(node).length > 1,
  'location?': (_args, { node }) => isKnown(node, 'mapLat') && isKnown(node, 'mapLng'),
  'main-image?': (_args, { node }) => hasMainImage(node),
  'passthrough?': (_args, { node }) =>
    isTruthy(ownValue(node, 'passthrough')) && asText(ownValue(node, 'sourceUrl')) !== '',
  'same-day?': (_args, { node }) => dayOf(node, 'startDate') === dayOf(node, 'endDate'),
  'serviceNameEmail?': (_args, { node }) => asText(ownValue(node, 'serviceName')) === 'email',
  'show-past-events?': (_args, { node }) => asText(ownValue(node, 'showPastOrUpcomingEvents')) === 'past',
}

function firstOf(items: unknown): unknown {
  return Array.isArray(items) ? items[0] : undefined
}

function hasMainImage(item: unknown): boolean {
  const { mainImageId, systemDataId } = fieldsOf(item)
  return isTruthy(mainImageId) || isTruthy(systemDataId)
}

/** Tags, spaces of any kind and zero-width ones, as editors leave them behind, are no excerpt. */
function hasExcerpt(excerpt: unknown): boolean {
  const text = isContainer(excerpt) ? fieldsOf(excerpt).html : excerpt
  if (typeof text !== 'string') return false
  return showsAnything(text)
}

/** Looks no further than the first letter outside of tags. A tag that is never closed is one up to the end. */
function showsAnything(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code !== openTag) {
      if (!isBlank(code)) return true
      continue
    }
    at = text.indexOf('>', at)
    if (at < 0) return false
  }
  return false
}

const openTag = 60

function isBlank(code: number): boolean {
  if (code < 128) return code === 32 || (code >= 9 && code <= 13)
  return code === 0x200b || /\s/.test(String.fromCharCode(code))
}

function isKnown(item: unknown, coordinate: 'mapLat' | 'mapLng'): boolean {
  return follow(item, ['location', coordinate]) !== undefined
}

/** The number of a day in UTC. */
function dayOf(item: unknown, field: 'startDate' | 'endDate'): number {
  return Math.floor(asNumber(ownValue(item, field)) / dayMs)
}
