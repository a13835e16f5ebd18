import type { DocumentImage, JsonObject } from '@vitrine/domain/activity/document-image'
import { readLayout } from '@vitrine/domain/content/read-layout'
import { readRedirects, writeRedirects } from '@vitrine/domain/website/redirect-rules'
import { commentDocument } from '@vitrine/store/comments/comment-document'
import { authorDocument } from '@vitrine/store/content/author-document'
import { itemDocument } from '@vitrine/store/content/item-document'
import type { LayoutOwner } from '@vitrine/store/content/layouts'
import { formDocument } from '@vitrine/store/forms/form-documents'
import type { SiteTables } from '@vitrine/store/store'
import { siteDocument } from '@vitrine/store/website/site-document'
import { planReturnOfPage } from './put-back-page.ts'
import { planReturnOfProduct } from './put-back-product.ts'
import { type Former, outdated, type ReturnPlan, saving, taken } from './return-plan.ts'

/** The document of an image as it is now, as images have it, locked where others change it; null when it is not there. */
export async function readNow(
  tables: SiteTables,
  { kind, documentId: id }: DocumentImage,
): Promise<JsonObject | null> {
  switch (kind) {
    case 'product':
      return asJson(await tables.products.lock(id))
    case 'item':
      return asJson(await tables.items.lock(id))
    case 'page':
      return asJson(await tables.collections.lock(id))
    case 'author':
      return asJson(await tables.authors.find(id))
    case 'comment':
      return asJson(await tables.comments.find(id))
    case 'form':
      return asJson(await tables.forms.lock(id))
    case 'settings':
      return asJson(await tables.site.lock())
    case 'redirects':
      return { text: writeRedirects(await tables.redirects.list()) }
    case 'layout': {
      const stored = await tables.layouts.find(layoutOwner(id))
      return stored ? asJson({ layout: stored.layout }) : null
    }
  }
}

/** Checks that a document can stand where it stood. */
export async function planReturn(
  tables: SiteTables,
  image: DocumentImage,
  former: Former,
): Promise<ReturnPlan> {
  const { document, nowMs } = former
  switch (image.kind) {
    case 'product':
      return planReturnOfProduct(tables, image, former)
    case 'page':
      return planReturnOfPage(tables, image, former)
    case 'item':
      return planReturnOfItem(tables, image, former)
    case 'author':
      return authorDocument.isWhole(document) ? saving(() => tables.authors.save(document)) : outdated(image)
    case 'comment':
      return commentDocument.isWhole(document)
        ? saving(() => tables.comments.save(document))
        : outdated(image)
    case 'form':
      return formDocument.isWhole(document)
        ? saving(() => tables.forms.save({ ...document, updatedAtMs: nowMs }))
        : outdated(image)
    case 'settings': {
      const { revision, suspension } = await tables.site.lock()
      return siteDocument.isWhole(document)
        ? saving(() => tables.site.save({ ...document, revision, suspension }))
        : outdated(image)
    }
    case 'redirects': {
      const reading = readRedirects(typeof document.text === 'string' ? document.text : '')
      return reading.ok ? saving(() => tables.redirects.replace(reading.rules)) : outdated(image)
    }
    case 'layout': {
      const read = readLayout(document.layout)
      const owner = layoutOwner(image.documentId)
      return read.ok
        ? saving(() => tables.layouts.save(owner, { layout: read.layout, updatedAtMs: nowMs }))
        : outdated(image)
    }
  }
}

async function planReturnOfItem(
  tables: SiteTables,
  image: DocumentImage,
  { document, nowMs }: Former,
): Promise<ReturnPlan> {
  if (!itemDocument.isWhole(document)) return outdated(image)
  const place = await tables.collections.find(document.collectionId)
  if (!place || place.trashedAtMs !== null)
    return { ok: false, message: `The page that ${image.name} stood on is not there any more.` }
  const holder = await tables.items.findByUrlId(document.collectionId, document.urlId)
  if (holder && holder.id !== document.id) return taken(image.name, document.urlId)
  return saving(() => tables.items.save({ ...document, updatedAtMs: nowMs }))
}

function layoutOwner(documentId: string): LayoutOwner {
  const [kind, ...rest] = documentId.split(':')
  return { kind: kind === 'collection' || kind === 'item' ? kind : 'field', id: rest.join(':') }
}

function asJson(document: object | undefined): JsonObject | null {
  return document === undefined ? null : JSON.parse(JSON.stringify(document))
}
