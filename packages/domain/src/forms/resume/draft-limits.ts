const hourMs = 3_600_000

/** How much of forms is kept that nobody sent yet, and how often a link to it is mailed. */
export const draftLimits = {
  /** From when it was saved last. */
  keptMs: 30 * 24 * hourMs,
  keptDays: 30,
  /** Kept of one form at a time. */
  ofForm: 5_000,
  /** Saved by a network. */
  saves: { max: 30, windowMs: hourMs },
  /** Mailed at the wish of a network, and of a visitor. */
  mails: { max: 5, windowMs: hourMs },
  /** Mailed to an address. */
  mailsTo: { max: 3, windowMs: 24 * hourMs },
  /** Mailed by a site. */
  mailsOfSite: { max: 300, windowMs: 24 * hourMs },
} as const
