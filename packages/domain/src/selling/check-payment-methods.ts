import { testModeUnchosenText } from '../website/settings/visibility.ts'
import type { ManualPayment } from '../website/store-settings.ts'
import type { InstallmentSettings } from './check-installments.ts'
import { fieldText } from './field-texts.ts'

/** How buyers pay, as owners edit it. */
export interface PaymentMethods {
  readonly test: boolean
  /** Whether an owner said that visitors of the open site may order by the test card. */
  readonly isTestChosen: boolean
  readonly manual: readonly ManualPayment[]
  readonly installments: InstallmentSettings
}

/** Says what is wrong with the ways to pay, by field. `isOpen`: everybody can see the site. */
export function checkPaymentMethods(
  { test, isTestChosen, manual }: PaymentMethods,
  isOpen: boolean,
): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {}
  if (test && isOpen && !isTestChosen) errors.isTestChosen = testModeUnchosenText
  const keys = new Set(['test'])
  for (const [index, { key, label }] of manual.entries()) {
    if (label.trim() === '') errors[`manual.${index}.label`] = fieldText.nameMissing
    if (keys.has(key)) errors[`manual.${index}.key`] = 'Two ways to pay have the same key.'
    keys.add(key)
  }
  return errors
}
