import { clockText } from '../lists/day-bounds.ts'
import { entryName } from '../merging/entry-name.ts'
import { isSame } from '../merging/is-same.ts'
import { toDecimalString } from '../money/reply-money.ts'
import { plainOfHtml } from '../words/plain-of-html.ts'
import type { DocumentImage, Json } from './document-image.ts'
import { fieldName } from './field-names.ts'
import { isObject } from './mask-secrets.ts'

/** A field before and after, in words; null: nothing stood there. */
export interface FieldChange {
  readonly label: string
  readonly before: string | null
  readonly after: string | null
}

/** What values are written by. */
export interface FieldWords {
  readonly currency: string
  readonly timeZone: string
}

/** Fields that are told of one document; of more it is said that there are more. */
const mostFields = 100

/** What owners do not know by name. */
const hidden = new Set(['id', 'createdAtMs', 'updatedAtMs', 'position', 'version'])

/** The fields of an image that differ, in words. */
export function fieldChanges({ before, after }: DocumentImage, words: FieldWords): readonly FieldChange[] {
  const changes = compare(before ?? undefined, after ?? undefined, { words, path: [] })
  return changes.slice(0, mostFields)
}

interface Place {
  readonly words: FieldWords
  readonly path: readonly string[]
}

function compare(before: Json | undefined, after: Json | undefined, place: Place): readonly FieldChange[] {
  if (isSame(before, after)) return []
  if (isTree(before) || isTree(after)) {
    const [former, later] = [branchesOf(before), branchesOf(after)]
    const names = [...new Set([...later.keys(), ...former.keys()])].filter((name) => !hidden.has(name))
    return names.flatMap((name) => {
      const path = [...place.path, name]
      return compare(former.get(name), later.get(name), { ...place, path })
    })
  }
  const name = place.path.at(-1) ?? ''
  const sides = [before, after].map((side) => textOf(name, side, place.words))
  const [was = null, is = null] = sides
  // Both may say the same, such as texts that differ in their formatting alone.
  if (was === null && is === null) return []
  return [{ label: labelOf(place.path), before: was, after: is }]
}

const isTree = (value: Json | undefined) =>
  isObject(value) || (Array.isArray(value) && value.some((each) => isObject(each)))

/** The fields of an object, and the entries of a list by what they are called. */
function branchesOf(value: Json | undefined): ReadonlyMap<string, Json> {
  if (isObject(value)) return new Map(Object.entries(value))
  const branches = new Map<string, Json>()
  if (!Array.isArray(value)) return branches
  for (const [place, each] of value.entries()) {
    const called = isObject(each) ? entryName(each) : null
    const name = called !== null && !branches.has(called) ? called : String(place + 1)
    branches.set(name, each)
  }
  return branches
}

function labelOf(path: readonly string[]): string {
  const words = path.map((part) => (/^[“0-9]|^no\. /.test(part) ? part : fieldName(part)))
  return words.join(' › ')
}

function textOf(name: string, value: Json | undefined, { currency, timeZone }: FieldWords): string | null {
  if (value === undefined || value === null || value === '') return null
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') {
    if (name.endsWith('Cents')) return `${toDecimalString(value, currency)} ${currency}`
    if (name.endsWith('Ms')) return clockText(value, timeZone).slice(0, 16).replace('T', ' ')
    return String(value)
  }
  if (typeof value === 'string') return name.endsWith('Html') ? plainOfHtml(value) : value
  return Array.isArray(value) ? value.map(String).join(', ') || null : JSON.stringify(value)
}
