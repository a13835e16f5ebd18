import type { Form } from '@vitrine/domain/forms/form'
import { planSampleRemoval, type SampleState } from '@vitrine/domain/sites/plan-sample-removal'
import type { SampleRow } from '@vitrine/store/samples/samples'
import type { SiteTables } from '@vitrine/store/store'
import { readSampleContents } from './sample-contents.ts'

/** What was removed of the sample content. */
export interface RemovedSamples {
  /** Pictures and authors that came, which go unless something else is left that names them. */
  readonly imageIds: readonly string[]
  readonly authorIds: readonly string[]
  /** The website as it came, as JSON. */
  readonly siteAsItCame: string
}

/**
 * Removes the sample content of a website with comments and entries of carts that are about it; in a transaction. Orders stay. Pictures and
 * authors go with `removeUnused`, once everything else is as it is to be.
 */
export async function removeSamples(tables: SiteTables, keepsChanged: boolean): Promise<RemovedSamples> {
  const { states, rows, holderOf } = await readSampleContents(tables)
  const collections = await tables.collections.list()
  const idsOf = (kind: SampleState['kind']) =>
    new Set(states.filter((state) => state.kind === kind).map(({ id }) => id))
  const holdingOwn = await tables.samples.holdingMore({
    productIds: idsOf('product'),
    itemIds: idsOf('item'),
  })
  const parentOf = new Map(collections.map(({ id, parentId }) => [id, parentId]))
  const going = planSampleRemoval(states, { keepsChanged, holderOf, holdingOwn, parentOf })
  const forms = await formsOf(going, tables)
  for (const each of going) await removeOne(each, tables)
  await removeForms(forms, keepsChanged, tables)
  await tables.samples.dropFromCarts(
    new Set(going.filter(({ kind }) => kind === 'product').map(({ id }) => id)),
  )
  await removeRedirects(rows, tables)
  const idsOfRows = (kind: SampleRow['kind']) => rows.filter((row) => row.kind === kind).map(({ id }) => id)
  return {
    imageIds: idsOfRows('image'),
    authorIds: idsOfRows('author'),
    siteAsItCame: rows.find(({ kind }) => kind === 'site')?.document ?? '{}',
  }
}

async function removeOne({ kind, id }: SampleState, tables: SiteTables): Promise<void> {
  const { samples } = tables
  if (kind === 'field-layout') return samples.removeLayout({ kind: 'field', id })
  if (kind === 'product') {
    await samples.removeTalk(id)
    return tables.products.remove(id)
  }
  await samples.removeLayout({ kind, id })
  if (kind === 'collection') return tables.collections.remove(id)
  await samples.removeTalk(id)
  return tables.items.remove(id)
}

/** The forms that stand in layouts of what goes. */
async function formsOf(going: readonly SampleState[], { forms }: SiteTables): Promise<readonly Form[]> {
  const places = going.flatMap(({ kind, id }) => {
    if (kind === 'product') return []
    return [{ kind: kind === 'field-layout' ? 'field' : kind, id } as const]
  })
  return (await Promise.all(places.map((place) => forms.findPlaced(place)))).flat()
}

/** Removes forms whose page is gone. Those by which something was sent stay with it, in no place; so do those that were written again, if that is wished. */
async function removeForms(
  going: readonly Form[],
  keepsChanged: boolean,
  { forms, submissions }: SiteTables,
): Promise<void> {
  const sent = await submissions.tallyByForm()
  for (const form of going) {
    const stays = sent.has(form.id) || (keepsChanged && form.own !== null)
    if (stays) await forms.save({ ...form, place: null })
    else await forms.remove(form.id)
  }
}

async function removeRedirects(rows: readonly SampleRow[], { redirects }: SiteTables): Promise<void> {
  const came = new Set(rows.filter(({ kind }) => kind === 'redirect').map(({ document }) => document))
  if (came.size === 0) return
  const rules = await redirects.list()
  await redirects.replace(rules.filter((rule) => !came.has(JSON.stringify(rule))))
}

/** Removes the authors and pictures that came as sample content and that nothing mentions any more; returns the pictures. */
export async function removeUnused(
  tables: SiteTables,
  { imageIds, authorIds }: Pick<RemovedSamples, 'imageIds' | 'authorIds'>,
): Promise<readonly string[]> {
  const { samples } = tables
  const mentioned = await samples.mentionedIds()
  for (const id of authorIds) if (!mentioned.has(id)) await samples.removeAuthor(id)
  const ofAuthors = new Set((await tables.authors.list()).flatMap(({ avatar }) => avatar?.id ?? []))
  const unused = imageIds.filter((id) => !mentioned.has(id) && !ofAuthors.has(id))
  for (const id of unused) await tables.media.remove(id)
  return unused
}
