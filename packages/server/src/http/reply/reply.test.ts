import type { cartPageCall } from '@vitrine/contract/cart/page-calls'
import type { listMailCall } from '@vitrine/contract/mail/panel-calls'
import { describe, expect, it } from 'vitest'
import type { Handler } from '../exchange.ts'
import { type AnswerTo, pageReply, reply } from './reply.ts'

type ListMail = typeof listMailCall

describe('what a handler may answer', () => {
  it('is the reply of its call', () => {
    const answer: AnswerTo<ListMail> = reply({ messages: [], total: 0 })
    expect(answer).toMatchObject({ status: 200, body: { kind: 'json', value: { messages: [], total: 0 } } })
  })

  // What follows is held by the compiler: a line that compiled would be an unused @ts-expect-error.
  it('is no other shape', () => {
    // @ts-expect-error: the reply names messages and their number.
    const handler: Handler<ListMail> = async () => reply({ briefe: [], total: 'many' })
    expect(handler).toBeTypeOf('function')
  })

  it('has no field that the call does not name', () => {
    // @ts-expect-error: purchase prices are given to nobody.
    const handler: Handler<ListMail> = async () => reply({ messages: [], total: 0, purchasePrices: [] })
    expect(handler).toBeTypeOf('function')
  })

  it('is no page where data was named, and no data where a page was', () => {
    // @ts-expect-error: the panel reads no pages.
    const list: Handler<ListMail> = async () => pageReply('<p>Mugs</p>')
    // @ts-expect-error: a browser shows no data.
    const cart: Handler<typeof cartPageCall> = async () => reply({ entries: [] })
    expect([list, cart]).toHaveLength(2)
  })
})
