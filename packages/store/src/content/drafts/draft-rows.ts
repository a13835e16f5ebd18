import { parse } from '../../documents/read-document.ts'
import type { Session } from '../../engine/session.ts'
import { statement } from '../../engine/statement.ts'
import { removeUses, saveUses } from '../../media/media-uses.ts'
import type { ItemDraftRecords } from './drafts.ts'

/** Drafts by item and account. */
export function draftRows(session: Session): ItemDraftRecords {
  const { websiteId } = session
  return {
    find: async (itemId, accountId) => {
      const row = await session.first(find, { websiteId, itemId, accountId })
      if (!row) return undefined
      return {
        itemId,
        accountId,
        savedAtMs: Number(row.saved_at_ms),
        baseAtMs: Number(row.base_at_ms),
        input: parse(row.document),
      }
    },
    save: ({ input, ...draft }) =>
      session.atomically(async (inside) => {
        const document = JSON.stringify(input)
        await inside.write(save, { websiteId, ...draft, document })
        await saveUses(inside, holderOf(draft.itemId, draft.accountId), document)
      }),
    remove: (itemId, accountId) =>
      session.atomically(async (inside) => {
        await inside.write(remove, { websiteId, itemId, accountId })
        await removeUses(inside, holderOf(itemId, accountId))
      }),
  }
}

function holderOf(itemId: string, accountId: string) {
  return { kind: 'draft', id: `${itemId}:${accountId}` } as const
}

interface GivenDraft {
  readonly websiteId: string
  readonly itemId: string
  readonly accountId: string
}

const find = statement((db, given: GivenDraft) =>
  db
    .selectFrom('item_drafts')
    .select(['saved_at_ms', 'base_at_ms', 'document'])
    .where('website_id', '=', given.websiteId)
    .where('item_id', '=', given.itemId)
    .where('account_id', '=', given.accountId),
)

interface SavedDraft extends GivenDraft {
  readonly savedAtMs: number
  readonly baseAtMs: number
  readonly document: string
}

const save = statement((db, given: SavedDraft) => {
  const changing = {
    saved_at_ms: given.savedAtMs,
    base_at_ms: given.baseAtMs,
    document: given.document,
  }
  return db
    .insertInto('item_drafts')
    .values({
      website_id: given.websiteId,
      item_id: given.itemId,
      account_id: given.accountId,
      ...changing,
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'item_id', 'account_id']).doUpdateSet(changing))
})

const remove = statement((db, given: GivenDraft) =>
  db
    .deleteFrom('item_drafts')
    .where('website_id', '=', given.websiteId)
    .where('item_id', '=', given.itemId)
    .where('account_id', '=', given.accountId),
)
