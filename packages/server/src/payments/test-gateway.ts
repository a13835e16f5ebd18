import type { DeclineProblem } from '@vitrine/domain/payments/decline'
import { declineText } from '@vitrine/domain/payments/decline'
import type { TestCardBehaviour } from '@vitrine/domain/payments/test-cards'
import type { Charge, ChargeAnswer, Gateway } from '../services/gateway.ts'
import { decline } from './decline.ts'
import { testCardBehaviours } from './test-cards.ts'
import type { TestCharge, TestLedger } from './test-ledger.ts'

/** A gateway that moves no money and does what its test cards say. It keeps books of its own, as a bank would. */
export function testGateway(ledger: TestLedger, clock: () => number): Gateway {
  const books: Books = {
    ledger,
    write: ({ paymentId, amountCents, currency }, state, problem = null, methodToken = null) =>
      ledger.add({
        paymentId,
        amountCents,
        currency,
        state,
        message: problem ?? '',
        methodToken,
        refundedCents: 0,
        atMs: clock(),
      }),
  }
  const answer = (charge: TestCharge | undefined) => answerOf(charge, ledger)

  return {
    key: 'test',
    start: (charge, signal) => {
      const known = ledger.find(charge.paymentId)
      if (known) return Promise.resolve(answer(known))
      return charge.kind === 'renewal' ? renew(charge, books, signal) : makeCharge(charge, books, signal)
    },
    approve: async () => decline('not-possible'),
    confirm: async ({ paymentId }, isApproved) => {
      const to = isApproved
        ? ({ state: 'paid', message: '' } as const)
        : ({ state: 'declined', message: 'not-approved' } as const)
      return answer(ledger.change(paymentId, 'waiting', to))
    },
    read: async ({ paymentId }) => answer(ledger.find(paymentId)),
    conclude: async ({ paymentId }) => {
      await books.write({ paymentId, amountCents: 0, currency: '' }, 'declined', 'too-late')
      return answer(ledger.change(paymentId, 'waiting', { state: 'declined', message: 'too-late' }))
    },
    refund: async ({ charge, amountCents, key }) => ledger.refund(charge.paymentId, { key, amountCents }),
    forget: async (token) => ledger.forgetMethod(token),
    charges: async (sinceMs) => ledger.listMoved(sinceMs),
    lookUp: async ({ paymentId }) => ledger.findMoved(paymentId) ?? null,
    hear: async () => null,
    check: async () => null,
  }
}

interface Books {
  readonly ledger: TestLedger
  write(
    charge: Pick<Charge, 'paymentId' | 'amountCents' | 'currency'>,
    state: TestCharge['state'],
    problem?: DeclineProblem | null,
    methodToken?: string | null,
  ): Promise<TestCharge>
}

async function makeCharge(charge: Charge, books: Books, signal: AbortSignal): Promise<ChargeAnswer> {
  const { ledger, write } = books
  const behaviour = testCardBehaviours.get(charge.card?.number ?? '')
  if (behaviour === undefined) return answerOf(await write(charge, 'declined', 'test-card-needed'), ledger)
  const token = charge.kind === 'save' ? keepMethod(charge, behaviour, ledger) : null
  switch (behaviour) {
    case 'succeeds':
    case 'fails-later':
      return answerOf(await write(charge, 'paid', null, token), ledger)
    case 'declined':
      return answerOf(await write(charge, 'declined', 'declined'), ledger)
    case 'short-of-funds':
      return answerOf(await write(charge, 'declined', 'insufficient-funds'), ledger)
    case 'asks':
      return answerOf(await write(charge, 'waiting', null, token), ledger)
    case 'is-silent':
      // The money moves, but the answer never comes: who asks again learns of it.
      await write(charge, 'paid', null, token)
      return untilGivenUp(signal)
  }
}

/** Charges a saved card while its buyer is away: one that asks has nobody to ask. */
async function renew(charge: Charge, { ledger, write }: Books, signal: AbortSignal): Promise<ChargeAnswer> {
  const method = charge.methodToken === null ? undefined : ledger.findMethod(charge.methodToken)
  if (!method) return answerOf(await write(charge, 'declined', 'method-gone'), ledger)
  switch (method.behaviour) {
    case 'succeeds':
      return answerOf(await write(charge, 'paid'), ledger)
    case 'short-of-funds':
      return answerOf(await write(charge, 'declined', 'insufficient-funds'), ledger)
    case 'asks':
      return answerOf(await write(charge, 'declined', 'authentication-needed'), ledger)
    case 'declined':
    case 'fails-later':
      return answerOf(await write(charge, 'declined', 'declined'), ledger)
    case 'is-silent':
      await write(charge, 'paid')
      return untilGivenUp(signal)
  }
}

function keepMethod({ paymentId, card }: Charge, behaviour: TestCardBehaviour, ledger: TestLedger): string {
  const token = `test_method_${paymentId}`
  ledger.keepMethod({
    token,
    behaviour,
    last4: card?.number.slice(-4) ?? '',
    expiryMonth: card?.expiryMonth ?? 0,
    expiryYear: card?.expiryYear ?? 0,
  })
  return token
}

function answerOf(charge: TestCharge | undefined, ledger: TestLedger): ChargeAnswer {
  switch (charge?.state) {
    case 'paid':
      return { kind: 'paid', reference: `test_${charge.paymentId}`, ...methodOf(charge, ledger) }
    case 'waiting':
      return { kind: 'confirmation-needed', message: declineText['authentication-needed'] }
    case 'declined':
      return isProblem(charge.message)
        ? decline(charge.message)
        : { ...decline('declined'), message: charge.message }
    default:
      return decline('too-late')
  }
}

function methodOf({ methodToken }: TestCharge, ledger: TestLedger) {
  const method = methodToken === null ? undefined : ledger.findMethod(methodToken)
  if (!method) return {}
  const { token, last4, expiryMonth: month, expiryYear: year } = method
  return { method: { token, kind: 'card', brand: 'visa', last4, expiry: { month, year } } }
}

/** Books of before hold the words themselves. */
function isProblem(message: string): message is DeclineProblem {
  return Object.hasOwn(declineText, message)
}

function untilGivenUp(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
