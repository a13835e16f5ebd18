import type { CampaignState } from '@vitrine/domain/newsletter/campaigns/campaign'
import type { CampaignDeliveryState } from '@vitrine/domain/newsletter/campaigns/delivery'
import type { ListedRow } from './schema-lists.ts'

/** Campaigns, their mails and links, and who may tell what became of mail. */
export interface CampaignTables {
  readonly campaigns: CampaignRow
  readonly campaign_deliveries: CampaignDeliveryRow
  readonly campaign_links: CampaignLinkRow
  readonly mail_hooks: MailHookRow
  readonly listed_campaigns: ListedRow & { updated_at_ms: number }
}

interface CampaignRow {
  website_id: string
  id: string
  state: CampaignState
  document: string
}

/** A mail to one reader; it holds no address. */
interface CampaignDeliveryRow {
  website_id: string
  campaign_id: string
  subscriber_id: string
  state: CampaignDeliveryState
  /** Not to be sent before this moment. */
  due_at_ms: number
  /** When it came into its state. */
  at_ms: number
  /** How often handing it over failed for the time being. */
  tries: number
  /** 1 where its reader had agreed to be measured. */
  is_measured: number
  /** What the mail service said. */
  problem: string
  bounced_at_ms: number | null
  complained_at_ms: number | null
  left_at_ms: number | null
  opened_at_ms: number | null
  clicked_at_ms: number | null
}

interface CampaignLinkRow {
  website_id: string
  campaign_id: string
  /** The beginning of a hash of the address. */
  link_id: string
  url: string
  clicks: number
}

/** The key by which what a mail service posts is known. */
interface MailHookRow {
  website_id: string
  format: string
  sealed: string
  updated_at_ms: number
}
