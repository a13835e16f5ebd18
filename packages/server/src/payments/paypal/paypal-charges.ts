import type { BookedCharge, BookReading } from '../../services/gateway.ts'
import { PaypalRefusal } from './paypal-client.ts'
import { type CaptureBook, centsIn, type PaypalMoney, type PaypalPlace, paymentIn } from './paypal-objects.ts'

const dayMs = 86_400_000
/** PayPal searches so much at once, and keeps so much. */
const spanMs = 31 * dayMs
const keptMs = 3 * 365 * dayMs

/**
 * The charges of a site since a moment, by the search of transactions, which lags up to three hours behind; what it does not know yet is looked up by
 * itself. An app that may not search has nothing here, and each of its charges is looked up.
 */
export async function listPaypalCharges(
  place: PaypalPlace,
  { sinceMs, nowMs, goOn }: { readonly sinceMs: number; readonly nowMs: number } & Pick<BookReading, 'goOn'>,
): Promise<readonly BookedCharge[]> {
  const found: Transaction[] = []
  try {
    // A charge may be a little older than the payments that are asked about.
    for (let from = Math.max(sinceMs - dayMs, nowMs - keptMs); from < nowMs; from += spanMs)
      found.push(...(await search(place, { fromMs: from, toMs: Math.min(from + spanMs, nowMs), goOn })))
  } catch (error) {
    if (error instanceof PaypalRefusal && error.why === 'not-allowed') return []
    throw error
  }
  return chargesIn(found, place.websiteId)
}

/** Asks whether the account may be searched. */
export async function search(
  place: PaypalPlace,
  { fromMs, toMs, goOn }: { readonly fromMs: number; readonly toMs: number } & Pick<BookReading, 'goOn'>,
): Promise<readonly Transaction[]> {
  const found: Transaction[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = new URLSearchParams({
      start_date: new Date(fromMs).toISOString(),
      end_date: new Date(toMs).toISOString(),
      fields: 'transaction_info',
      page_size: '500',
      page: String(page),
    })
    const path = `/v1/reporting/transactions?${query}`
    const answer = await place.ask<SearchAnswer>({ path, signal: place.signal })
    goOn()
    pages = answer.total_pages ?? 1
    found.push(...(answer.transaction_details ?? []).map((each) => each.transaction_info))
  }
  return found
}

/** A charge that was looked up by itself. */
export function bookedCharge(
  { capture, refundedCents }: CaptureBook,
  websiteId: string,
): BookedCharge | null {
  const isTaken = /^(?:COMPLETED|PARTIALLY_REFUNDED|REFUNDED|REVERSED)$/.test(capture.status)
  const paymentId = paymentIn(capture.custom_id, websiteId)
  if (!isTaken || paymentId === '') return null
  const amountCents = centsIn(capture.amount)
  const { currency_code: currency } = capture.amount
  const state = refundedCents >= amountCents ? 'refunded' : 'paid'
  return { paymentId, amountCents, currency, state, refundedCents, atMs: 0 }
}

/** Charges carry the name of their payment; what went back names the charge. */
function chargesIn(found: readonly Transaction[], websiteId: string): readonly BookedCharge[] {
  const back = new Map<string, number>()
  for (const {
    paypal_reference_id: charge,
    transaction_amount: amount,
    transaction_status: status,
  } of found) {
    const cents = -centsIn(amount)
    if (charge && cents > 0 && status === 'S') back.set(charge, (back.get(charge) ?? 0) + cents)
  }
  return found.flatMap((each) => {
    const { transaction_amount: amount, transaction_status: status } = each
    const paymentId = paymentIn(each.custom_field, websiteId)
    const amountCents = centsIn(amount)
    if (paymentId === '' || amountCents <= 0 || (status !== 'S' && status !== 'V')) return []
    const refundedCents = status === 'V' ? amountCents : (back.get(each.transaction_id) ?? 0)
    const state = refundedCents >= amountCents ? 'refunded' : 'paid'
    const atMs = Date.parse(each.transaction_initiation_date)
    return [{ paymentId, amountCents, currency: amount.currency_code, state, refundedCents, atMs }]
  })
}

interface SearchAnswer {
  readonly transaction_details?: readonly { readonly transaction_info: Transaction }[]
  readonly total_pages?: number
}

interface Transaction {
  readonly transaction_id: string
  readonly transaction_initiation_date: string
  readonly transaction_amount: PaypalMoney
  /** S: success; P: pending; V: reversed; D: denied. */
  readonly transaction_status: string
  readonly custom_field?: string
  readonly paypal_reference_id?: string
}
