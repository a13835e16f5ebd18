import type { InsightTables } from './insight/schema-insight.ts'
import type { ScriptErrorTables } from './insight/schema-script-errors.ts'
import type { AuditImageRow, AuditRow } from './schema-activity.ts'
import type { CampaignTables } from './schema-campaigns.ts'
import type {
  ImportKeyRow,
  PriceHistoryRow,
  ProductImportRow,
  ProductRow,
  ProductTermBlockRow,
  ProductTermCountRow,
  ProductTermRow,
} from './schema-catalogue.ts'
import type { CommentRow, CommentVoteRow, ItemCountRow, ItemLikeRow } from './schema-comments.ts'
import type {
  AuthorRow,
  CategoryTreeRow,
  EventOccurrenceRow,
  ItemDraftRow,
  ItemLabelRow,
  ItemRow,
  ItemTermBlockRow,
  ItemTermCountRow,
  ItemTermRow,
  LayoutRow,
  RedirectRow,
  SampleRow,
  TranslationRow,
} from './schema-content.ts'
import type { CustomerOrderRow, CustomerRow, ExportRow } from './schema-customers.ts'
import type { DiscountTables } from './schema-discounts.ts'
import type { DownloadTables } from './schema-downloads.ts'
import type {
  FormDeliveryRow,
  FormDraftRow,
  FormFileRow,
  FormKeyRow,
  FormRetentionRow,
  FormRow,
  FormSubmissionRow,
  FormTargetRow,
} from './schema-forms.ts'
import type { GiftCardTables } from './schema-gift-cards.ts'
import type {
  BulkActTables,
  ContentListTables,
  ListedRow,
  ListedUnitsRow,
  ListTermRow,
  SavedViewRow,
  SearchTables,
} from './schema-lists.ts'
import type { MediaRefRow, MediaRow, MediaUseRow, UploadRow } from './schema-media.ts'
import type { MemberTables } from './schema-members.ts'
import type { MembershipTables } from './schema-memberships.ts'
import type { NewsletterTables } from './schema-newsletter.ts'
import type {
  AccountLinkRow,
  AccountRow,
  ApiKeyRow,
  InvitationRow,
  PasskeyChallengeRow,
  PasskeyRow,
  RecoveryCodeRow,
  SecondFactorRow,
  SessionRow,
  SignInTicketRow,
  SiteOwnerRow,
  StaffInvitationRow,
} from './schema-owners.ts'
import type { PaperTables } from './schema-papers.ts'
import type { PaymentServiceTables } from './schema-payments.ts'
import type { ReminderTables } from './schema-reminders.ts'
import type { RestockTables } from './schema-restock.ts'
import type { ReviewTables } from './schema-reviews.ts'
import type { CounterRow, MoneyMovementRow, OrderRow, PaymentRow, ProposalTables } from './schema-sales.ts'
import type { StockHoldRow, StockLevelRow, StockMovementRow } from './schema-stock.ts'
import type { SubscriptionTables } from './schema-subscriptions.ts'
import type { WebsiteTables } from './website/schema-website.ts'

/**
 * The columns of every table, as Kysely sees them. Documents are JSON text on both engines, times are epoch milliseconds,
 * truth values are 0 or 1.
 */
