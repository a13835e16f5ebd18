import { readLayout } from '@vitrine/domain/content/read-layout'
import type { FormField } from '@vitrine/domain/forms/form-field'
import { noon } from '@vitrine/store/testing/builders'
import type { OpenSite } from './open-site.ts'

/** Puts a form on the page of a site; returns its id. */
export async function placeForm(
  { store, page }: Pick<OpenSite, 'store' | 'page'>,
  fields: readonly Partial<FormField>[],
  more: object = {},
): Promise<string> {
  const value = { name: 'Write to us', fields, submissionHtml: '<p>We will write back.</p>', ...more }
  const blocks = [{ id: 'contact', type: 'form', value }]
  const read = readLayout({ layout: { rows: [{ columns: [{ span: 12, blocks }] }] } })
  if (!read.ok) throw new Error(JSON.stringify(read))
  await store.transaction(async (tables) => {
    await tables.layouts.save({ kind: 'collection', id: page.id }, { layout: read.layout, updatedAtMs: noon })
    await tables.site.raiseRevision()
  })
  return `${page.id}-contact`
}

/** Puts a block on the page of a site that names a form, and says nothing of it. */
export async function nameForm(
  { store, page }: Pick<OpenSite, 'store' | 'page'>,
  formId: string,
): Promise<void> {
  const blocks = [{ id: 'named', type: 'form', value: { formId } }]
  const read = readLayout({ layout: { rows: [{ columns: [{ span: 12, blocks }] }] } })
  if (!read.ok) throw new Error(JSON.stringify(read))
  await store.transaction(async (tables) => {
    await tables.layouts.save({ kind: 'collection', id: page.id }, { layout: read.layout, updatedAtMs: noon })
    await tables.site.raiseRevision()
  })
}
