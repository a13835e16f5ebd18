import type { ChargeAnswer } from '../services/gateway.ts'

/** Stands in the place of a gateway's answer where nothing is to be paid: none is asked. */
export const freeAnswer: ChargeAnswer = { kind: 'paid', reference: '' }
