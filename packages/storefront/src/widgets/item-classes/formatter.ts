import { recordTypes } from '@vitrine/domain/codes/record-types'
import { BoundedCache } from '@vitrine/template/caches/bounded-cache'
import type { Formatter } from '@vitrine/template/registry'
import type { Scope } from '@vitrine/template/scope'
import { asNumber, asText } from '@vitrine/template/values/convert'
import { ownValue } from '@vitrine/template/values/own'
import { isTruthy } from '@vitrine/template/values/truthy'
import { plainText } from '../../parts/html/markup.ts'
import { fieldsOf } from '../../parts/product/fields.ts'
import { isOnSale, isSoldOut } from '../../parts/product/product.ts'

/** `item-classes`: the CSS classes of an item in a list. Most fields are looked up, so an item without tags has those around it. */
export const itemClasses: Formatter = (item, _args, scope) => {
  const text = classesOf(item, scope)
  scope.chargeBytes(text.length)
  return text
}

function classesOf(item: unknown, scope: Scope): string {
  // What the item has itself needs no looking up, where a look-up would begin at the item.
  const own = fieldsOf(scope.node === item ? item : undefined)
  const promoted = classIfAny('promoted-block', own.promotedBlockType ?? scope.find(promotedBlockPath))
  const categories = classesNamed('category', own.categories ?? scope.find(categoriesPath))
  const tags = classesNamed('tag', own.tags ?? scope.find(tagsPath))
  const author = classIfAny('author', authorOf(own.author, scope))
  const type = plainText(asText(own.recordTypeLabel ?? scope.find(typeLabelPath)))
  const index = classIfAny('article-index', scope.find(indexPath))
  const featured = isTruthy(own.starred ?? scope.find(starredPath)) ? ' featured' : ''
  const sale = isStoreItem(item) ? saleClasses(item) : ''
  return `hentry${promoted === '' ? '' : ` promoted${promoted}`}${categories}${tags}${author} post-type-${type}${index}${featured}${sale}`
}

function authorOf(own: unknown, scope: Scope): unknown {
  return own === undefined ? scope.find(authorPath) : ownValue(own, 'displayName')
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
  return asNumber(fieldsOf(item).recordType) === recordTypes['store-item']
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
  return text.length > longestKept ? writeSlug(text) : slugs.getOrBuild(text, writeSlug)
}

/** A blog has the same few tags, categories and authors on all its pages. */
const slugs = new BoundedCache<string, string>(1000)
const longestKept = 100

function writeSlug(text: string): string {
  return text
    .replace(/[^a-zA-Z0-9\s-]+/g, '')
    .replace(/\s+/g, '-')
    .toLowerCase()
}
