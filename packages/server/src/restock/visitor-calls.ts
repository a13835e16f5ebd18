import type { restockFormCall, restockPageCall, signUpForRestockCall } from '@vitrine/contract/restock/calls'
import { canBeAwaited } from '@vitrine/domain/restock/check-sign-up'
import { restockProblemText } from '@vitrine/domain/restock/restock-texts'
import { usualRestock } from '@vitrine/domain/website/selling/restock-settings'
import type { Exchange } from '../http/exchange.ts'
import { failureText } from '../http/reply/errors.ts'
import { type AnswerTo, type PageAnswer, refuse, reply } from '../http/reply/reply.ts'
import { findShown, putDown } from './put-down.ts'
import { restockFormPage, restockThanksPage, signedUpText } from './restock-page.ts'

/** Puts a visitor down. */
export async function postRestock(
  exchange: Exchange<typeof signUpForRestockCall>,
): Promise<AnswerTo<typeof signUpForRestockCall>> {
  const { body, site } = exchange
  const outcome = await putDown(exchange, {
    productId: body.productId,
    variantId: body.variantId,
    email: body.siteVisitorEmail,
    joinsList: body.isJoinMailingList ?? false,
    captchaKey: body.captchaToken ?? '',
  })
  if (outcome === null) return refuse('not-found', failureText.notFound)
  if (!outcome.ok) return refuse(outcome.code, outcome.message)
  return reply({ message: signedUpText(site) })
}

/** The same from a plain form, answered by a page. */
export async function postRestockForm(exchange: Exchange<typeof restockFormCall>): Promise<PageAnswer> {
  const { form } = exchange
  const { productId = '', variantId = '', email = '', captchaKey = '' } = form
  const found = await findShown(exchange, { productId, variantId })
  if (!found) return refuse('not-found', failureText.notFound)
  const joinsList = form.isJoinMailingList !== undefined
  const outcome = await putDown(exchange, { productId, variantId, email, joinsList, captchaKey })
  if (outcome === null) return refuse('not-found', failureText.notFound)
  return outcome.ok
    ? restockThanksPage(exchange, found.product)
    : restockFormPage(exchange, { ...found, email: email.slice(0, 256), problem: outcome })
}

/** Shows the form on a page of its own. */
export async function getRestockPage(exchange: Exchange<typeof restockPageCall>): Promise<PageAnswer> {
  const { productId = '', variantId = '' } = exchange.query
  const found = await findShown(exchange, { productId, variantId })
  if (!found) return refuse('not-found', failureText.notFound)
  const isOn = (exchange.site.store.restock ?? usualRestock).isOn
  const code = !isOn ? 'restock-off' : canBeAwaited(found.product, found.variant) ? null : 'restock-in-stock'
  return restockFormPage(exchange, {
    ...found,
    ...(code !== null && { problem: { code, message: restockProblemText[code] } }),
  })
}
