import { type Kysely, sql } from 'kysely'
import type { Engine } from '../engine/dialect.ts'
import { isAmongTexts } from '../engine/json-values.ts'
import type { Schema } from '../schema/schema.ts'

/** Which jobs are wanted: of one kind, or of all but those that are left to others. */
export interface WantedJobs {
  readonly only?: string | undefined
  readonly except?: readonly string[] | undefined
  /** Kinds that are done while the site is suspended, too; none where they are left out. */
  readonly kindsWhileSuspended?: readonly string[] | undefined
}

/** What statements are given of them: lists of kinds as JSON. */
export interface GivenWanted {
  readonly kinds: string
  readonly whileSuspended: string
}

/** Wanted jobs as statements are given them, and by which of two. */
export function givenWanted({ only, except = [], kindsWhileSuspended = [] }: WantedJobs): GivenWanted & {
  readonly by: 'ofKind' | 'ofOthers'
} {
  const whileSuspended = JSON.stringify(kindsWhileSuspended)
  return only === undefined
    ? { by: 'ofOthers', kinds: JSON.stringify(except), whileSuspended }
    : { by: 'ofKind', kinds: JSON.stringify([only]), whileSuspended }
}

/** Jobs whose kind is in a JSON list. */
export function isOneOf(engine: Engine, kinds: string) {
  return isAmongTexts(engine, sql.ref('jobs.kind'), kinds)
}

/** Jobs whose kind is not. */
export function isNoneOf(engine: Engine, kinds: string) {
  return sql<boolean>`not ${isOneOf(engine, kinds)}`
}

/** Jobs of a site that is not suspended, or of a kind, in a JSON list, that is done all the same. */
export function mayBeDone(db: Kysely<Schema>, engine: Engine, whileSuspended: string) {
  const suspended = db
    .selectFrom('websites')
    .select('websites.website_id')
    .where('websites.suspended_at_ms', 'is not', sql.lit(null))
    .where('websites.website_id', '=', sql<string>`jobs.website_id`)
  return sql<boolean>`(not exists ${suspended} or ${isOneOf(engine, whileSuspended)})`
}
