import { describe, expect, it } from 'vitest'
import { readRange } from './byte-range.ts'
import { bookBytes } from './count-downloads.ts'
import {
  countDownloads,
  type DownloadGrant,
  downloadsLeft,
  extendGrant,
  grantState,
  hasDownloadsLeft,
  type LinedOrder,
} from './download-grant.ts'
import { attachmentHeader, deliveredName } from './file-name.ts'
import { newGrant } from './new-grant.ts'

const nowMs = Date.UTC(2026, 10, 24)
const dayMs = 86_400_000
const files = [1, 2].map((each) => ({ id: `f${each}`, filename: `${each}.pdf`, bytes: 10, version: 1 }))
const line = { id: 'line', title: 'Album', quantity: 1 }
const grant: DownloadGrant = newGrant({ id: 'g', order: { id: 'o' }, line, files, terms: undefined, nowMs })
const paid: LinedOrder = {
  paymentState: 'PAID',
  fulfillmentStatus: 'FULFILLED',
  lines: [line, { id: 'mug', quantity: 1 }],
}
const refunded = (lineId: string): LinedOrder => ({
  ...paid,
  refunds: [
    {
      ...{ id: 'refund', atMs: 0, by: '', state: 'DONE', attempts: 1, shippingCents: 0, shippingTaxCents: 0 },
      ...{ cents: 900, moneyCents: 900, cards: [], reason: '', reference: '', message: '' },
      lines: [{ lineId, quantity: 1, cents: 900, taxCents: 0, restocked: 0 }],
    },
  ],
})

describe('a grant', () => {
  it('lets each file be downloaded five times, within seven days', () => {
    expect(grant).toMatchObject({ most: 10, used: 0, expiresAtMs: nowMs + 7 * dayMs })
  })

  it('has no limit where the owner sets none', () => {
    const terms = { perFile: null, days: null, version: 'newest' } as const
    const free = newGrant({ id: 'g', order: { id: 'o' }, line, files, terms, nowMs })
    expect(grantState({ ...free, used: 9_999 }, paid, nowMs + 9_999 * dayMs)).toBe('open')
  })

  it.each<[string, Partial<DownloadGrant>, LinedOrder, number, string]>([
    ['opens', {}, paid, nowMs, 'open'],
    ['opens to the last moment', {}, paid, nowMs + 7 * dayMs - 1, 'open'],
    ['is over after seven days', {}, paid, nowMs + 7 * dayMs, 'expired'],
    ['is over after ten downloads', { used: 10 }, paid, nowMs, 'used-up'],
    ['is closed by its owner', { revokedAtMs: nowMs }, paid, nowMs, 'revoked'],
    ['closes when the money went back', {}, { ...paid, paymentState: 'REFUNDED' }, nowMs, 'revoked'],
    ['closes when the order is called off', {}, { ...paid, fulfillmentStatus: 'CANCELED' }, nowMs, 'revoked'],
    ['closes when its line was refunded', {}, refunded('line'), nowMs, 'revoked'],
    ['stays open when another line was', {}, refunded('mug'), nowMs, 'open'],
    ['is closed until it is paid', {}, { ...paid, paymentState: 'PENDING' }, nowMs, 'revoked'],
  ])('%s', (_, more, order, at, state) => {
    expect(grantState({ ...grant, ...more }, order, at)).toBe(state)
  })

  it('keeps its share for each file, however often another one was downloaded', () => {
    const first = Array.from({ length: 5 }).reduce<DownloadGrant>(
      (each) => countDownloads(each, 'f1', 1),
      grant,
    )
    expect(first).toMatchObject({ used: 5, usedByFile: { f1: 5 } })
    expect([hasDownloadsLeft(first, 'f1', 1), hasDownloadsLeft(first, 'f2', 5)]).toEqual([false, true])
    expect(hasDownloadsLeft(countDownloads(first, 'f1', -1), 'f1', 1)).toBe(true)
    expect(hasDownloadsLeft(extendGrant(first, { downloads: 1, days: 0 }, nowMs), 'f1', 1)).toBe(true)
    expect([downloadsLeft(first, 'f1'), downloadsLeft(first, 'f2')]).toEqual([0, 5])
    expect(downloadsLeft({ ...first, most: null }, 'f1')).toBeNull()
    // Of what was downloaded before files were counted apart, only the sum is known.
    expect(hasDownloadsLeft({ ...grant, used: 9 }, 'f1', 1)).toBe(true)
    expect(hasDownloadsLeft({ ...grant, used: 10 }, 'f2', 1)).toBe(false)
  })

  it('opens again when it is extended, with as many downloads and days as were given', () => {
    const later = nowMs + 30 * dayMs
    const extended = extendGrant({ ...grant, used: 10 }, { downloads: 3, days: 2 }, later)
    expect(extended).toMatchObject({ most: 13, expiresAtMs: later + 2 * dayMs })
    expect(grantState(extended, paid, later)).toBe('open')
  })
})

describe('counting', () => {
  const count = (...parts: readonly number[]) =>
    parts.reduce(
      (known, moreBytes) => {
        const { sentBytes, downloads } = bookBytes({ sentBytes: known.sentBytes, moreBytes, fileBytes: 100 })
        return { sentBytes, downloads: known.downloads + downloads }
      },
      { sentBytes: null as number | null, downloads: 0 },
    ).downloads

  it.each<[string, readonly number[], number]>([
    ['a byte is a download', [1], 1],
    ['a file in four parts is one', [25, 25, 25, 25], 1],
    ['a file that broke off and was gone on with is one', [60, 60], 1],
    ['twice the file is two', [100, 100], 2],
    ['nine tenths of it again are two', [100, 90], 2],
    ['less than that is one', [100, 89], 1],
    ['what was booked and did not go out is given back', [100, 100, -80], 1],
    ['the first stays one whatever is given back', [100, -100], 1],
  ])('%s', (_, parts, downloads) => {
    expect(count(...parts)).toBe(downloads)
  })
})

it.each([
  [undefined, { kind: 'whole' }],
  ['bytes=0-9', { kind: 'part', start: 0, end: 9 }],
  ['bytes=90-', { kind: 'part', start: 90, end: 99 }],
  ['bytes=-5', { kind: 'part', start: 95, end: 99 }],
  ['bytes=-500', { kind: 'part', start: 0, end: 99 }],
  ['bytes=50-5000', { kind: 'part', start: 50, end: 99 }],
  ['bytes=100-', { kind: 'unsatisfiable' }],
  ['bytes=-0', { kind: 'unsatisfiable' }],
  ['bytes=9-3', { kind: 'whole' }],
  ['bytes=0-1,5-6', { kind: 'whole' }],
  ['lines=1-2', { kind: 'whole' }],
])('reads the range %s', (header, range) => {
  expect(readRange(header, 100)).toEqual(range)
})

it.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\music\\Song.mp3', 'Song.mp3'],
  ['Größe "A"\r\n.pdf', 'Größe A.pdf'],
  ['..', 'file'],
  ['‮fdp.exe', 'fdp.exe'],
])('delivers %j as %s', (given, name) => {
  expect(deliveredName(given)).toBe(name)
})

it('writes a header that no name breaks', () => {
  expect(attachmentHeader('Größe;"x".pdf')).toBe(
    `attachment; filename="Groex.pdf"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%3Bx.pdf`,
  )
})
