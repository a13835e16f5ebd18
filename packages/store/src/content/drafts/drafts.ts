/** What somebody wrote of an item and has not saved yet. */
interface ItemDraft {
  readonly itemId: string
  readonly accountId: string
  readonly savedAtMs: number
  /** `updatedAtMs` of the item that it was begun from. */
  readonly baseAtMs: number
  /** As the editor sent it; checked by who reads it. */
  readonly input: unknown
}

/** Drafts of items, one for each account: nobody but that account sees them before they are saved. */
export interface ItemDraftRecords {
  find(itemId: string, accountId: string): Promise<ItemDraft | undefined>
  save(draft: ItemDraft): Promise<void>
  remove(itemId: string, accountId: string): Promise<void>
}
