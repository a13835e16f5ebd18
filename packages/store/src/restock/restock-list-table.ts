import { listedState, listedStates, type RestockSignUp } from '@vitrine/domain/restock/sign-up'
import type { FilledList } from '../lists/filled-list.ts'
import type { ListEntry, ListTable } from '../lists/list-table.ts'
import { listNext, signUpOf } from './restock-statements.ts'

/** How sign-ups are listed. */
export const restockTable: ListTable = {
  name: 'restock',
  table: 'listed_restock',
  version: 2,
  columns: {
    asked: { name: 'created_at_ms', kind: 'number' },
    changed: { name: 'changed_at_ms', kind: 'number' },
  },
  choices: { state: listedStates, news: ['yes'] },
  texts: { product: { hasWords: true }, variantId: { hasWords: false }, email: { hasWords: true } },
}

/** What the list keeps of a sign-up. */
export function restockEntry(signUp: RestockSignUp): ListEntry {
  const { id, productTitle, variantId, variantName, email, state, joinsList, createdAtMs, changedAtMs } =
    signUp
  return {
    id,
    columns: { asked: createdAtMs, changed: changedAtMs },
    choices: { state: [listedState[state]], news: joinsList ? ['yes'] : [] },
    texts: { product: [productTitle], variantId: [variantId], email: [email] },
    searched: [email, productTitle, variantName],
  }
}

/** Fills the list with the sign-ups that are kept. */
export const restockFill: FilledList = {
  list: restockTable,
  async read(session, afterId, limit) {
    const rows = await session.all(listNext, { websiteId: session.websiteId, afterId, limit })
    const lastId = rows.length < limit ? null : (rows.at(-1)?.id ?? null)
    return { entries: rows.map(signUpOf).map(restockEntry), lastId }
  },
}
