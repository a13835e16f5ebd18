import type { Paper } from '@vitrine/domain/orders/papers/paper'
import PDFDocument from 'pdfkit'
import { expect, it, vi } from 'vitest'
import { paperPdf } from './paper-pdf.ts'

const seller = { name: 'Tidewater', address: ['1 Quay Street'], vatId: '', taxNumber: '', note: '' }

function invoiceOf(lineCount: number): Paper {
  const line = { quantity: 1, netCents: 1000, taxCents: 190, rateMilliPercent: 19_000 }
  return {
    ...{ id: 'p', kind: 'invoice', number: 7, numberText: 'INV-7', orderId: 'o', orderText: '#7' },
    ...{ issuedAtMs: 0, paidAtMs: 0, seller, buyer: { name: 'محمد Nguyễn علي', address: [], vatId: '' } },
    lines: Array.from({ length: lineCount }, (_, place) => ({ ...line, title: `Mug ${place + 1}` })),
    ...{ taxes: [], netCents: 1000 * lineCount, taxCents: 0, grossCents: 1000 * lineCount, giftCardCents: 0 },
    ...{ currency: 'EUR', paymentText: 'Bank transfer', isReverseCharge: false, refersTo: '', reason: '' },
    ...{ language: 'en', timeZone: 'UTC' },
  }
}

/** What is written, in the order in which it is written. */
async function textsOf(paper: Paper): Promise<readonly string[]> {
  const text = vi.spyOn(PDFDocument.prototype, 'text')
  for await (const _ of paperPdf(paper));
  const texts = text.mock.calls.map(([written]) => String(written))
  text.mockRestore()
  return texts
}

it('an invoice of several pages says on each what its columns are, which it is, and which page of how many', async () => {
  const texts = await textsOf(invoiceOf(90))
  expect(texts.filter((each) => each === 'Item')).toHaveLength(3)
  expect(texts.filter((each) => each === 'Invoice INV-7')).toHaveLength(3)
  expect(texts.filter((each) => each.startsWith('Page'))).toEqual([
    'Page 1 of 3',
    'Page 2 of 3',
    'Page 3 of 3',
  ])
})

it('an invoice of one page says no number of it', async () => {
  expect((await textsOf(invoiceOf(3))).filter((each) => each.startsWith('Page'))).toEqual([])
})

it('a name in letters of both directions is written word by word', async () => {
  const texts = await textsOf(invoiceOf(1))
  expect(texts.filter((each) => ['علي', 'Nguyễn', 'محمد'].includes(each))).toEqual(['علي', 'Nguyễn', 'محمد'])
})
