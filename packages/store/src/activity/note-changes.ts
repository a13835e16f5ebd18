import type { ImageKind, JsonObject } from '@vitrine/domain/activity/document-image'
import { writeRedirects } from '@vitrine/domain/website/redirect-rules'
import type { LayoutOwner, LayoutRecords } from '../content/layouts.ts'
import type { RedirectRecords } from '../website/redirects.ts'
import type { SiteRecord } from '../website/site-record.ts'
import type { ChangeNotes } from './change-notes.ts'

interface Records<Document extends { readonly id: string }, Also> {
  find(id: string): Promise<Document | undefined>
  /** `also`: what some are told beside the document. */
  save(document: Document, also?: Also): Promise<void>
  remove(id: string): Promise<void>
}

/** Records whose documents are noted before they change; without notes they are as they were. */
export function notingRecords<
  Document extends { readonly id: string },
  Rows extends Records<Document, Also>,
  Also,
>(rows: Rows & Records<Document, Also>, kind: ImageKind, notes: ChangeNotes | null): Rows {
  if (!notes) return rows
  const note = (id: string) => notes.note(kind, id, async () => asJson(await rows.find(id)))
  return {
    ...rows,
    save: (document: Document, also?: Also) => note(document.id).then(() => rows.save(document, also)),
    remove: (id: string) => note(id).then(() => rows.remove(id)),
  }
}

/** The site's own row, whose settings are noted. */
export function notingSite(rows: SiteRecord, websiteId: string, notes: ChangeNotes | null): SiteRecord {
  if (!notes) return rows
  const note = () => notes.note('settings', websiteId, async () => asJson(await rows.read()))
  return { ...rows, save: (site) => note().then(() => rows.save(site)) }
}

/** Redirects, noted as the text that owners read. */
export function notingRedirects(
  rows: RedirectRecords,
  websiteId: string,
  notes: ChangeNotes | null,
): RedirectRecords {
  if (!notes) return rows
  const note = () =>
    notes.note('redirects', websiteId, async () => ({ text: writeRedirects(await rows.list()) }))
  return {
    ...rows,
    replace: (rules) => note().then(() => rows.replace(rules)),
    remove: (source) => note().then(() => rows.remove(source)),
    put: (rule, position) => note().then(() => rows.put(rule, position)),
  }
}

/** Layouts, by the name of their owner. */
export function notingLayouts(rows: LayoutRecords, notes: ChangeNotes | null): LayoutRecords {
  if (!notes) return rows
  const note = (owner: LayoutOwner) =>
    notes.note('layout', layoutId(owner), async () => {
      const stored = await rows.find(owner)
      return stored ? asJson({ layout: stored.layout }) : null
    })
  return { ...rows, save: (owner, stored) => note(owner).then(() => rows.save(owner, stored)) }
}

/** The owner of a layout as an image names it. */
const layoutId = ({ kind, id }: LayoutOwner) => `${kind}:${id}`

/** Documents are kept as JSON, so this is what they are. */
function asJson(document: object | undefined): JsonObject | null {
  return document === undefined ? null : JSON.parse(JSON.stringify(document))
}
