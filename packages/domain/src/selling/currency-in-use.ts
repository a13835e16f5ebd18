/** Why the currency stays: what was agreed in it is still to be paid. */
export function currencyInUseText(subscriptions: number, currency: string): string {
  return subscriptions === 1
    ? `One subscription is paid in ${currency}. End it, or wait until it is over, before you change the currency.`
    : `${subscriptions} subscriptions are paid in ${currency}. End them, or wait until they are over, before you change the currency.`
}

/** Why a site that begins anew keeps its currency: what its owner made is meant in it. */
export function currencyBoundText(currency: string): string {
  return `What is your own here is meant in ${currency}. Leave it so for now: Settings, Currency changes it later and takes all amounts with it.`
}
