import { keptMailLinks } from '@vitrine/domain/contact/mail-link'
import { codeChanges } from '@vitrine/domain/content/blocks/code-blocks'
import { galleryBlockProblems } from '@vitrine/domain/content/gallery/gallery-problems'
import { blocksOf, type Layout } from '@vitrine/domain/content/layout'
import { readLayout } from '@vitrine/domain/content/read-layout'
import { prepareLayout } from '@vitrine/site/blocks/prepare-layout'
import type { LayoutOwner, StoredLayout } from '@vitrine/store/content/layouts'
import type { SiteTables } from '@vitrine/store/store'

/** The layout as it was kept, or a sentence for everything that is wrong with it, by its path. */
export type SaveLayoutResult =
  | { readonly ok: true; readonly stored: StoredLayout; readonly notes: readonly string[] }
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> }

/** Keeps a layout, within a transaction; every cached page is rendered again. */
export async function saveLayout(
  tables: SiteTables,
  owner: LayoutOwner,
  { input, known, moved, mayWriteCode, nowMs }: LayoutChange,
): Promise<SaveLayoutResult> {
  const read = readLayout(input, { keptLinks: keptMailLinks(known?.layout, moved) })
  if (!read.ok) return read
  const codeErrors = mayWriteCode ? {} : codeChanges(read.layout, known?.layout)
  const { layout, errors } = await prepareLayout(read.layout, (id) => tables.images.find(id))
  const galleryErrors = galleryBlockProblems(read.layout, [known?.layout, moved])
  const all = { ...codeErrors, ...galleryErrors, ...errors }
  if (Object.keys(all).length > 0) return { ok: false, errors: all }

  // Later than before even when the clock stands still: it tells one edit from the next.
  const updatedAtMs = Math.max(nowMs, (known?.updatedAtMs ?? 0) + 1)
  const stored = { layout, updatedAtMs }
  await tables.layouts.save(owner, stored)
  await tables.site.raiseRevision()
  return { ok: true, stored, notes: notesOf(layout) }
}

/** A layout that somebody wants to keep. */
export interface LayoutChange {
  readonly input: unknown
  /** What is kept now. */
  readonly known: StoredLayout | undefined
  /** What comes to it from where it was kept before. */
  readonly moved?: Layout
  readonly mayWriteCode: boolean
  readonly nowMs: number
}

function notesOf(layout: Layout): readonly string[] {
  return blocksOf(layout).flatMap((block) =>
    block.type === 'unknown'
      ? [`The block ${block.id} is of a kind that is not known here (${block.name}) and shows nothing.`]
      : [],
  )
}
