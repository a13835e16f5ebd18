import type { readGridCall, saveGridCall } from '@vitrine/contract/catalogue/grid-calls'
import { productsList } from '@vitrine/contract/catalogue/products-list'
import { gridRowsOf } from '@vitrine/domain/catalogue/grid/grid-rows'
import type { Product } from '@vitrine/domain/catalogue/product'
import type { Exchange } from '../../http/exchange.ts'
import { type AnswerTo, reply } from '../../http/reply/reply.ts'
import { readListAsk } from '../../lists/read-list-ask.ts'
import { recordAuditEntry } from '../../owners/record-audit-entry.ts'
import { saveGrid } from './save-grid.ts'

/** Answers products and their variants as rows. */
export async function getGrid(
  exchange: Exchange<typeof readGridCall>,
): Promise<AnswerTo<typeof readGridCall>> {
  // Rows do not move while their prices and their stock are changed.
  const query = { sort: 'title', limit: 100, ...exchange.query }
  const read = readListAsk({ ...exchange, query }, productsList)
  if (!read.ok) return read.refused
  const { rows, total, next } = await exchange.store.products.listed(read.ask)
  return reply({ rows: rows.flatMap(gridRowsOf), products: rows.length, total, next })
}

/** Saves rows, each whole or not at all. */
export async function putGrid(
  exchange: Exchange<typeof saveGridCall>,
): Promise<AnswerTo<typeof saveGridCall>> {
  const { body, store, services, account } = exchange
  const { clock, newId, newUuid } = services
  return store.transaction(async (tables) => {
    let isChanged = false
    // An entry stands right behind its product: what it can take back is that product alone.
    const onSaved = async ({ id, title }: Product) => {
      isChanged = true
      await recordAuditEntry(tables, exchange, { subjectId: id, summary: `Changed ${title} in the grid` })
    }
    const countedBy = { cause: 'edited', accountId: account?.id ?? null } as const
    const saving = { nowMs: clock(), newId, newUuid, countedBy, onSaved }
    const { outcomes, products } = await saveGrid(tables, body.rows, saving)
    if (isChanged) await tables.site.raiseRevision()
    return reply({ outcomes, rows: products.flatMap(gridRowsOf) })
  })
}
