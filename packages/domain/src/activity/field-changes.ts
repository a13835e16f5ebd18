import { blockTitle } from '../content/blocks/block-titles.ts'
import { entriesByKey } from '../merging/entry-keys.ts'
import { entryName } from '../merging/entry-name.ts'
import { isSame } from '../merging/is-same.ts'
import { toDecimalString } from '../money/reply-money.ts'
import { clockText } from '../time/day-bounds.ts'
import { plainOfHtml } from '../words/plain-of-html.ts'
import { type Say, sayAsWritten } from '../words/say.ts'
import type { DocumentImage, ImageKind, Json, JsonObject } from './document-image.ts'
import { fieldName } from './field-names.ts'
import { fileNames, isKeptFile, saidOfFile } from './kept-files.ts'
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
  /** In the language of who reads them: words such as “Yes”, and the sign before the cents. */
  readonly say?: Say
  readonly decimalSign?: ',' | '.'
}

/** Fields that are told of one document; of more it is said that there are more. */
const mostFields = 100

/** What owners do not know by name. */
const hidden = new Set(['id', 'createdAtMs', 'updatedAtMs', 'position', 'version'])

/** The fields of an image that differ, in words. */
export function fieldChanges(
  { kind, before, after }: DocumentImage,
  words: FieldWords,
): readonly FieldChange[] {
  const changes = compare(before ?? undefined, after ?? undefined, {
    words,
    kind,
    name: '',
    labels: [],
    isAdded: false,
  })
  return changes.slice(0, mostFields)
}

/** Where a value stands in a document. */
interface Place {
  readonly words: FieldWords
  readonly kind: ImageKind
  /** The name of the field that it is the value of. */
  readonly name: string
  /** What it and all around it are called, the widest first. */
  readonly labels: readonly string[]
  /** Whether it is of something that was not there before. */
  readonly isAdded: boolean
}

function compare(before: Json | undefined, after: Json | undefined, place: Place): readonly FieldChange[] {
  if (isSame(before, after)) return []
  if (isKeptFile(before) || isKeptFile(after)) return compareFiles(before, after, place)
  if (!isTree(before) && !isTree(after)) return compareLeaves(before, after, place)
  const isAdded = place.isAdded || (before === undefined && isObject(after))
  const [former, later] = branchesOf(before, after, place)
  const keys = [...new Set([...later.keys(), ...former.keys()])]
  return keys.flatMap((key) => {
    const [was, is] = [former.get(key), later.get(key)]
    const { name = '', label = '' } = is ?? was ?? {}
    const labels = label === '' ? place.labels : [...place.labels, label]
    return compare(was?.value, is?.value, { ...place, name, labels, isAdded })
  })
}

function compareFiles(
  before: Json | undefined,
  after: Json | undefined,
  place: Place,
): readonly FieldChange[] {
  const isAnother = !isSame(addressOf(before), addressOf(after))
  const [was, is] = fileNames(before, after)
  return [
    ...(isAnother ? [{ label: place.labels.join(divider), before: was, after: is }] : []),
    ...compare(saidOfFile(before), saidOfFile(after), place),
  ]
}

const addressOf = (file: Json | undefined) => (isKeptFile(file) ? file.assetUrl : undefined)

function compareLeaves(
  before: Json | undefined,
  after: Json | undefined,
  { name, labels, words, isAdded }: Place,
): readonly FieldChange[] {
  // What something new does not have goes without saying.
  if (isAdded && (after === 0 || after === false)) return []
  const [was, is] = [textOf(name, before, words), textOf(name, after, words)]
  // Both may say the same, such as texts that differ in their formatting alone.
  return was === null && is === null ? [] : [{ label: labels.join(divider), before: was, after: is }]
}

/** Stands between what fields are called that stand within each other. */
const divider = ' › '

const isTree = (value: Json | undefined) =>
  isObject(value) || (Array.isArray(value) && value.some((each) => isObject(each)))

