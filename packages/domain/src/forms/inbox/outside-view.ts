import type { Submission } from './submission.ts'

/** A submission as it leaves the inbox, for mails, files and targets: what was typed as a secret is not in it. One as it is kept fits none of those. */
export interface OutsideView extends Submission {
  readonly isOutside: true
}

/** Stands for what somebody typed as a secret: it goes to nobody. */
const hiddenText = '••••••••'

/** A submission without what was typed as a secret. */
export function outsideView(submission: Submission): OutsideView {
  const hidden = submission.fields.filter(({ type, id }) => type === 'password' && submission.values[id])
  const values = { ...submission.values, ...Object.fromEntries(hidden.map(({ id }) => [id, hiddenText])) }
  return { ...submission, values, isOutside: true }
}
