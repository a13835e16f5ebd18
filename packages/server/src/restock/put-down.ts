import { captchaProblemText } from '@vitrine/domain/captcha/captcha-problems'
import { findVariant } from '@vitrine/domain/catalogue/choose-variant'
import type { Product, Variant } from '@vitrine/domain/catalogue/product'
import { emailKey } from '@vitrine/domain/contact/email-address'
import { canBeAwaited, emailProblem, variantName } from '@vitrine/domain/restock/check-sign-up'
import { forgottenFor } from '@vitrine/domain/restock/make-room'
import { restockProblemText, restockTexts } from '@vitrine/domain/restock/restock-texts'
import { restockLimits } from '@vitrine/domain/restock/sign-up'
import { usualRestock } from '@vitrine/domain/website/selling/restock-settings'
import { sayIn } from '@vitrine/site/words/visitor-words'
import type { SiteTables } from '@vitrine/store/store'
import { checkCaptcha } from '../captcha/check-captcha.ts'
import type { Exchange } from '../http/exchange.ts'
import type { RefusalCode } from '../http/reply/refusal-status.ts'
import { joinNewsletter, ownConsent } from '../newsletter/join-newsletter.ts'
import { mayAskFor } from '../pages/locks/item-gate.ts'
import { enqueueWatch } from './enqueue-watch.ts'

/** What a visitor asks for. */
export interface RestockRequest {
  readonly productId: string
  readonly variantId: string
  readonly email: string
  readonly joinsList: boolean
  readonly captchaKey: string
}

/** What came of it; null: there is no such variant for this visitor. */
type RestockOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: RefusalCode; readonly message: string }
  | null

/** Puts a visitor down who wants to be told what is back. Whoever waits already is answered as if they did not. */
export async function putDown(exchange: Exchange, request: RestockRequest): Promise<RestockOutcome> {
  const { site, store } = exchange
  const found = await findShown(exchange, request)
  if (!found) return null
  if (!(site.store.restock ?? usualRestock).isOn) return refused('restock-off')
  const wrong = emailProblem(request.email)
  if (wrong !== null) return refused(wrong)
  const unproved = await checkCaptcha('restock', request.captchaKey, exchange)
  if (unproved !== null) return { ok: false, code: unproved, message: captchaProblemText[unproved] }
  if (!canBeAwaited(found.product, found.variant)) return refused('restock-in-stock')
  return store.transaction(async (tables) => {
    // Nothing is told about addresses: one that waits already, or for as much as is kept, is answered as any other.
    if (await isFlooded(exchange, tables, request)) return refused('restock-too-many')
    const kept = await tables.restock.ofEmail(emailKey(request.email))
    for (const { id } of forgottenFor(request, kept)) await tables.restock.remove(id)
    await keep(tables, exchange, { request, ...found })
    return { ok: true }
  })
}

/** The variant that is asked for, where this visitor can see it. */
export async function findShown(
  exchange: Exchange,
  { productId, variantId }: Pick<RestockRequest, 'productId' | 'variantId'>,
): Promise<{ readonly product: Product; readonly variant: Variant } | null> {
  const product = await exchange.store.products.find(productId)
  const variant = product?.isVisible ? findVariant(product, variantId) : undefined
  if (!product || !variant || !(await mayAskFor(product, exchange))) return null
  return { product, variant }
}

function refused(code: keyof typeof restockProblemText): RestockOutcome {
  return { ok: false, code, message: restockProblemText[code] }
}

/** Whether too many came for one variant. */
async function isFlooded(
  { services }: Exchange,
  { rateLimits }: SiteTables,
  { variantId }: RestockRequest,
): Promise<boolean> {
  const hour = { max: restockLimits.ofVariantInHour, windowMs: 3_600_000, nowMs: services.clock() }
  return !(await rateLimits.take(`restock:${variantId}`, hour)).allowed
}

async function keep(
  tables: SiteTables,
  { site, services, visitor, referer }: Exchange,
  {
    request,
    product,
    variant,
  }: { readonly request: RestockRequest; readonly product: Product; readonly variant: Variant },
): Promise<void> {
  const { asksForNews, sending } = site.store.restock ?? usualRestock
  const email = emailKey(request.email)
  const joinsList = asksForNews && request.joinsList
  const nowMs = services.clock()
  await tables.restock.signUp({
    id: services.newId(),
    productId: product.id,
    variantId: variant.id,
    productTitle: product.title,
    variantName: variantName(variant),
    email,
    joinsList,
    language: site.language,
    state: 'waiting',
    createdAtMs: nowMs,
    changedAtMs: nowMs,
  })
  if (sending === 'automatic') await enqueueWatch(tables, { websiteId: site.id, nowMs })
  if (!joinsList) return
  const page = {
    title: product.title,
    path: referer !== null && URL.canParse(referer) ? new URL(referer).pathname : '',
  }
  const consent = ownConsent(
    { text: sayIn(site.language)(restockTexts.news), page, network: visitor.address },
    services,
  )
  const newsRequest = {
    listId: '',
    email: request.email.trim(),
    name: '',
    source: 'restock',
    consent,
  } as const
  const stamp = { isOwnRequest: true, isConfirmedBefore: false, language: site.language }
  await joinNewsletter(tables, { ...newsRequest, ...stamp }, services)
}