/** A part of a value. */
interface Branch {
  /** The name of its field; of an entry that of the list. */
  readonly name: string
  /** '' where it is plain what it is. */
  readonly label: string
  readonly value: Json
}

type Branches = ReadonlyMap<string, Branch>

/** The fields of an object by their names, and the entries of a list by what each is known by: one with another name is the same one. */
function branchesOf(
  before: Json | undefined,
  after: Json | undefined,
  place: Place,
): readonly [former: Branches, later: Branches] {
  const [was, is] = [before, after].map((value) => (Array.isArray(value) ? value : null))
  const keyed = was && is ? entriesByKey([was, is]) : null
  const [former, later] = keyed?.map((entries) => [...entries.keys()]) ?? []
  return [branchesOfOne(before, place, former), branchesOfOne(after, place, later)]
}

function branchesOfOne(value: Json | undefined, place: Place, keys: readonly string[] | undefined): Branches {
  if (isObject(value)) return fieldsOf(value, place)
  const branches = new Map<string, Branch>()
  if (!Array.isArray(value)) return branches
  const names = new Set<string>()
  for (const [at, each] of value.entries()) {
    const called = isObject(each) ? (variantName(each, place.name) ?? entryName(each)) : null
    const shown = called !== null && !names.has(called) ? called : String(at + 1)
    names.add(shown)
    branches.set(keys?.[at] ?? shown, {
      name: place.name,
      label: entryLabel(shown, each, { list: value, name: place.name }),
      value: each,
    })
  }
  return branches
}

/** What is chosen in a variant; null where nothing is. */
function variantName({ attributes }: JsonObject, list: string): string | null {
  if (list !== 'variants' || !isObject(attributes)) return null
  const values = Object.values(attributes).filter((each) => typeof each === 'string' && each !== '')
  return values.length === 0 ? null : `“${values.join(' / ')}”`
}

function fieldsOf(value: JsonObject, { kind, labels }: Place): ReadonlyMap<string, Branch> {
  const fields = Object.entries(value).filter(([name]) => !hidden.has(name))
  return new Map(
    fields.map(([name, each]) => {
      const isFrame = frames.has(name) && isTree(each) && labels.length > 0
      // The file of redirects is called as its room calls it.
      const label = fieldName(kind === 'redirects' && name === 'text' ? 'rules' : name)
      return [name, { name, label: isFrame ? '' : label, value: each }]
    }),
  )
}

/** Fields that hold the parts of a layout, which are called by what they are. */
const frames = new Set(['layout', 'rows', 'columns', 'blocks', 'value'])

function entryLabel(
  key: string,
  entry: Json,
  { list, name }: { readonly list: readonly Json[]; readonly name: string },
): string {
  if (isBlock(entry)) {
    const alike = list.filter((each) => isBlock(each) && each.type === entry.type)
    return blockTitle(entry.type, alike.indexOf(entry) + 1, alike.length === 1)
  }
  return frames.has(name) ? `${fieldName(name)} ${key}` : key
}

function isBlock(value: Json): value is JsonObject & { readonly type: string } {
  return isObject(value) && typeof value.id === 'string' && typeof value.type === 'string' && 'value' in value
}

function textOf(name: string, value: Json | undefined, words: FieldWords): string | null {
  const { currency, timeZone, say = sayAsWritten, decimalSign = '.' } = words
  if (value === undefined || value === null || value === '') return null
  if (typeof value === 'boolean') return value ? say('Yes') : say('No')
  if (typeof value === 'number') {
    if (name.endsWith('Cents'))
      return `${toDecimalString(value, currency).replace('.', decimalSign)} ${currency}`
    if (name.endsWith('Ms')) return clockText(value, timeZone).slice(0, 16).replace('T', ' ')
    return String(value)
  }
  if (typeof value === 'string') return name.endsWith('Html') ? plainOfHtml(value) : value
  return Array.isArray(value) ? value.map(String).join(', ') || null : JSON.stringify(value)
}