export interface Schema
  extends BulkActTables,
    ContentListTables,
    NewsletterTables,
    MemberTables,
    MembershipTables,
    CampaignTables,
    GiftCardTables,
    PaperTables,
    PaymentServiceTables,
    DiscountTables,
    DownloadTables,
    InsightTables,
    ScriptErrorTables,
    RestockTables,
    ProposalTables,
    ReminderTables,
    ReviewTables,
    SearchTables,
    SubscriptionTables,
    WebsiteTables {
  readonly collections: CollectionRow
  readonly products: ProductRow
  readonly product_terms: ProductTermRow
  readonly product_term_counts: ProductTermCountRow
  readonly product_term_blocks: ProductTermBlockRow
  readonly price_history: PriceHistoryRow
  readonly items: ItemRow
  readonly item_terms: ItemTermRow
  readonly event_occurrences: EventOccurrenceRow
  readonly item_term_counts: ItemTermCountRow
  readonly item_term_blocks: ItemTermBlockRow
  readonly item_labels: ItemLabelRow
  readonly item_drafts: ItemDraftRow
  readonly categories: CategoryTreeRow
  readonly authors: AuthorRow
  readonly layouts: LayoutRow
  readonly translations: TranslationRow
  readonly redirects: RedirectRow
  readonly sample_rows: SampleRow
  readonly comments: CommentRow
  readonly comment_votes: CommentVoteRow
  readonly item_likes: ItemLikeRow
  readonly item_counts: ItemCountRow
  readonly forms: FormRow
  readonly form_submissions: FormSubmissionRow
  readonly form_keys: FormKeyRow
  readonly form_targets: FormTargetRow
  readonly form_deliveries: FormDeliveryRow
  readonly form_retention: FormRetentionRow
  readonly form_drafts: FormDraftRow
  readonly form_files: FormFileRow
  readonly stock_levels: StockLevelRow
  readonly stock_movements: StockMovementRow
  readonly stock_holds: StockHoldRow
  readonly carts: CartRow
  readonly payments: PaymentRow
  readonly money_movements: MoneyMovementRow
  readonly counters: CounterRow
  readonly orders: OrderRow
  readonly customers: CustomerRow
  readonly customer_orders: CustomerOrderRow
  readonly accounts: AccountRow
  readonly invitations: InvitationRow
  readonly sessions: SessionRow
  readonly sign_in_links: AccountLinkRow
  readonly password_links: AccountLinkRow
  readonly site_owners: SiteOwnerRow
  readonly staff_invitations: StaffInvitationRow
  readonly api_keys: ApiKeyRow
  readonly second_factors: SecondFactorRow
  readonly recovery_codes: RecoveryCodeRow
  readonly sign_in_tickets: SignInTicketRow
  readonly passkeys: PasskeyRow
  readonly passkey_challenges: PasskeyChallengeRow
  readonly rate_limits: RateLimitRow
  readonly used_solutions: UsedSolutionRow
  readonly jobs: JobRow
  readonly mail_messages: MailRow
  readonly list_terms: ListTermRow
  readonly listed_orders: ListedRow
  readonly listed_products: ListedUnitsRow
  readonly listed_variants: ListedUnitsRow
  readonly listed_activity: ListedRow
  readonly listed_comments: ListedRow
  readonly listed_customers: ListedRow
  readonly listed_form_submissions: ListedRow
  readonly listed_mail: ListedRow
  readonly saved_views: SavedViewRow
  readonly media: MediaRow
  readonly media_refs: MediaRefRow
  readonly media_uses: MediaUseRow
  readonly uploads: UploadRow
  readonly import_keys: ImportKeyRow
  readonly product_imports: ProductImportRow
  readonly exports: ExportRow
  readonly audit_entries: AuditRow
  readonly audit_images: AuditImageRow
}

interface CollectionRow {
  website_id: string
  id: string
  url_id: string
  position: number
  document: string
}

interface CartRow {
  website_id: string
  id: string
  token: string
  updated_at_ms: number
  document: string
}

interface RateLimitRow {
  website_id: string
  key: string
  count: number
  ends_at_ms: number
}

interface UsedSolutionRow {
  website_id: string
  solution_hash: string
  ends_at_ms: number
}

export interface JobRow {
  website_id: string
  id: string
  kind: string
  /** JSON text. */
  payload: string
  state: 'open' | 'dead'
  run_at_ms: number
  attempts: number
  /** 0 while no server works on it. */
  leased_until_ms: number
  last_error: string
  /** JSON of what the mailbox tells of the mail that it sends; '' where it sends none. */
  mail: string
}

interface MailRow {
  website_id: string
  id: string
  sent_at_ms: number
  document: string
}
