import { text } from 'node:stream/consumers'
import { sayAsWritten } from '@vitrine/domain/words/say'
import type { ReportRow } from '@vitrine/store/insight/insight'
import { buildStore } from '@vitrine/store/testing/build-store'
import { expect, it } from 'vitest'
import { reportLines } from './report-lines.ts'

it('asks once for the forms of a report, however many rows it has', async () => {
  const built = await buildStore()
  let lists = 0
  const { products, forms } = built.siteStore
  const counting = {
    ...forms,
    list: async () => {
      lists += 1
      return forms.list()
    },
  }
  const row: ReportRow = { key: 'gone', visits: 1, views: 0, acts: 0, orders: 0, amounts: [] }
  const rows = Array.from({ length: 600 }, () => row)
  const store = { products, forms: counting }
  const lines = reportLines(rows, { subject: 'form', store, timeZone: 'UTC', say: sayAsWritten })
  const written = (await text(lines)).trim().split('\r\n')
  await built.close()
  expect([written.length, lists]).toEqual([601, 1])
})

it('call what was sold without a product by words, and nothing else', async () => {
  const built = await buildStore()
  const { products, forms } = built.siteStore
  const row = { visits: 0, views: 0, acts: 0, orders: 1, amounts: [] }
  const rows = ['free', 'gone'].map((key) => ({ ...row, key }))
  const store = { products, forms }
  const lines = await text(
    reportLines(rows, { subject: 'product', store, timeZone: 'UTC', say: sayAsWritten }),
  )
  await built.close()
  expect(lines).toContain('free,Lines of draft orders without a product,0')
  expect(lines).toContain('gone,gone,0')
})
