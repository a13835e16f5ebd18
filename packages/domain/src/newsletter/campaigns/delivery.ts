/**
 * Where a mail of a campaign to one reader stands: `handed` while the mail service takes it; `doubtful` where the server was stopped at that
 * moment, so that nobody knows whether it was taken: it is not sent again; `skipped` where the reader left before it went out.
 */
export const deliveryStates = ['queued', 'handed', 'sent', 'failed', 'doubtful', 'skipped'] as const

/** One of these states. */
export type CampaignDeliveryState = (typeof deliveryStates)[number]

/** What became of a mail later: moments in epoch milliseconds, null for not. */
const deliveryMarks = ['bounced', 'complained', 'left', 'opened', 'clicked'] as const

/** One of these. */
export type CampaignDeliveryMark = (typeof deliveryMarks)[number]

/**
 * How many mails of a campaign stand where. What the mail server refused at once came back: it is `refused`, a part of `bounced`, and neither
 * among those that failed nor among those in doubt.
 */
export type CampaignCounts = Readonly<
  Record<CampaignDeliveryState | CampaignDeliveryMark | 'refused', number>
>

/** Counts of a campaign of which nothing was sent. */
export const noCounts: CampaignCounts = {
  queued: 0,
  handed: 0,
  sent: 0,
  failed: 0,
  doubtful: 0,
  skipped: 0,
  bounced: 0,
  refused: 0,
  complained: 0,
  left: 0,
  opened: 0,
  clicked: 0,
}

/** How many mails were given to a mail server, whatever it said to that: the whole of which some came back. */
export function countTried({ sent, failed, doubtful, refused }: CampaignCounts): number {
  return sent + failed + doubtful + refused
}
