import type { Charge, ChargeAnswer, Gateway } from '../services/gateway.ts'
import { testCardBehaviours, testCardText } from './test-cards.ts'
import type { TestCharge, TestLedger } from './test-ledger.ts'

/** A gateway that moves no money and does what its test cards say. It keeps books of its own, as a bank would. */
export function testGateway(ledger: TestLedger, clock: () => number): Gateway {
  const write = (charge: Charge, state: TestCharge['state'], message: string) => {
    const { paymentId, amountCents, currency } = charge
    return ledger.add({ paymentId, amountCents, currency, state, message, atMs: clock() })
  }

  return {
    key: 'test',
    charge: (charge, signal) => {
      const known = ledger.find(charge.paymentId)
      return known ? Promise.resolve(answerOf(known)) : makeCharge(charge, write, signal)
    },
    confirm: async (paymentId, isApproved) => {
      const to = isApproved
        ? ({ state: 'paid', message: '' } as const)
        : ({ state: 'declined', message: testCardText.notApproved } as const)
      return answerOf(ledger.change(paymentId, 'waiting', to))
    },
    conclude: async (paymentId) => {
      write({ paymentId, amountCents: 0, currency: '', card: null }, 'declined', testCardText.closed)
      return answerOf(
        ledger.change(paymentId, 'waiting', { state: 'declined', message: testCardText.closed }),
      )
    },
    refund: async (paymentId) => {
      const charge = ledger.change(paymentId, 'paid', { state: 'refunded', message: '' })
      return charge?.state === 'refunded'
        ? { ok: true, reference: `test_refund_${paymentId}` }
        : { ok: false, message: 'There is no such charge.' }
    },
    charges: async (sinceMs) => ledger.listMoved(sinceMs),
  }
}

type Write = (charge: Charge, state: TestCharge['state'], message: string) => TestCharge

async function makeCharge(charge: Charge, write: Write, signal: AbortSignal): Promise<ChargeAnswer> {
  switch (testCardBehaviours.get(charge.card?.number ?? '')) {
    case 'succeeds':
      return answerOf(write(charge, 'paid', ''))
    case 'declined':
      return answerOf(write(charge, 'declined', testCardText.declined))
    case 'short-of-funds':
      return answerOf(write(charge, 'declined', testCardText.shortOfFunds))
    case 'asks':
      return answerOf(write(charge, 'waiting', ''))
    case 'is-silent':
      // The money moves, but the answer never comes: who asks again learns of it.
      write(charge, 'paid', '')
      return untilGivenUp(signal)
    case undefined:
      return answerOf(write(charge, 'declined', testCardText.unknownCard))
  }
}

function answerOf(charge: TestCharge | undefined): ChargeAnswer {
  switch (charge?.state) {
    case 'paid':
      return { kind: 'paid', reference: `test_${charge.paymentId}` }
    case 'waiting':
      return { kind: 'confirmation-needed', message: testCardText.approve }
    case 'declined':
      return { kind: 'declined', message: charge.message }
    default:
      return { kind: 'declined', message: testCardText.closed }
  }
}

function untilGivenUp(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
