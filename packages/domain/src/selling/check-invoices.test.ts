import { expect, it } from 'vitest'
import { usualInvoices } from '../website/selling/invoice-settings.ts'
import { checkInvoices } from './check-invoices.ts'

it('invoices and credit notes have prefixes with which no two numbers read the same', () => {
  const isTaken = (prefix: string, creditPrefix: string) =>
    'creditPrefix' in checkInvoices({ ...usualInvoices('en'), prefix, creditPrefix })
  expect([isTaken('A', 'A'), isTaken('A', 'A1'), isTaken('A12', 'A'), isTaken('', '2026')]).toEqual([
    ...[true, true, true, true],
  ])
  expect([isTaken('A', 'A1-'), isTaken('A-', 'A1'), isTaken('', 'CN-')]).toEqual([false, false, false])
})
