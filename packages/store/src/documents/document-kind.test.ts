import { Type } from 'typebox'
import { expect, it } from 'vitest'
import { cartDocument } from '../cart/cart-document.ts'
import { buildCart, buildEntry } from '../testing/builders.ts'
import { defineDocument } from './document-kind.ts'

interface Mug {
  readonly id: string
  readonly glaze?: string | undefined
  readonly parts?: readonly { readonly name: string; readonly weight?: number | undefined }[]
}

const part = Type.Object({ name: Type.String(), weight: Type.Optional(Type.Number()) })
const parts = Type.Optional(Type.Array(part))
const glaze = Type.Optional(Type.String())

it('is proved with each field that it may have, at any depth, or does not compile', () => {
  const define = defineDocument<Mug>()
  const whole = define('mug', Type.Object({ id: Type.String(), glaze, parts }))
  expect(whole.isWhole({ id: 'a', glaze: 1 })).toBe(false)
  // @ts-expect-error Nothing proves its glaze.
  define('mug', Type.Object({ id: Type.String(), parts }))
  const bare = Type.Optional(Type.Array(Type.Object({ name: Type.String() })))
  // @ts-expect-error Nothing proves what its parts weigh.
  define('mug', Type.Object({ id: Type.String(), glaze, parts: bare }))
})

it('of a cart proves what its discounts hang on', () => {
  const cart = (more: object) => ({ ...buildCart({}), entries: [{ ...buildEntry({}), ...more }] })
  const isWhole = (more: object) => cartDocument.isWhole(cart(more))
  expect(isWhole({ isAgreedOnSale: true, payment: 2 })).toBe(true)
  expect([isWhole({ isAgreedOnSale: 'no' }), isWhole({ payment: 'second' })]).toEqual([false, false])
})
