import type { ServerResponse } from 'node:http'
import { type Approval, type PaypalBooks, Refused } from './paypal-books.ts'

/** The page on which buyers approve: what they press decides how their means will do. */
export function answerPage(
  books: PaypalBooks,
  { id, pressed }: { readonly id: string; readonly pressed: string | null },
  response: ServerResponse,
): void {
  try {
    const order = books.order(id)
    if (pressed !== null && isApproval(pressed)) books.approve(id, pressed)
    if (pressed !== null) return void response.writeHead(303, { location: order.returnUrl }).end()
    page(
      response,
      `<h1>Pay ${order.money.value} ${order.money.currency_code} with PayPal</h1><form method="post">
<button name="press" value="pays">Pay now</button> <button name="press" value="waits">Pay by a bank, which takes days</button>
<button name="press" value="refuses">Pay by a card that is refused</button> <button name="press" value="cancel">Cancel and return</button></form>`,
    )
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    page(response, `<p role="alert">This page is no longer there: ${error.issue}</p>`)
  }
}

function isApproval(pressed: string): pressed is Approval {
  return pressed === 'pays' || pressed === 'waits' || pressed === 'refuses'
}

function page(response: ServerResponse, main: string): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
  response.end(`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A stand-in for PayPal</title>
<meta name="viewport" content="width=device-width"></head><body><main>${main}</main></body></html>`)
}
