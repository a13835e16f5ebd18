import { formatMoney } from '@vitrine/template/i18n/format-money'
import { moneyOptions } from '@vitrine/template/i18n/number-options'
import type { Scope } from '@vitrine/template/scope'
import { isTruthy } from '@vitrine/template/values/truthy'
import { html, type Markup } from '../html/markup.ts'
import type { Amount } from './amount.ts'
import { formatDecimalEnUs } from './decimal.ts'

/**
 * Prints a price: in the currency and language of the site when it has that switched on (`useCLDRMoneyFormat`), else as the
 * plain number that scripts of older templates read; nothing without a locale. `args` are options of the `money` formatter.
 */
export function priceText(amount: Amount, args: readonly string[], scope: Scope): Markup {
  if (!scope.locale) return html``
  if (speaksCurrency(scope)) return html`${formatMoney(scope.locale, amount.money, moneyOptions(args))}`
  return html`<span class="sqs-money-native">${formatDecimalEnUs(amount.decimal, 2, 2)}</span>`
}

/** Whether a site that shows money in its currency has no language data to do it with: then it shows no price at all. */
export function lacksCurrencyData(scope: Scope): boolean {
  return !scope.locale && speaksCurrency(scope)
}

/** A site setting (specification, section 3), which templates of the platform read as a feature flag. */
function speaksCurrency(scope: Scope): boolean {
  return (
    isTruthy(scope.find(['featureFlags', 'useCLDRMoneyFormat'])) ||
    isTruthy(scope.find(['website', 'useCLDRMoneyFormat']))
  )
}
