/** Why the currency stays: what was agreed in it is still to be paid. */
export function currencyInUseText(subscriptions: number, currency: string): string {
  return subscriptions === 1
    ? `One subscription is paid in ${currency}. End it, or wait until it is over, before you change the currency.`
    : `${subscriptions} subscriptions are paid in ${currency}. End them, or wait until they are over, before you change the currency.`
}
