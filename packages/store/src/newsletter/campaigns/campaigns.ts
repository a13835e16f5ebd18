import type { Campaign } from '@vitrine/domain/newsletter/campaigns/campaign'
import type {
  CampaignCounts,
  CampaignDeliveryMark,
  CampaignDeliveryState,
} from '@vitrine/domain/newsletter/campaigns/delivery'
import type { HandedResult } from '@vitrine/domain/newsletter/campaigns/judge-failure'
import type { ListPage } from '../../lists/list-page.ts'
import type { ListAsk } from '../../lists/read-list.ts'

/** The campaigns of a site. */
export interface CampaignRecords {
  find(id: string): Promise<Campaign | undefined>
  /** The same, locked until the end of the transaction. */
  lock(id: string): Promise<Campaign | undefined>
  /** Keeps one that is new or was changed. */
  save(campaign: Campaign): Promise<void>
  /** Removes one with its mails. Where its links lead stays: mails that went out have them. */
  remove(id: string): Promise<void>
  /** A page of the owner's list. */
  list(ask: ListAsk): Promise<ListPage<Campaign>>
  /** When an owner changed one last; 0 for never. */
  lastChangeMs(): Promise<number>
  /** How many are being sent now. */
  countSending(): Promise<number>
}

/** Whose readers are to be queued. */
export interface ReadersAsk {
  readonly campaignId: string
  readonly listId: string
  /** Those who were subscribed by this moment. */
  readonly subscribedByMs: number
  /** Behind this subscriber, in the order of their ids; '' for the first. */
  readonly afterId: string
  readonly limit: number
}

/** A mail that did not arrive, as far as is known. */
interface UndeliveredMail {
  readonly subscriberId: string
  readonly state: CampaignDeliveryState
  readonly problem: string
  readonly atMs: number
  readonly hasBounced: boolean
  readonly hasComplained: boolean
}

/** The mails of campaigns: one for each reader, whatever happens. */
export interface CampaignDeliveryRecords {
  /** Queues a slice of readers; `upTo` is the last of them, null where there are none behind it. Within the transaction that keeps how far it is. */
  queue(ask: ReadersAsk): Promise<{ readonly queued: number; readonly upTo: string | null }>
  /** Subscribers whose mail is due, those who wait longest first. */
  due(campaignId: string, nowMs: number, limit: number): Promise<readonly DueDelivery[]>
  /** When the next mail that waits is due; null: none waits. */
  nextDueMs(campaignId: string): Promise<number | null>
  /** Takes a mail to hand it over: false where it was taken already, its reader left, or the campaign is not being sent. It is never taken twice. */
  hand(delivery: {
    readonly campaignId: string
    readonly subscriberId: string
    readonly isMeasured: boolean
    readonly nowMs: number
  }): Promise<boolean>
  /** Keeps what became of a mail that was taken. */
  settle(campaignId: string, subscriberId: string, result: HandedResult): Promise<void>
  /** Has a mail that waits not be sent, as its reader left. */
  skip(campaignId: string, subscriberId: string, nowMs: number): Promise<void>
  /** Writes mails that were taken before a moment, of which nothing was heard since, down as in doubt; returns how many mails are still in hand. */
  doubt(campaignId: string, beforeMs: number): Promise<number>
  /** Whether the mail server took any of its mails. */
  hasSent(campaignId: string): Promise<boolean>
  /** How many mails failed since the mail server took the last one; 0 while it took none. */
  failedInARow(campaignId: string): Promise<number>
  /** Queues those again whose mail came back, and who are on the list again since; returns how many. */
  requeueBounced(campaignId: string, nowMs: number): Promise<number>
  counts(campaignId: string): Promise<CampaignCounts & { readonly measured: number }>
  /** Notes what became of a mail later, once; false where that is noted, or there is no such mail. Opens and clicks are noted of those who were measured alone. */
  mark(
    delivery: { readonly campaignId: string; readonly subscriberId: string },
    mark: CampaignDeliveryMark,
    nowMs: number,
  ): Promise<boolean>
  /** Counts somebody as gone by a mail no more: they took that back. */
  forgetLeave(delivery: { readonly campaignId: string; readonly subscriberId: string }): Promise<void>
  /** The newest mails that did not arrive or were complained about. */
  undelivered(campaignId: string, limit: number): Promise<readonly UndeliveredMail[]>
}

/** A mail that is due. */
export interface DueDelivery {
  readonly subscriberId: string
  /** How often its mailbox put it off. */
  readonly tries: number
}

/** The addresses that the links of a campaign lead to. */
export interface CampaignLinkRecords {
  /** Keeps addresses that are not kept yet, and returns the id of each. */
  keep(campaignId: string, urls: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** Where a link leads. */
  find(campaignId: string, linkId: string): Promise<string | undefined>
  /** Counts that a link was followed. */
  count(campaignId: string, linkId: string): Promise<void>
  /** All of them, those that were followed most first. */
  list(campaignId: string): Promise<readonly { readonly url: string; readonly clicks: number }[]>
}

/** The keys by which what mail services post is known, sealed. */
export interface MailHookRecords {
  list(): Promise<readonly MailHook[]>
  find(format: string): Promise<MailHook | undefined>
  save(hook: MailHook): Promise<void>
  remove(format: string): Promise<void>
}

/** The key of a mail service. */
export interface MailHook {
  readonly format: string
  readonly sealed: string
  readonly updatedAtMs: number
}
