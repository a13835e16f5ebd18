import type { cartPageCall } from '@vitrine/contract/cart/page-calls'
import type { sendTestMailCall } from '@vitrine/contract/mail/sender-calls'
import { describe, expect, it } from 'vitest'
import type { Handler } from '../exchange.ts'
import { type AnswerTo, pageReply, reply } from './reply.ts'

type SendMail = typeof sendTestMailCall

describe('what a handler may answer', () => {
  it('is the reply of its call', () => {
    const answer: AnswerTo<SendMail> = reply({ to: 'ada@example.com' })
    expect(answer).toMatchObject({ status: 200, body: { kind: 'json', value: { to: 'ada@example.com' } } })
  })

  // What follows is held by the compiler: a line that compiled would be an unused @ts-expect-error.
  it('is no other shape', () => {
    // @ts-expect-error: the reply names whom it went to.
    const handler: Handler<SendMail> = async () => reply({ an: 'ada@example.com' })
    expect(handler).toBeTypeOf('function')
  })

  it('has no field that the call does not name', () => {
    // @ts-expect-error: purchase prices are given to nobody.
    const handler: Handler<SendMail> = async () => reply({ to: 'ada@example.com', purchasePrices: [] })
    expect(handler).toBeTypeOf('function')
  })

  it('is no page where data was named, and no data where a page was', () => {
    // @ts-expect-error: the panel reads no pages.
    const list: Handler<SendMail> = async () => pageReply('<p>Mugs</p>')
    // @ts-expect-error: a browser shows no data.
    const cart: Handler<typeof cartPageCall> = async () => reply({ entries: [] })
    expect([list, cart]).toHaveLength(2)
  })
})
