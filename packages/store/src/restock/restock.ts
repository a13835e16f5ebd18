import type { RestockSignUp } from '@vitrine/domain/restock/sign-up'
import type { ListPage } from '../lists/list-page.ts'
import type { ListAsk } from '../lists/read-list.ts'

/** Those who wait for what is sold out: an address once for each variant, and told once for each time that it asks. */
export interface RestockRecords {
  find(id: string): Promise<RestockSignUp | undefined>
  /** Puts somebody down, or again who was told, or could not be; false where they wait already. */
  signUp(signUp: RestockSignUp): Promise<boolean>
  /** What is kept under an address. */
  ofEmail(email: string): Promise<readonly RestockSignUp[]>
  /** Variants that somebody waits for, in the order of their keys, behind one of them. */
  groups(after: VariantKey | null, limit: number): Promise<readonly RestockGroup[]>
  /** Variants of visible products that somebody waits for, and that are not sold out; some of them. */
  back(limit: number): Promise<readonly VariantKey[]>
  /** Who waits for a variant, in the order of their ids, behind one of them. */
  waiting(variant: VariantKey, afterId: string, limit: number): Promise<readonly RestockSignUp[]>
  countWaiting(variant: VariantKey): Promise<number>
  hasWaiting(): Promise<boolean>
  /** Takes some who wait to be told: their mails are in the outbox from then on. Nobody is taken twice. */
  take(variant: VariantKey, limit: number, nowMs: number): Promise<readonly RestockSignUp[]>
  /** Takes one who waits, or whose mail was given up; false where they do not. */
  takeOne(id: string, nowMs: number): Promise<boolean>
  /** Notes that somebody was told, that they wait again, or that their mail was given up; only of those who were taken. */
  settle(id: string, state: 'sent' | 'waiting' | 'unsent', nowMs: number): Promise<void>
  remove(id: string): Promise<boolean>
  /** Forgets some who wait for a variant; returns how many. */
  removeWaiting(variant: VariantKey): Promise<number>
  /** Forgets what was kept under an address until a moment; returns how many. */
  removeOfEmail(email: string, untilMs?: number): Promise<number>
  /** Forgets some who were told before a moment, or could not be; returns how many. */
  removeSent(beforeMs: number): Promise<number>
  list(ask: ListAsk): Promise<ListPage<RestockSignUp>>
  /** When one changed last; 0 for never. */
  lastChangeMs(): Promise<number>
}

/** Which variant of which product. */
export interface VariantKey {
  readonly productId: string
  readonly variantId: string
}

/** Those who wait for one variant. */
export interface RestockGroup extends VariantKey {
  readonly count: number
  readonly firstAtMs: number
}
