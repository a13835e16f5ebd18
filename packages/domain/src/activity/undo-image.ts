import type { DocumentImage, ImageKind, JsonObject } from './document-image.ts'
import { comparable, isSame } from './make-image.ts'
import { isObject, maskSecrets, unmaskSecrets } from './mask-secrets.ts'

/** How long what stood before an act is kept: 90 days. */
export const imagesKeptMs = 90 * 86_400_000

/** Why a change is not taken back. */
type UndoProblem = 'changed-since' | 'gone' | 'not-undoable'

/** The document as it stood before, with all that others changed beside; or why not. */
export type UndoResult =
  | { readonly ok: true; readonly document: JsonObject }
  | { readonly ok: false; readonly problem: UndoProblem }

/** Parts of the site by which it is found, and its template: they change files and addresses, too. */
const fixedParts = [
  'id',
  'identifier',
  'hosts',
  'homeOrigin',
  'templateId',
  'formerTemplates',
  'secondFactorRoles',
]

/** Whether the change of a document is one that can be taken back. */
export function canUndoImage(image: DocumentImage): boolean {
  const { kind, before, after, isCut } = image
  if (isCut || !before) return false
  if (!after) return kind === 'product' || kind === 'form'
  if (kind === 'settings' && Object.keys({ ...before, ...after }).some((name) => fixedParts.includes(name)))
    return false
  // Where only a secret changed, or one would have to come back, there is nothing to put back.
  return !isSame(before, after) && undoImage(image, after).ok
}

/** Takes the change of a document back. `now` is the document as it is, null when it is not there. */
export function undoImage({ before, after, isCut }: DocumentImage, now: JsonObject | null): UndoResult {
  if (isCut || !before) return { ok: false, problem: 'not-undoable' }
  if (!after) return now ? { ok: false, problem: 'changed-since' } : { ok: true, document: before }
  if (!now) return { ok: false, problem: 'gone' }
  const names = Object.keys({ ...before, ...after })
  for (const name of names) {
    const current = now[name]
    const seen = current === undefined ? undefined : maskSecrets({ [name]: current })
    const value = isObject(seen) ? seen[name] : undefined
    if (!isSame(comparable(name, value), comparable(name, after[name])))
      return { ok: false, problem: 'changed-since' }
  }
  const former = unmaskSecrets(before, now)
  if (!isObject(former)) return { ok: false, problem: 'not-undoable' }
  const kept = Object.entries(now).filter(([name]) => !names.includes(name))
  return { ok: true, document: { ...Object.fromEntries(kept), ...former } }
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
