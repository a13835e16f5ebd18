import { timingSafeEqual } from 'node:crypto'
import { randomText } from '../../services/random-text.ts'

/** Random bytes of each half of a visitor's secret, and their length in base64url. */
const halfBytes = 18
const halfLength = 24

const secretPattern = new RegExp(`^[\\w-]{${2 * halfLength}}$`)

/**
 * Makes what ties a browser to its changes: kept in a cookie that no script can read. Its first half is the anti-forgery token, which
 * scripts do read (platform reference, section 3.1). As the one is a part of the other, a token planted by a neighbouring host is
 * worth nothing beside a secret that is tied to the host.
 */
export function makeVisitorSecret(): string {
  return randomText(2 * halfBytes)
}

/** Whether a text has the form of a visitor's secret. */
export function isVisitorSecret(text: string): boolean {
  return secretPattern.test(text)
}

/** The anti-forgery token of a visitor. */
export function crumbOf(visitorSecret: string): string {
  return visitorSecret.slice(0, halfLength)
}

/** Whether a token is this visitor's. */
export function isOwnCrumb(crumb: string, visitorSecret: string): boolean {
  const given = Buffer.from(crumb)
  const right = Buffer.from(crumbOf(visitorSecret))
  return given.length === right.length && timingSafeEqual(given, right)
}
