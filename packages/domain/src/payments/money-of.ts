import { isAccountKey, isTestAccount } from './gateway-keys.ts'

/** Whether a gateway takes real money; null where the shop hears of it later, or there is nothing to take. */
export function moneyOf(gateway: string): 'test' | 'live' | null {
  if (gateway === 'test') return 'test'
  if (!isAccountKey(gateway)) return null
  return isTestAccount(gateway) ? 'test' : 'live'
}

/** Whether a gateway pays for what is a test, or for what is not: a test card buys nothing real, and nothing real is charged for a test. */
export function paysFor({ isTest }: { readonly isTest: boolean }, gateway: string): boolean {
  return moneyOf(gateway) === (isTest ? 'test' : 'live')
}
