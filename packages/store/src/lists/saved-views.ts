/** A view of a list that somebody saved. */
export interface SavedView {
  readonly id: string
  readonly list: string
  readonly accountId: string
  readonly name: string
  /** The text behind `?` of the list's address. */
  readonly query: string
  readonly isShared: boolean
  readonly createdAtMs: number
}

/** Views that people saved. */
export interface SavedViewRecords {
  /** An account's own views of a list, and those that others share; the oldest first. */
  list(list: string, accountId: string): Promise<readonly SavedView[]>
  find(id: string): Promise<SavedView | undefined>
  /** How many views of a list an account has; within a transaction no other saves one meanwhile. */
  countOwn(list: string, accountId: string): Promise<number>
  save(view: SavedView): Promise<void>
  remove(id: string): Promise<void>
}
