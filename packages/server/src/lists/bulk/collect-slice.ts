import type { SliceContext } from './slice.ts'
import { walkView } from './walk-view.ts'

/** Writes down the next rows that a view shows. At its end it is known how many there are, and the act begins. */
export async function collectSlice({ store, handler, bulkAct }: SliceContext): Promise<void> {
  const { id, view, createdAtMs } = bulkAct
  if (!view) throw new Error(`The act ${id} waits without a view`)
  const { rowIds, next } = await walkView(store, { view, atMs: createdAtMs }, handler)
  await store.transaction(async ({ bulkActs }) => {
    const now = await bulkActs.lock(id)
    // It was stopped, or another server has written these rows down.
    if (now?.state !== 'waiting' || now.view?.after !== view.after) return
    await bulkActs.addRows(id, rowIds)
    const tally = { ...now.tally, total: await bulkActs.countRows(id) }
    await bulkActs.save(
      next === null ? { ...now, tally, state: 'running' } : { ...now, tally, view: { ...view, after: next } },
    )
  })
}
