/** How much a form takes. */
export const formLimits = {
  /** Forms of a site that are made in the panel. */
  forms: 500,
  /** Characters of a field of one line. */
  line: 2_000,
  /** Characters of a text of many lines whose owner set no limit. */
  text: 20_000,
  /** Characters of a part of a name, an address, a date, a time or a phone number. */
  part: 500,
  /** Characters of all that is sent as JSON. */
  sent: 200_000,
  /** Inputs of a plain HTML form. */
  inputs: 2_000,
  /** How long a key to a submission holds. */
  keyLifeMs: 3_600_000,
  /** Submissions of a network in that time. */
  submissions: { max: 20, windowMs: 600_000 },
} as const
