import { emailWrongText, isEmail } from '../contact/email-address.ts'
import { isOneLine, oneLineText } from '../limits/one-line.ts'
import { newsletterLimits } from './newsletter-limits.ts'

/** Somebody whom an owner puts on a list. */
export interface SubscriberInput {
  readonly email: string
  readonly name: string
  /** How this person agreed, in the words of the owner who states it. */
  readonly consent: string
}

/** What is wrong with it, by field. */
export type SubscriberErrors = Partial<Record<keyof SubscriberInput, string>>

/** Checks somebody whom an owner puts on a list. */
export function checkSubscriber({ email, name, consent }: SubscriberInput): SubscriberErrors {
  const wrongName = nameProblem(name)
  const wrongConsent = consentProblem(consent)
  return {
    ...(!isEmail(email.trim()) && { email: emailWrongText }),
    ...(wrongName && { name: wrongName }),
    ...(wrongConsent && { consent: wrongConsent }),
  }
}

/** What is wrong with a name; null for nothing. */
function nameProblem(name: string): string | null {
  if (name.trim().length > newsletterLimits.name) return `Use at most ${newsletterLimits.name} characters.`
  return isOneLine(name) ? null : oneLineText
}

const shortestConsent = 10

/** What is wrong with a statement of consent; null for nothing. */
export function consentProblem(consent: string): string | null {
  const { length } = consent.trim()
  if (length < shortestConsent) return 'Say when and how they agreed to get your news.'
  return length > 2_000 ? 'Use at most 2,000 characters.' : null
}
