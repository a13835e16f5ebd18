import type { MessagePort } from 'node:worker_threads'

/** What the thread of acts is given when it begins. */
export interface ActsThreadStart {
  readonly dataDir: string
  readonly secret: string
  readonly campaignMailsPerMinute: number | undefined
  /** Leads to the store of the server. */
  readonly port: MessagePort
}

/** An act that the thread is to go on with for a while. */
export interface ActWanted {
  readonly websiteId: string
  readonly bulkActId: string
}

/** What the thread answers: the act's turn is over, or failed; and what it says of rows for the log. */
export type ActWord =
  | { readonly kind: 'over'; readonly bulkActId: string }
  | { readonly kind: 'failed'; readonly bulkActId: string; readonly error: unknown }
  | { readonly kind: 'log'; readonly details: object; readonly message: string }
