import { buildPayment } from '@vitrine/store/testing/builders'
import { keptMail } from '@vitrine/store/testing/kept-mail'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Gateway, RefundAnswer } from '../../services/gateway.ts'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import { signInAs } from '../../testing/sign-in.ts'
import { resolvePayment } from '../reconcile-payment.ts'
import { returnChargeJob } from './return-charge-job.ts'

let shop: OpenShop
let payment: ReturnType<typeof buildPayment>
let asked: string[]
beforeEach(async () => {
  shop = await openShop({ site: { contactEmail: 'shop@example.com' } })
  asked = []
  payment = buildPayment({ gateway: 'test', amountCents: 1700, currency: 'USD', reference: 'pi_late' })
  await shop.store.payments.insert(payment)
  await shop.store.payments.save({ ...payment, state: 'declined' })
  await shop.store.jobs.enqueue(returnChargeJob(payment.id, shop.clock.nowMs))
})
afterEach(() => shop.close())

/** Answers one after the other, and the last for good. */
function answering(...answers: readonly RefundAnswer[]): void {
  const refund: Gateway['refund'] = async ({ key }) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)]
    asked.push(key)
    return answer ?? { ok: false, refusal: 'no-charge' }
  }
  Object.assign(shop.gateways, { test: { ...shop.gateways.test, refund } })
}

const job = () => shop.store.jobs.find(`return-charge-${payment.id}`)
const letters = async () => (await keptMail(shop.store)).filter(({ reason }) => reason === 'refund-failed')
async function runForMinutes(minutes: number) {
  for (let minute = 0; minute < minutes; minute += 1) {
    shop.clock.nowMs += 60_000
    await shop.runJobs()
  }
}

it('a charge that its service does not give back is asked for again by another name, and its owner is told once', async () => {
  answering(
    { ok: true, reference: 're_1', isPending: true },
    { ok: false, refusal: 'failed-at-stripe' },
    { ok: false, refusal: 'disputed-at-stripe' },
    { ok: true, reference: 're_2' },
  )
  await runForMinutes(90)
  const { id } = payment
  expect(asked).toEqual([id, id, `${id}-1`, `${id}-2`])
  expect(await job()).toBeUndefined()
  expect(await letters()).toMatchObject([
    {
      to: 'shop@example.com',
      text: expect.stringMatching(/\$17\.00 were charged.*Stripe could not give the money back.*pi_late/s),
    },
  ])
})

it.each(['other-account', 'account-gone'] as const)(
  'a charge that no keys reach any more is given up, and its owner is told so once: %s',
  async (refusal) => {
    const out = { ok: false, refusal } as const
    answering({ ok: false, refusal: 'failed-at-stripe' }, out)
    await runForMinutes(90)
    expect([asked.length, await job()]).toEqual([2, undefined])
    expect(await resolvePayment(shop.store, payment.id, shop.services)).toMatchObject({
      after: 'out-of-reach',
    })
    await runForMinutes(10)
    expect([asked.length, await job()]).toEqual([3, undefined])
    expect(await letters()).toMatchObject([
      { text: expect.stringContaining('It is not asked for again by itself') },
      { text: expect.stringContaining('It is asked for again by itself.') },
    ])
  },
)

it('a charge of which nothing is left is asked for no more', async () => {
  answering({ ok: false, refusal: 'none-left' })
  await runForMinutes(10)
  expect([asked.length, await job(), await letters()]).toEqual([1, undefined, []])
})

it('an owner who asks for it back is told why it is not given, and it is asked for again by itself', async () => {
  await shop.store.jobs.finish(`return-charge-${payment.id}`)
  answering({ ok: false, refusal: 'too-late-at-paypal' })
  expect(await resolvePayment(shop.store, payment.id, shop.services)).toMatchObject({
    kind: 'not-returned',
    after: 'asked-again',
  })
  expect(await job()).toMatchObject({ state: 'open', payload: { refusals: 1 } })
})

it.each([
  [{ ok: false, refusal: 'disputed-at-stripe' }, 'not-returned', 'Please answer the dispute at Stripe.'],
  [{ ok: false, refusal: 'other-account' }, 'out-of-reach', 'another took it.'],
  [{ ok: false, refusal: 'no-charge' }, 'ended', ''],
  [{ ok: true, reference: 're_1', isPending: true }, 'under-way', ''],
  [{ ok: true, reference: 're_1' }, 'returned', ''],
] as const)(
  'an owner who puts a payment right reads what came of its money: %j',
  async (answer, outcome, message) => {
    answering(answer)
    const owner = await shop.visitor()
    await signInAs(owner, shop.store, ['storeManager'])
    const { json } = await owner.send('POST', `/api/panel/payment-discrepancies/${payment.id}/resolution`)
    expect(json).toEqual({ orderId: null, outcome, message: expect.stringContaining(message) })
  },
)
