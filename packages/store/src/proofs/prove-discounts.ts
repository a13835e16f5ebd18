import { sql } from 'kysely'
import type { Session } from '../engine/session.ts'

/** Each code counts as many uses as there are, reserved ones and taken ones apart, and never more of them than it may have. */
export async function proveDiscounts(session: Session): Promise<readonly string[]> {
  const { websiteId } = session
  const codes = await session.query((db) =>
    db
      .selectFrom('discount_codes')
      .select(['code', 'used', 'reserved'])
      .where('website_id', '=', websiteId)
      .where((row) => row.or([row('used', '>', 0), row('reserved', '>', 0)])),
  )
  const uses = await session.query((db) =>
    db
      .selectFrom('discount_uses')
      .select(['code', 'state', sql<number>`count(*)`.as('count')])
      .where('website_id', '=', websiteId)
      .groupBy(['code', 'state']),
  )
  const countOf = new Map(uses.map(({ code, state, count }) => [`${state} ${code}`, Number(count)]))
  const counted = new Set(codes.flatMap(({ code }) => [`taken ${code}`, `reserved ${code}`]))
  return [
    ...codes.flatMap(({ code, used, reserved }) => [
      ...differs(`The code ${code}`, 'used', Number(used), countOf.get(`taken ${code}`) ?? 0),
      ...differs(`The code ${code}`, 'reserved', Number(reserved), countOf.get(`reserved ${code}`) ?? 0),
    ]),
    ...[...countOf.keys()]
      .filter((each) => !counted.has(each))
      .map((each) => `Uses of a code are not counted: ${each}.`),
  ]
}

function differs(name: string, what: string, counted: number, found: number): readonly string[] {
  return counted === found ? [] : [`${name} counts ${counted} uses as ${what}, but has ${found}.`]
}
