import { type Say, sayAsWritten } from '../words/say.ts'

/** For how many payments of a subscription a discount holds, in words: `first 3 payments`. */
export function paymentsWords(payments: number | null, say: Say = sayAsWritten): string {
  if (payments === null) return say('every payment')
  return payments === 1 ? say('first payment') : say('first {count} payments', { count: payments })
}
