import type { Predicate } from '@vitrine/template/registry'
import { asNumber, asText } from '@vitrine/template/values/convert'
import { follow, isContainer, ownValue } from '@vitrine/template/values/own'
import { isTruthy } from '@vitrine/template/values/truthy'
import { withoutTags } from '../image/alt-text.ts'

const dayMs = 86_400_000

/** What templates ask of an item: has it an image, a place, an excerpt. */
export const itemPredicates: Readonly<Record<string, Predicate>> = {
  'child-images?': (_args, { node }) => hasMainImage(follow(node, ['items', 0])),
  'excerpt?': (_args, { node }) => hasExcerpt(ownValue(node, 'excerpt')),
  'has-multiple?': (_args, { node }) => isContainer(node) && Object.keys(node).length > 1,
  'location?': (_args, { node }) => isKnown(node, 'mapLat') && isKnown(node, 'mapLng'),
  'main-image?': (_args, { node }) => hasMainImage(node),
  'passthrough?': (_args, { node }) =>
    isTruthy(ownValue(node, 'passthrough')) && asText(ownValue(node, 'sourceUrl')) !== '',
  'same-day?': (_args, { node }) => dayOf(node, 'startDate') === dayOf(node, 'endDate'),
  'serviceNameEmail?': (_args, { node }) => asText(ownValue(node, 'serviceName')) === 'email',
  'show-past-events?': (_args, { node }) => asText(ownValue(node, 'showPastOrUpcomingEvents')) === 'past',
}

function hasMainImage(item: unknown): boolean {
  return isTruthy(ownValue(item, 'mainImageId')) || isTruthy(ownValue(item, 'systemDataId'))
}

/** Tags, spaces of any kind and zero-width ones, as editors leave them behind, are no excerpt. */
function hasExcerpt(excerpt: unknown): boolean {
  const text = isContainer(excerpt) ? ownValue(excerpt, 'html') : excerpt
  if (typeof text !== 'string') return false
  return /[^\s\u200b]/.test(withoutTags(text))
}

function isKnown(item: unknown, coordinate: 'mapLat' | 'mapLng'): boolean {
  return follow(item, ['location', coordinate]) !== undefined
}

/** The number of a day in UTC. */
function dayOf(item: unknown, field: 'startDate' | 'endDate'): number {
  return Math.floor(asNumber(ownValue(item, field)) / dayMs)
}
