import { timingSafeEqual } from 'node:crypto'
import { randomText } from './random-text.ts'
import { signText } from './sign-text.ts'

/**
 * Makes an anti-forgery token: a random part and its signature over that part and the visitor's secret, so that a token planted
 * by a neighbouring host is worth nothing (platform reference, section 3.1).
 */
export function makeCrumb(secret: string, visitorSecret: string): string {
  const random = randomText(15)
  return `${random}.${sign(secret, random, visitorSecret)}`
}

/** Whether a token was made by us for this visitor. */
export function isOwnCrumb(crumb: string, secret: string, visitorSecret: string): boolean {
  const dot = crumb.indexOf('.')
  if (dot < 1 || crumb.length > 200 || visitorSecret.length > 200) return false
  const given = Buffer.from(crumb.slice(dot + 1))
  const right = Buffer.from(sign(secret, crumb.slice(0, dot), visitorSecret))
  return given.length === right.length && timingSafeEqual(given, right)
}

/** What visitors read when their token is wrong (specification, section 8). */
export const crumbProblemText = {
  'session-expired': 'Your session has expired. Please reload the page and try again.',
  'cookies-off': 'Please enable cookies in your browser, reload the page, and try again.',
} as const

function sign(secret: string, random: string, visitorSecret: string): string {
  return signText(secret, `${random}.${visitorSecret}`)
}
