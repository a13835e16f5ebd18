import { expect, it } from 'vitest'
import { usualInvoices } from './invoice-settings.ts'

it('begins numbers of papers as the language of the site does', () => {
  expect(usualInvoices('de-AT')).toMatchObject({ prefix: 'RE-', creditPrefix: 'GS-' })
  expect(usualInvoices('en-GB')).toMatchObject({ prefix: 'INV-', creditPrefix: 'CN-' })
})
