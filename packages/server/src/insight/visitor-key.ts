import { createHmac } from 'node:crypto'

/** By what a visitor is known. */
export interface VisitorMarks {
  readonly network: string
  readonly userAgent: string
  /** The id in a cookie that they allowed; null without one. */
  readonly cookieId: string | null
}

/** The key of a visitor, by the secret of a day: whoever does not have the secret any more can tell nobody by it. */
export function visitorKey({ network, userAgent, cookieId }: VisitorMarks, secret: string): string {
  const marks = cookieId === null ? JSON.stringify([network, userAgent]) : cookieId
  return createHmac('sha256', secret).update(marks).digest('hex').slice(0, 32)
}
