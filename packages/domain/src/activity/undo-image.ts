import { isSame } from '../merging/is-same.ts'
import { mergeThreeWays } from '../merging/merge-three-ways.ts'
import type { DocumentImage, ImageKind, JsonObject } from './document-image.ts'
import { chosen, comparable, masked } from './make-image.ts'
import { isObject, unmaskSecrets } from './mask-secrets.ts'

/** How long what stood before an act is kept: 90 days. */
export const imagesKeptMs = 90 * 86_400_000

/** Why a change is not taken back. */
type UndoProblem = 'changed-since' | 'gone' | 'not-undoable'

/** The document as it stood before, with all that others changed beside; or why not. */
export type UndoResult =
  | { readonly ok: true; readonly document: JsonObject }
  | { readonly ok: false; readonly problem: UndoProblem }

/** Parts of the site by which it is found, its template and its languages: they change files, addresses and translations, too, which no image holds. */
const fixedParts = [
  'id',
  'identifier',
  'hosts',
  'homeOrigin',
  'templateId',
  'formerTemplates',
  'languages',
  'secondFactorRoles',
  'experiments',
]

/** Whether the change of a document is one that can be taken back. */
export function canUndoImage(image: DocumentImage): boolean {
  const { kind, before, after, isCut } = image
  if (isCut || !before) return false
  if (!after) return kind === 'product' || kind === 'form' || kind === 'author'
  // Where only a secret changed, or one would have to come back, there is nothing to put back.
  return !isSame(before, after) && undoImage(image, after).ok
}

/**
 * Takes the change of a document back, field by field: what others changed beside stays. `now` is the document as it is, null when it is not
 * there.
 */
export function undoImage(image: DocumentImage, now: JsonObject | null): UndoResult {
  const { kind, before, after, isCut } = image
  if (isCut || !before || holdsFixedPart(image)) return { ok: false, problem: 'not-undoable' }
  if (!after) return now ? { ok: false, problem: 'changed-since' } : { ok: true, document: before }
  if (!now) return { ok: false, problem: 'gone' }
  if (hasOtherCurrency(after, now)) return { ok: false, problem: 'changed-since' }
  const names = Object.keys({ ...before, ...after })
  const sides = {
    base: comparableParts(after),
    ours: comparableParts(before),
    theirs: comparableParts(masked(chosen(now, names))),
  }
  // Blocks move from one list to another.
  const { value, clashes } = mergeThreeWays(sides, { keepsLists: kind === 'layout', countsSame: true })
  if (clashes.length > 0) return { ok: false, problem: 'changed-since' }
  const former = unmaskSecrets(withStock(value, [now, before]), now)
  if (!isObject(former)) return { ok: false, problem: 'not-undoable' }
  const kept = Object.entries(now).filter(([name]) => !names.includes(name))
  return { ok: true, document: { ...Object.fromEntries(kept), ...former } }
}

function holdsFixedPart({ kind, before, after }: DocumentImage): boolean {
  const names = Object.keys({ ...before, ...after })
  return kind === 'settings' && names.some((name) => fixedParts.includes(name))
}

/** Whether amounts of the shop are in another currency than they were. */
function hasOtherCurrency(after: JsonObject, now: JsonObject): boolean {
  const [then, today] = [after.store, now.store]
  return isObject(then) && isObject(today) && !isSame(then.currency, today.currency)
}

function comparableParts(document: JsonObject): JsonObject {
  const parts = Object.entries(document).map(([name, value]) => [name, comparable(name, value) ?? null])
  return Object.fromEntries(parts)
}

/** Variants with their stock, which is counted by itself: as it is now, else as it was. */
function withStock(document: JsonObject, sources: readonly JsonObject[]): JsonObject {
  const stocked = sources.flatMap(variantsOf)
  const variants = variantsOf(document).map((variant) => {
    const stock = stocked.find((each) => isSame(each.id ?? each.sku, variant.id ?? variant.sku))?.stock
    return stock === undefined ? variant : { ...variant, stock }
  })
  return document.variants === undefined ? document : { ...document, variants }
}

function variantsOf({ variants }: JsonObject): readonly JsonObject[] {
  return Array.isArray(variants) ? variants.filter(isObject) : []
}

/** What a kind of document is called in a sentence. */
export const imageKindText: Readonly<Record<ImageKind, string>> = {
  product: 'product',
  item: 'item',
  page: 'page',
  settings: 'settings',
  redirects: 'redirects',
  layout: 'blocks',
  author: 'author',
  comment: 'comment',
  form: 'form',
}
