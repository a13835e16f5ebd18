import { guest, orderBody } from '../../e2e/testing/guest.ts'
import { HttpVisitor } from '../../e2e/testing/http-visitor.ts'
import { prepareCheckout } from '../../e2e/testing/prepare-checkout.ts'
import { findDemoForm, sendDemoForm } from '../../e2e/testing/send-form.ts'
import { hostileTextsFor } from './hostile-texts.ts'

const [, , , words = ''] = hostileTextsFor('name', 9_000)

/** Leaves a comment whose words and name are hostile. */
export async function commentHostile(url: string, path: string): Promise<void> {
  const visitor = new HttpVisitor(url)
  const { item } = await visitor.pageData(path)
  const left = await visitor.send('POST', `/api/content/items/${item?.id}/comments`, {
    body: `${words} [x](javascript:__ran(9001)) javascript:__ran(9002)`,
    authorName: words,
  })
  if (!left.ok) throw new Error(`The comment was refused: ${left.status} ${await left.text()}`)
}

/** Writes to the shop by the form of its contact page, under a hostile name. */
export async function writeToShopHostile(url: string): Promise<void> {
  const visitor = new HttpVisitor(url)
  const sent = await sendDemoForm(visitor, await findDemoForm(visitor), words, [words, words])
  if (!sent.ok) throw new Error(`The form was refused: ${sent.status} ${await sent.text()}`)
}

/** Buys something under a hostile name, to a hostile address; gives the id of the order. */
export async function buyHostile(url: string, product: { itemId: string; sku: string }): Promise<string> {
  const visitor = new HttpVisitor(url)
  const { cartToken, shippingOptionKey } = await prepareCheckout(visitor, product)
  const address = { ...guest.address, firstName: words, lastName: words, line1: words, city: words }
  const body = { ...orderBody(cartToken, shippingOptionKey), shippingAddress: address }
  const placed = await visitor.send('POST', '/api/2/commerce/orders', body)
  const { orderId } = (await placed.json()) as { orderId?: string }
  if (orderId === undefined) throw new Error(`The order was refused: ${placed.status}`)
  return orderId
}
