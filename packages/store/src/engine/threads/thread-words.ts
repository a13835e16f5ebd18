import type { StoreNews } from '../tell.ts'

/** What a thread that shares the file says: it wants to write, has written, or has committed what others must know of. */
export type WordOfThread =
  | 'turn-wanted'
  | 'turn-over'
  | { readonly websiteId: string; readonly news: StoreNews }

/** What it is answered when it may write. */
export const turnBegins = 'turn-begins'
