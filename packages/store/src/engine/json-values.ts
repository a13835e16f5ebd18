import { type RawBuilder, sql } from 'kysely'
import type { Engine } from './dialect.ts'

/** The values of a JSON array as rows of one column, `value`: many rows are given to a statement whose text stays the same. */
export function jsonValues(engine: Engine, json: string): RawBuilder<unknown> {
  return engine === 'sqlite' ? sql`json_each(${json})` : sql`json_array_elements(cast(${json} as json))`
}

/** The texts of a JSON array, to stand behind `column = any` or `in`: as a list that an index is asked for. */
export function isAmongTexts(engine: Engine, column: RawBuilder<unknown>, json: string): RawBuilder<boolean> {
  return engine === 'sqlite'
    ? sql`${column} in (select value from json_each(${json}))`
    : sql`${column} = any (array(select json_array_elements_text(cast(${json} as json))))`
}
