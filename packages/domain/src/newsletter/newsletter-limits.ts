/** How long things of newsletters hold, and how often they are done. */
export const newsletterLimits = {
  /** How long a link that confirms holds. */
  confirmationLifeMs: 7 * 86_400_000,
  /** How long after leaving a list the same page leads back. */
  returnLifeMs: 86_400_000,
  /** A person is asked again by mail no sooner than this, and so often in a day. */
  askAgainAfterMs: 15 * 60_000,
  asksInADay: 4,
  /** Those who never confirmed are forgotten after this. */
  unconfirmedKeptMs: 30 * 86_400_000,
  /** Characters of a name, and of what somebody agreed to. */
  name: 200,
  consent: 5_000,
} as const
