import { checkVatId } from '../contact/vat/check-vat-id.ts'
import type { InvoiceSettings } from '../website/selling/invoice-settings.ts'
import { fieldText } from './field-texts.ts'

/** What owners read of settings by which no invoice could be written. */
const invoiceText = {
  addressMissing: 'An invoice must have the postal address of the business.',
  prefixWrong: 'Use letters, digits, - / . and spaces, at most 20.',
  prefixesAlike: 'Invoices and credit notes need prefixes of their own, so that no two have the same number.',
} as const

/** Says what is wrong with how invoices are written, by field. */
export function checkInvoices(settings: InvoiceSettings): Readonly<Record<string, string>> {
  const { isOn, prefix, creditPrefix, sellerName, sellerAddress, vatId } = settings
  const errors: Record<string, string> = {}
  if (isOn && sellerName.trim() === '') errors.sellerName = fieldText.nameMissing
  if (isOn && sellerAddress.trim() === '') errors.sellerAddress = invoiceText.addressMissing
  if (!isPrefix(prefix)) errors.prefix = invoiceText.prefixWrong
  if (!isPrefix(creditPrefix)) errors.creditPrefix = invoiceText.prefixWrong
  else if (canMeet(prefix.trim(), creditPrefix.trim())) errors.creditPrefix = invoiceText.prefixesAlike
  const checked = checkVatId(vatId)
  if (!checked.ok) errors.vatId = checked.text
  return errors
}

/** Whether two numbers of different series could read the same: A and 11 as A1 and 1. */
function canMeet(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return long.startsWith(short) && /^\d*$/.test(long.slice(short.length))
}

function isPrefix(text: string): boolean {
  return /^[\p{L}\d\-/. ]{0,20}$/u.test(text)
}
