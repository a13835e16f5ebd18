import { lockRows } from '../engine/locking.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import type { SearchedKind, SearchState } from './search-records.ts'

/** Stands for the kind when everything was read. */
const all = 'all'

/** How far the indexes of a site are, by language. */
export async function readStates(session: Session): Promise<readonly SearchState[]> {
  const rows = await session.all(readAll, { websiteId: session.websiteId })
  return rows.map(({ language, chain, filled_kind: kind, filled_id: afterId }) => ({
    language,
    chain: chain === '' ? [] : chain.split(' '),
    filling: kind === all ? null : { kind: kind as SearchedKind, afterId },
  }))
}

/** Holds back others that write the indexes of a site; the row of its own language stands for all. */
export async function lockIndexes(session: Session): Promise<void> {
  const { websiteId } = session
  await session.write(begin, { websiteId, language: '', chain: '', kind: 'product' })
  await session.all(lock, { websiteId })
}

/** Begins an index; one that is there reads everything again and keeps what is the same. */
export async function beginIndex(
  session: Session,
  language: string,
  chain: readonly string[],
): Promise<void> {
  const key = { websiteId: session.websiteId, language }
  const given = { ...key, chain: chain.join(' '), kind: 'product' }
  await session.write(begin, given)
  await session.write(beginAgain, given)
}

/** Moves on what is read at the first. */
export async function fillIndex(session: Session, { language, filling }: SearchState): Promise<void> {
  const given = { kind: filling?.kind ?? all, afterId: filling?.afterId ?? '' }
  await session.write(fill, { websiteId: session.websiteId, language, ...given })
}

interface Given {
  readonly websiteId: string
  readonly language: string
}

interface GivenBegin extends Given {
  readonly chain: string
  readonly kind: string
}

const readAll = statement((db, given: { websiteId: string }) =>
  db
    .selectFrom('search_states')
    .select(['language', 'chain', 'filled_kind', 'filled_id'])
    .where('website_id', '=', given.websiteId)
    .orderBy('language'),
)

const lock = statement((db, given: { websiteId: string }, engine) =>
  lockRows(
    engine,
    db
      .selectFrom('search_states')
      .select('language')
      .where('website_id', '=', given.websiteId)
      .where('language', '=', ''),
  ),
)

const begin = statement((db, given: GivenBegin) =>
  db
    .insertInto('search_states')
    .values({
      website_id: given.websiteId,
      language: given.language,
      chain: given.chain,
      next_number: 0,
      documents: 0,
      filled_kind: given.kind,
      filled_id: '',
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'language']).doNothing()),
)

const beginAgain = statement((db, given: GivenBegin) =>
  db
    .updateTable('search_states')
    .set({ chain: given.chain, filled_kind: given.kind, filled_id: '' })
    .where('website_id', '=', given.websiteId)
    .where('language', '=', given.language),
)

const fill = statement((db, given: Given & { readonly kind: string; readonly afterId: string }) =>
  db
    .updateTable('search_states')
    .set({ filled_kind: given.kind, filled_id: given.afterId })
    .where('website_id', '=', given.websiteId)
    .where('language', '=', given.language),
)
