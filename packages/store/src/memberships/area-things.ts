import type { AreaThing, AreaThingKind } from '@vitrine/domain/memberships/area'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'

/** The member areas that a thing lies in. */
export async function areaIdsOf(
  session: Session,
  kind: AreaThingKind,
  thingId: string,
): Promise<readonly string[]> {
  const rows = await session.all(areasOf, { websiteId: session.websiteId, kind, thingId })
  return rows.map((row) => row.area_id)
}

/**
 * Writes into a document which areas it lies in, whatever it said before: a version of before, a copy or an import that is saved does not
 * open what is for members.
 */
export function withAreas<Document extends { readonly areaIds?: readonly string[] | undefined }>(
  document: Document,
  areaIds: readonly string[],
): Document {
  if (areaIds.length > 0) return { ...document, areaIds }
  if (document.areaIds === undefined) return document
  const { areaIds: _, ...rest } = document
  return rest as Document
}

/** Forgets where a thing lay that is gone. */
export async function takeOutOfAreas(session: Session, kind: AreaThingKind, thingId: string): Promise<void> {
  await session.write(removeThing, { websiteId: session.websiteId, kind, thingId })
}

/** What lies in an area, or in any: kinds and ids. */
export async function listThings(
  session: Session,
  areaId: string,
): Promise<readonly (AreaThing & { readonly areaId: string })[]> {
  const rows = await session.all(things, { websiteId: session.websiteId, areaId })
  return rows.map((row) => ({ areaId: row.area_id, kind: row.kind, id: row.thing_id }))
}

/** Puts things into an area that were not in it. */
export async function putInArea(session: Session, areaId: string, thing: AreaThing): Promise<void> {
  const { websiteId } = session
  await session.write(addThing, { websiteId, areaId, kind: thing.kind, thingId: thing.id })
}

/** Takes one out of an area. */
export async function takeOutOfArea(session: Session, areaId: string, thing: AreaThing): Promise<void> {
  const { websiteId } = session
  await session.write(removeFromArea, { websiteId, areaId, kind: thing.kind, thingId: thing.id })
}

interface GivenThing {
  readonly websiteId: string
  readonly kind: AreaThingKind
  readonly thingId: string
}

const areasOf = statement((db, given: GivenThing) =>
  db
    .selectFrom('member_area_things')
    .select('area_id')
    .where('website_id', '=', given.websiteId)
    .where('kind', '=', given.kind)
    .where('thing_id', '=', given.thingId)
    .orderBy('area_id'),
)

const things = statement((db, given: { readonly websiteId: string; readonly areaId: string }) =>
  db
    .selectFrom('member_area_things')
    .select(['area_id', 'kind', 'thing_id'])
    .where('website_id', '=', given.websiteId)
    .where('area_id', '=', given.areaId)
    .orderBy('kind')
    .orderBy('thing_id'),
)

const addThing = statement((db, given: GivenThing & { readonly areaId: string }) =>
  db
    .insertInto('member_area_things')
    .values({
      website_id: given.websiteId,
      kind: given.kind,
      thing_id: given.thingId,
      area_id: given.areaId,
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'kind', 'thing_id', 'area_id']).doNothing()),
)

const removeThing = statement((db, given: GivenThing) =>
  db
    .deleteFrom('member_area_things')
    .where('website_id', '=', given.websiteId)
    .where('kind', '=', given.kind)
    .where('thing_id', '=', given.thingId),
)

const removeFromArea = statement((db, given: GivenThing & { readonly areaId: string }) =>
  db
    .deleteFrom('member_area_things')
    .where('website_id', '=', given.websiteId)
    .where('kind', '=', given.kind)
    .where('thing_id', '=', given.thingId)
    .where('area_id', '=', given.areaId),
)
