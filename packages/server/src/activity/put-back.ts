import type { DocumentImage, JsonObject } from '@vitrine/domain/activity/document-image'
import { codeChanges } from '@vitrine/domain/content/blocks/code-blocks'
import { itemProblemText } from '@vitrine/domain/content/items/item-problems'
import { roomProblem } from '@vitrine/domain/content/items/room-for-items'
import { readLayout } from '@vitrine/domain/content/read-layout'
import { guardedChanges } from '@vitrine/domain/forms/drafts/check-form-draft'
import { draftOf } from '@vitrine/domain/forms/drafts/form-draft'
import { usualFormSettings } from '@vitrine/domain/forms/form'
import { readRedirects, writeRedirects } from '@vitrine/domain/website/redirect-rules'
import { commentDocument } from '@vitrine/store/comments/comment-document'
import { itemDocument } from '@vitrine/store/content/item-document'
import type { LayoutOwner } from '@vitrine/store/content/layouts'
import { formDocument } from '@vitrine/store/forms/form-documents'
import type { SiteTables } from '@vitrine/store/store'
import { siteDocument } from '@vitrine/store/website/site-document'
import { planReturnOfAuthor } from './put-back-author.ts'
import { planReturnOfPage } from './put-back-page.ts'
import { planReturnOfProduct } from './put-back-product.ts'
import { type Former, notAllowed, outdated, type ReturnPlan, saving, stays, taken } from './return-plan.ts'
import { lockAreas } from './return-to-areas.ts'

/**
 * Locks what an undo compares and puts back: first areas for members and the rows that have a lock of their own, since who saves such a row holds it before the site,
 * then the site, under which all else is changed.
 */
export async function lockDocuments(tables: SiteTables, images: readonly DocumentImage[]): Promise<void> {
  await lockAreas(tables, images)
  const shelves: unknown[] = []
  for (const image of images) {
    const row = await lockRow(tables, image)
    if (row || image.kind === 'product') shelves.push(row?.collectionId, image.before?.collectionId)
  }
  // Where an item or a product comes back, nobody else takes the last room meanwhile.
  for (const id of new Set(shelves)) if (typeof id === 'string') await tables.collections.lock(id)
  await tables.site.lock()
}

/** Locks a row; one that stands in a collection is returned. */
async function lockRow(
  tables: SiteTables,
  { kind, documentId: id }: DocumentImage,
): Promise<{ readonly collectionId: string } | undefined> {
  switch (kind) {
    case 'product':
      return tables.products.lock(id)
    case 'item':
      return tables.items.lock(id)
    case 'page':
      await tables.collections.lock(id)
      return undefined
    case 'form':
      await tables.forms.lock(id)
      return undefined
    case 'author':
      await tables.items.lockOfAuthor(id)
      return undefined
    default:
      return undefined
  }
}

/** The document of an image as it is now, as images have it; null when it is not there. */
export async function readNow(
  tables: SiteTables,
  { kind, documentId: id }: DocumentImage,
): Promise<JsonObject | null> {
  switch (kind) {
    case 'product':
      return asJson(await tables.products.find(id))
    case 'item':
      return asJson(await tables.items.find(id))
    case 'page':
      return asJson(await tables.collections.find(id))
    case 'author':
      return asJson(await tables.authors.find(id))
    case 'comment':
      return asJson(await tables.comments.find(id))
    case 'form':
      return asJson(await tables.forms.find(id))
    case 'settings':
      return asJson(await tables.site.read())
    case 'redirects':
      return { text: writeRedirects(await tables.redirects.list()) }
    case 'layout': {
      const stored = await tables.layouts.find(layoutOwner(id))
      return stored ? asJson({ layout: stored.layout }) : null
    }
  }
}

