import { emailWrongText, isEmail } from '../contact/email-address.ts'
import { isOneLine, oneLineText } from '../limits/one-line.ts'
import { membershipLimits } from './area.ts'
import type { PlanOffer } from './plan.ts'

type Errors = Readonly<Record<string, string>>

/** Says what is wrong with the words of an area, by field. */
export function checkArea({
  name,
  deniedText,
}: {
  readonly name: string
  readonly deniedText: string
}): Errors {
  return { ...checkName(name), ...checkLength('deniedText', deniedText) }
}

/** The same for a plan; it opens at least one area, and none that is not there. */
export function checkPlan(
  {
    name,
    description,
    areaIds,
  }: { readonly name: string; readonly description: string; readonly areaIds: readonly string[] },
  knownAreaIds: readonly string[],
): Errors {
  return {
    ...checkName(name),
    ...checkLength('description', description),
    ...(areaIds.length === 0 ? { areaIds: 'Choose at least one area.' } : {}),
    ...(areaIds.some((id) => !knownAreaIds.includes(id))
      ? { areaIds: 'An area is not there any more.' }
      : {}),
  }
}

/** Why an area stays. */
export function lastAreaText(plans: string): string {
  return `This is all that these plans open, which are paid for: ${plans}. Let them open another area first, or offer them no longer and cancel their subscriptions.`
}

/** The same for what a plan costs. */
export function checkPlanPrice(offer: NonNullable<PlanOffer>): Errors {
  if (offer.kind === 'free') return {}
  const { cents, interval, lastsDays } = offer
  return {
    ...(cents > 0 ? {} : { 'price.cents': 'Enter a price. What costs nothing is a free plan.' }),
    ...(interval === null || lastsDays === null
      ? {}
      : { 'price.lastsDays': 'What is renewed lasts as long as it is paid.' }),
  }
}

/** The same for whom a membership is granted to, and until when. */
export function checkGrant(
  { email, endsAtMs }: { readonly email: string; readonly endsAtMs: number | null },
  nowMs: number,
): Errors {
  return {
    ...(isEmail(email.trim()) ? {} : { email: emailWrongText }),
    ...(endsAtMs !== null && endsAtMs <= nowMs ? { endsAtMs: 'Choose a day that is still to come.' } : {}),
  }
}

function checkName(name: string): Errors {
  if (name.trim() === '') return { name: 'Enter a name.' }
  if (!isOneLine(name)) return { name: oneLineText }
  return name.length > membershipLimits.name
    ? { name: `Use at most ${membershipLimits.name} characters.` }
    : {}
}

function checkLength(field: string, text: string): Errors {
  return text.length > membershipLimits.text
    ? { [field]: `Use at most ${membershipLimits.text} characters.` }
    : {}
}
