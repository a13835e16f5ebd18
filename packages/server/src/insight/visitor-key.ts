import { createHmac } from 'node:crypto'
import type { DaySecrets } from './day-secrets.ts'
import type { VisitorKeys } from './held-visits.ts'

/** By what a visitor is known. */
export interface VisitorMarks {
  readonly network: string
  readonly userAgent: string
  /** The id in a cookie that they allowed; null without one. */
  readonly cookieId: string | null
  /** Whether their browser asks not to be followed. */
  readonly isPrivate: boolean
}

/** The keys of a visitor, by the secrets of days: whoever does not have a secret any more can tell nobody by them. */
export function visitorKeys(marks: VisitorMarks, { today, yesterday }: DaySecrets): VisitorKeys {
  const network = JSON.stringify([marks.network, marks.userAgent])
  const { cookieId } = marks
  const former = (text: string) => (yesterday === null ? [] : [keyOf(text, yesterday)])
  if (cookieId === null)
    return {
      key: keyOf(network, today),
      formerKeys: former(network),
      notedAt: null,
      mayHaveHadCookie: !marks.isPrivate,
    }
  const notedAt = keyOf(network, today)
  return {
    key: keyOf(cookieId, today),
    formerKeys: [...former(cookieId), notedAt, ...former(network)],
    notedAt,
    mayHaveHadCookie: false,
  }
}

function keyOf(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('hex').slice(0, 32)
}
