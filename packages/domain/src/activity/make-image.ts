import { isSame } from '../merging/is-same.ts'
import type { DocumentImage, ImageKind, Json, JsonObject } from './document-image.ts'
import { isObject, maskSecrets } from './mask-secrets.ts'

/** Signs that one side of an image may have. */
const mostSigns = 150_000

/** What changes by itself, or is counted elsewhere. */
const passing = ['updatedAtMs', 'revision', 'likeCount', 'flagCount']

/** What an act made of a document; null when nothing of it. */
export function makeImage(
  { kind, documentId }: Pick<DocumentImage, 'kind' | 'documentId'>,
  before: JsonObject | null,
  after: JsonObject | null,
): DocumentImage | null {
  const [former, later] = before && after ? differing(before, after) : [whole(before), whole(after)]
  if (former && later && Object.keys({ ...former, ...later }).length === 0) return null
  if (!former && !later) return null
  const image = { kind, documentId, name: nameOf(kind, after ?? before) }
  const sides = { before: former && masked(former), after: later && masked(later) }
  const isCut = [sides.before, sides.after].some((side) => JSON.stringify(side).length > mostSigns)
  return isCut ? { ...image, before: null, after: null, isCut } : { ...image, ...sides, isCut }
}

/** A field as it is compared: the stock of variants is counted by itself. */
export function comparable(name: string, value: Json | undefined): Json | undefined {
  if (name !== 'variants' || !Array.isArray(value)) return value
  return value.map((each) => (isObject(each) ? without(each, ['stock']) : each))
}

/** A document with these fields alone. */
export function chosen(document: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = document[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

function differing(before: JsonObject, after: JsonObject): readonly [JsonObject, JsonObject] {
  const names = Object.keys({ ...before, ...after }).filter(
    (name) =>
      !passing.includes(name) && !isSame(comparable(name, before[name]), comparable(name, after[name])),
  )
  return [chosen(before, names), chosen(after, names)]
}

const whole = (document: JsonObject | null) => document && without(document, passing)

function without(document: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(document).filter(([name]) => !names.includes(name)))
}

/** A document without its secrets. */
export function masked(document: JsonObject): JsonObject {
  const value = maskSecrets(document)
  return isObject(value) ? value : {}
}

const fixedNames: Partial<Record<ImageKind, string>> = {
  settings: 'Settings of the site',
  redirects: 'Redirects',
  layout: 'Blocks',
}

/** Whether documents of a kind are called by a name of ours, which is told in the language of who reads it. */
export function hasFixedName(kind: ImageKind): boolean {
  return fixedNames[kind] !== undefined
}

function nameOf(kind: ImageKind, document: JsonObject | null): string {
  const fixed = fixedNames[kind]
  if (fixed !== undefined) return fixed
  const name =
    document?.title ??
    document?.displayName ??
    document?.authorName ??
    (kind === 'form' && formNameOf(document))
  return typeof name === 'string' && name !== '' ? name.slice(0, 200) : 'Without a name'
}

/** The name that stands in what was written in the panel, else in the block. */
function formNameOf(document: JsonObject | null): Json | undefined {
  const content = [document?.own, document?.inBlock].find(isObject)
  return content?.name
}
