import type { Formatter } from '@vitrine/template/registry'
import type { Scope } from '@vitrine/template/scope'
import { asNumber, asText } from '@vitrine/template/values/convert'
import { ownValue } from '@vitrine/template/values/own'
import { isTruthy } from '@vitrine/template/values/truthy'
import { recordTypes } from '../codes/record-types.ts'
import { plain } from '../html/markup.ts'
import { isOnSale, isSoldOut } from '../product/product.ts'

/** `item-classes`: the CSS classes of an item in a list. Most fields are looked up, so an item without tags has those around it. */
export const itemClasses: Formatter = (item, _args, scope) => {
  const text = classesOf(item, scope).join(' ')
  scope.chargeBytes(text.length)
  return text
}

function classesOf(item: unknown, scope: Scope): readonly string[] {
  const promoted = classIfAny('promoted-block', scope.find(['promotedBlockType']))
  return [
    'hentry',
    ...promoted.flatMap((name) => ['promoted', name]),
    ...classesNamed('category', scope.find(['categories'])),
    ...classesNamed('tag', scope.find(['tags'])),
    ...classIfAny('author', scope.find(['author', 'displayName'])),
    plain(`post-type-${asText(scope.find(['recordTypeLabel']))}`).text,
    ...classIfAny('article-index', scope.find(['@index'])),
    ...(isTruthy(scope.find(['starred'])) ? ['featured'] : []),
    ...(isStoreItem(item) ? saleClasses(item) : []),
  ]
}

function saleClasses(item: unknown): readonly string[] {
  return [...(isOnSale(item) ? ['on-sale'] : []), ...(isSoldOut(item) ? ['sold-out'] : [])]
}

function isStoreItem(item: unknown): boolean {
  return asNumber(ownValue(item, 'recordType')) === recordTypes['store-item']
}

function classesNamed(prefix: string, values: unknown): readonly string[] {
  return Array.isArray(values) ? values.map((value) => classNamed(prefix, value)) : []
}

function classNamed(prefix: string, value: unknown): string {
  return `${prefix}-${slug(asText(value))}`
}

function classIfAny(prefix: string, value: unknown): readonly string[] {
  return isTruthy(value) ? [classNamed(prefix, value)] : []
}

/** As the `slugify` formatter does it: what is no ASCII letter, digit or hyphen can not break out of a class attribute. */
function slug(text: string): string {
  return text
    .replace(/[^a-zA-Z0-9\s-]+/g, '')
    .replace(/\s+/g, '-')
    .toLowerCase()
}
