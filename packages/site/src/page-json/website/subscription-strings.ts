import type { Say } from '@vitrine/domain/words/say'
import { wordingKey } from '@vitrine/storefront/widgets/product-price/subscription-wording'

/** The prices of subscriptions in the words of a language, by the keys under which `product-price` asks for each rhythm. */
export function subscriptionStrings(say: Say): Readonly<Record<string, string>> {
  const from = say('from {fromPrice}')
  const wordings = everyWordings(say).flatMap(({ unit, length, every }) =>
    spans(say, unit).flatMap(({ durationUnit, duration, long }) => {
      const rhythm = { unit, length, durationUnit, duration }
      const paid = long.replace('{paid}', every)
      return [
        [wordingKey(rhythm, false), paid],
        [wordingKey(rhythm, true), paid.replace('{price}', from)],
      ] as const
    }),
  )
  return Object.fromEntries(wordings)
}

type Unit = 'WEEK' | 'MONTH' | 'YEAR'

/** How often: 2 stands for every number above 1. */
function everyWordings(say: Say): readonly { unit: Unit; length: number; every: string }[] {
  return [
    { unit: 'WEEK', length: 1, every: say('{price} every week') },
    { unit: 'WEEK', length: 2, every: say('{price} every {billingPeriodValue} weeks') },
    { unit: 'MONTH', length: 1, every: say('{price} every month') },
    { unit: 'MONTH', length: 2, every: say('{price} every {billingPeriodValue} months') },
    { unit: 'YEAR', length: 1, every: say('{price} every year') },
    { unit: 'YEAR', length: 2, every: say('{price} every {billingPeriodValue} years') },
  ]
}

/** For how long, in the units that a plan of a unit is counted in. */
function spans(say: Say, unit: Unit) {
  const all = [
    { durationUnit: 'YEAR', duration: 0, long: '{paid}' },
    { durationUnit: 'WEEK', duration: 1, long: say('{paid} for {duration} week') },
    { durationUnit: 'WEEK', duration: 2, long: say('{paid} for {duration} weeks') },
    { durationUnit: 'MONTH', duration: 1, long: say('{paid} for {duration} month') },
    { durationUnit: 'MONTH', duration: 2, long: say('{paid} for {duration} months') },
    { durationUnit: 'YEAR', duration: 1, long: say('{paid} for {duration} year') },
    { durationUnit: 'YEAR', duration: 2, long: say('{paid} for {duration} years') },
  ]
  return all.filter(({ durationUnit }) => durationUnit === 'YEAR' || durationUnit === unit)
}
