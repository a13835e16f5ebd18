import { recordTypes } from '@vitrine/domain/codes/record-types'
import type { Formatter } from '@vitrine/template/registry'
import type { Scope } from '@vitrine/template/scope'
import { asNumber, asText } from '@vitrine/template/values/convert'
import { ownValue } from '@vitrine/template/values/own'
import { isTruthy } from '@vitrine/template/values/truthy'
import { plain } from '../html/markup.ts'
import { isOnSale, isSoldOut } from '../product/product.ts'

/** `item-classes`: the CSS classes of an item in a list. Most fields are looked up, so an item without tags has those around it. */
export const itemClasses: Formatter = (item, _args, scope) => {
  const text = classesOf(item, scope)
  scope.chargeBytes(text.length)
  return text
}

function classesOf(item: unknown, scope: Scope): string {
  const promoted = classIfAny('promoted-block', scope.find(promotedBlockPath))
  return `hentry${promoted === '' ? '' : ` promoted${promoted}`}${classesNamed('category', scope.find(categoriesPath))}${classesNamed(
    'tag',
    scope.find(tagsPath),
  )}${classIfAny('author', scope.find(authorPath))} post-type-${
    plain(asText(scope.find(typeLabelPath))).text
  }${classIfAny('article-index', scope.find(indexPath))}${isTruthy(scope.find(starredPath)) ? ' featured' : ''}${
    isStoreItem(item) ? saleClasses(item) : ''
  }`
}

const promotedBlockPath = ['promotedBlockType']
const categoriesPath = ['categories']
const tagsPath = ['tags']
const authorPath = ['author', 'displayName']
const typeLabelPath = ['recordTypeLabel']
const indexPath = ['@index']
const starredPath = ['starred']

function saleClasses(item: unknown): string {
  return `${isOnSale(item) ? ' on-sale' : ''}${isSoldOut(item) ? ' sold-out' : ''}`
}

function isStoreItem(item: unknown): boolean {
  return asNumber(ownValue(item, 'recordType')) === recordTypes['store-item']
}

function classesNamed(prefix: string, values: unknown): string {
  let classes = ''
  for (const value of Array.isArray(values) ? values : []) classes += classNamed(prefix, value)
  return classes
}

function classNamed(prefix: string, value: unknown): string {
  return ` ${prefix}-${slug(asText(value))}`
}

function classIfAny(prefix: string, value: unknown): string {
  return isTruthy(value) ? classNamed(prefix, value) : ''
}

/** As the `slugify` formatter does it: what is no ASCII letter, digit or hyphen can not break out of a class attribute. */
function slug(text: string): string {
  if (/^[a-z0-9-]*$/.test(text)) return text
  return text
    .replace(/[^a-zA-Z0-9\s-]+/g, '')
    .replace(/\s+/g, '-')
    .toLowerCase()
}
