import { campaignStates } from '@vitrine/domain/newsletter/campaigns/campaign'
import type { CampaignBlock } from '@vitrine/domain/newsletter/campaigns/campaign-block'
import { deliveryStates } from '@vitrine/domain/newsletter/campaigns/delivery'
import { sendingProblems } from '@vitrine/domain/newsletter/campaigns/sending-problems'
import { Type } from 'typebox'
import { epochMs, id, momentOrNull, oneOf } from '../../schemas.ts'

const line = Type.String({ maxLength: 1_000 })
const address = Type.String({ maxLength: 4_000 })

/** A piece of a campaign; `CampaignBlock` of the domain. */
const block = Type.Union([
  Type.Object({ id, type: Type.Literal('heading'), text: line }),
  Type.Object({ id, type: Type.Literal('text'), html: Type.String({ maxLength: 100_000 }) }),
  Type.Object({
    id,
    type: Type.Literal('picture'),
    mediaId: Type.String({ maxLength: 64 }),
    altText: line,
    linkUrl: address,
  }),
  Type.Object({ id, type: Type.Literal('button'), label: line, url: address }),
  Type.Object({ id, type: Type.Literal('divider') }),
  Type.Object({ id, type: Type.Literal('spacer'), heightPx: Type.Integer({ minimum: 0, maximum: 1_000 }) }),
  Type.Object({ id, type: Type.Literal('product'), productId: Type.String({ maxLength: 64 }) }),
  Type.Object({ id, type: Type.Literal('post'), itemId: Type.String({ maxLength: 64 }) }),
])

/** What owners write of a campaign; `CampaignContent` of the domain. */
export const campaignContent = {
  name: line,
  subject: line,
  preheader: line,
  listId: id,
  senderName: line,
  replyTo: line,
  blocks: Type.Array(Type.Unsafe<CampaignBlock>(block), { maxItems: 500 }),
}

/** What a block shows of the site, or what one could show. */
export const campaignPick = Type.Object({
  kind: oneOf(['picture', 'product', 'post'] as const),
  id: Type.String(),
  title: Type.String(),
  /** With path alone; null for none. */
  pictureUrl: Type.Union([Type.String(), Type.Null()]),
  /** The price of a product in words; '' otherwise. */
  detail: Type.String(),
  /** Whether visitors see it now; readers are shown nothing else. */
  isVisible: Type.Boolean(),
})

const state = oneOf(campaignStates)

/** A campaign in the list. */
export const campaignRow = Type.Object({
  id: Type.String(),
  name: Type.String(),
  subject: Type.String(),
  state,
  listId: Type.String(),
  listName: Type.String(),
  /** Readers that are queued so far; 0 before it is sent. */
  readers: Type.Integer(),
  createdAtMs: epochMs,
  updatedAtMs: epochMs,
  scheduledAtMs: momentOrNull,
  startedAtMs: momentOrNull,
  endedAtMs: momentOrNull,
})

/** A campaign with all that an owner wrote. */
export const campaign = Type.Object({
  id: Type.String(),
  ...campaignContent,
  state,
  createdAtMs: epochMs,
  /** What a change is made from: 409 where it is another by now. */
  updatedAtMs: epochMs,
  scheduledAtMs: momentOrNull,
  startedAtMs: momentOrNull,
  endedAtMs: momentOrNull,
  /** Why sending stopped by itself, or did not begin when it was to: it is paused, or a draft again; '' where an owner did it. */
  pauseReason: Type.String(),
  /** What can be done with it as a whole now. */
  acts: Type.Array(oneOf(['schedule', 'unschedule', 'send', 'pause', 'resume', 'cancel'] as const)),
})

/** Whether a campaign could be sent now. */
export const readiness = Type.Object({
  /** How many are subscribed to its list. */
  readers: Type.Integer(),
  /** Why it cannot be sent, with the words for it; none: it can. */
  problems: Type.Array(Type.Object({ code: oneOf(sendingProblems), text: Type.String() })),
  /** Whose name and address it would carry; '' while the address is not known. */
  from: Type.String(),
  /** So many mails go out in a minute. */
  mailsPerMinute: Type.Integer(),
})

const count = Type.Integer()

/** How many mails of a campaign stand where, and what became of them. */
export const campaignCounts = Type.Object({
  queued: count,
  handed: count,
  sent: count,
  failed: count,
  doubtful: count,
  skipped: count,
  bounced: count,
  /** Which of those that came back were refused at once: they are not among the ones that were sent, failed, or are in doubt. */
  refused: count,
  complained: count,
  /** Who unsubscribed by a link of this campaign. */
  left: count,
  opened: count,
  clicked: count,
})

/** A mail that did not arrive, as far as is known. */
export const undelivered = Type.Object({
  /** '' of those who are removed. */
  email: Type.String(),
  subscriberId: Type.String(),
  state: oneOf(deliveryStates),
  hasBounced: Type.Boolean(),
  hasComplained: Type.Boolean(),
  /** What the mail service said, without the address. */
  problem: Type.String(),
  atMs: epochMs,
})
