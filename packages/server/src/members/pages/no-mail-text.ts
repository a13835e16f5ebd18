import type { Say } from '@vitrine/domain/words/say'

/** What customers read in place of a promise, where no mail goes out: admins read it in the mailbox of the panel. */
export function noMailText(say: Say): string {
  return say(
    'What it would have sent you is kept for those who run this site. Please ask them for the link, or come back later.',
  )
}