/** Checks, in what is read alone, that a document can stand where it stood, and that who puts it there could put it there by the call that changed it. */
export async function planReturn(
  tables: SiteTables,
  image: DocumentImage,
  former: Former,
): Promise<ReturnPlan> {
  const { document } = former
  switch (image.kind) {
    case 'product':
      return planReturnOfProduct(tables, image, former)
    case 'page':
      return planReturnOfPage(tables, image, former)
    case 'item':
      return planReturnOfItem(tables, image, former)
    case 'author':
      return planReturnOfAuthor(tables, image, former)
    case 'comment':
      return commentDocument.isWhole(document)
        ? saving(() => tables.comments.save(document))
        : outdated(image)
    case 'form':
      return planReturnOfForm(tables, image, former)
    case 'settings': {
      const { revision, suspension } = await tables.site.read()
      return siteDocument.isWhole(document)
        ? saving(() => tables.site.save({ ...document, revision, suspension }))
        : outdated(image)
    }
    case 'redirects': {
      const reading = readRedirects(typeof document.text === 'string' ? document.text : '')
      return reading.ok ? saving(() => tables.redirects.replace(reading.rules)) : outdated(image)
    }
    case 'layout':
      return planReturnOfLayout(tables, image, former)
  }
}

/** Code comes back by the hands of those alone who could write it. */
async function planReturnOfLayout(
  { layouts }: SiteTables,
  image: DocumentImage,
  { document, roles, nowMs }: Former,
): Promise<ReturnPlan> {
  const read = readLayout(document.layout)
  if (!read.ok) return outdated(image)
  const owner = layoutOwner(image.documentId)
  const now = await layouts.find(owner)
  const [whyNot] = roles.includes('admin') ? [] : Object.values(codeChanges(read.layout, now?.layout))
  if (whyNot !== undefined) return notAllowed(whyNot)
  return saving(() => layouts.save(owner, { layout: read.layout, updatedAtMs: nowMs }))
}

/** A form that was removed is held against one that is made just now. */
async function planReturnOfForm(
  { forms }: SiteTables,
  image: DocumentImage,
  { document, roles, nowMs }: Former,
): Promise<ReturnPlan> {
  // When it was changed is in no image.
  const form: unknown = { ...document, updatedAtMs: nowMs }
  if (!formDocument.isWhole(form)) return outdated(image)
  const now = await forms.find(image.documentId)
  const known = draftOf({ ...form, settings: now?.settings ?? usualFormSettings })
  const [guarded] = guardedChanges(draftOf(form), known, roles)
  return guarded ? notAllowed(guarded[1]) : saving(() => forms.save(form))
}

async function planReturnOfItem(
  tables: SiteTables,
  image: DocumentImage,
  { document, nowMs, orderingOf }: Former,
): Promise<ReturnPlan> {
  if (!itemDocument.isWhole(document)) return outdated(image)
  const place = await tables.collections.find(document.collectionId)
  if (!place || place.trashedAtMs !== null)
    return stays(`The page that ${image.name} stood on is not there any more.`)
  const holder = await tables.items.findByUrlId(document.collectionId, document.urlId)
  if (holder && holder.id !== document.id) return taken(image.name, document.urlId)
  const now = await tables.items.find(document.id)
  const isThere = now?.trashedAtMs === null && now.collectionId === place.id
  if (document.trashedAtMs === null && !isThere) {
    const { total } = await tables.items.search({
      ...{ collectionId: place.id, nowMs, sort: 'position', direction: 'asc', offset: 0, limit: 1 },
    })
    const full = roomProblem(orderingOf(place), total)
    if (full !== null) return stays(itemProblemText[full])
  }
  // An author may have another name since.
  const { id, displayName } = (await tables.authors.find(document.author.id)) ?? document.author
  return saving(() => tables.items.save({ ...document, author: { id, displayName }, updatedAtMs: nowMs }))
}

function layoutOwner(documentId: string): LayoutOwner {
  const [kind, ...rest] = documentId.split(':')
  return { kind: kind === 'collection' || kind === 'item' ? kind : 'field', id: rest.join(':') }
}

function asJson(document: object | undefined): JsonObject | null {
  return document === undefined ? null : JSON.parse(JSON.stringify(document))
}
