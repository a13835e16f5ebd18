import { readFileSync } from 'node:fs'
import path from 'node:path'
import { postCommentCall } from '@vitrine/contract/comments/calls'
import { sendTestMailCall } from '@vitrine/contract/mail/sender-calls'
import { requestSignInLinkCall, signInCall } from '@vitrine/contract/owners/session-calls'
import { readPlaceCall, suggestPlacesCall } from '@vitrine/contract/places/calls'
import { searchPageCall } from '@vitrine/contract/search/calls'
import { mostScriptErrors } from '@vitrine/domain/insight/script-errors/script-error-limits'
import { expect, it } from 'vitest'
import { limits as codeTries } from './cart/codes/use-code.ts'
import { newCartLimit } from './cart/count-new-cart.ts'
import { usualPace } from './http/render-limit.ts'
import { keyLimit, guessLimit as wrongKeys } from './http/visitor/api-key.ts'
import { mostWaiting } from './insight/insight-keeper.ts'
import { attemptLimit } from './jobs/retry-time.ts'
import { mostBeginnings } from './jobs/run-job.ts'
import { linkLimit } from './owners/ask-for-link.ts'
import { guessLimit as wrongPasswords } from './owners/count-guess.ts'
import { codeLimit } from './owners/factors/try-code.ts'
import { guessLimit as wrongUnlocks } from './pages/locks/unlock.ts'
import { waiting } from './routes/insight/mount-measures.ts'

const guide = readFileSync(path.resolve(import.meta.dirname, '../../../docs/operations.md'), 'utf8')

/** What the table of limits says of something. */
function rowOf(what: string): string {
  const row = guide.split('\n').find((line) => line.startsWith(`| ${what}`))
  if (row === undefined) throw new Error(`docs/operations.md has no limit of ${what}`)
  return row
}

const windows: Readonly<Record<number, string>> = {
  60000: 'a minute',
  600000: 'ten minutes',
  900000: 'a quarter of an hour',
}

interface Limit {
  readonly max: number
  readonly windowMs: number
}

/** As the guide writes it: `20 in ten minutes`. */
function inWords(limit: Limit | null): string {
  if (limit === null) return 'without end'
  return `${spelled(limit.max)} in ${windows[limit.windowMs]}`
}

const spelled = (count: number) => count.toLocaleString('en')

it.each([
  ['Requests by one API key', `${keyLimit.max} ${windows[keyLimit.windowMs]}`],
  ['Requests by one API key', inWords(wrongKeys)],
  ['Codes of a second factor', inWords(codeLimit)],
  ['Codes of discounts', `${codeTries.cart} for one cart, ${codeTries.address} for one network`],
  ['Codes of discounts', `${spelled(codeTries.site)} for a site, each in ten minutes`],
  ['New carts', inWords(newCartLimit)],
  [
    'Places looked up',
    `${suggestPlacesCall.limit?.max} searches and ${readPlaceCall.limit?.max} places in a minute`,
  ],
  ['Pages made', `${usualPace.burst} at once, and ${usualPace.perSecond} more each second`],
  ['Calls for one network', `sign-in ${inWords(signInCall.limit)}`],
  ['Calls for one network', `comments ${inWords(postCommentCall.limit)}`],
  ['Calls for one network', `search ${inWords(searchPageCall.limit)}`],
  ['Passwords tried', `${inWords(wrongPasswords)} by all strangers`],
  ['Passwords tried', `their network, ${inWords(signInCall.limit)}`],
  ['Wrong passwords', inWords(wrongUnlocks)],
  ['Links mailed', `${linkLimit.max} of each in ${windows[linkLimit.windowMs]}`],
  ['Links mailed', inWords(requestSignInLinkCall.limit)],
  ['Test mails', inWords(sendTestMailCall.limit)],
  ['Errors of scripts', `${mostScriptErrors} of a site`],
  ['What pages tell', `${spelled(waiting.mostWaiting)} of each at most`],
  [
    'Hits that wait',
    `${spelled(mostWaiting.inAll)} wait at most, ${spelled(mostWaiting.ofSite)} of one site`,
  ],
  ['Jobs that failed', `tried ${attemptLimit} times`],
  ['Jobs that failed', `begun ${mostBeginnings} times`],
])('the guide says what is limited: %s, %s', (what, bound) => {
  expect(rowOf(what)).toContain(bound)
})
