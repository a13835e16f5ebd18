import { checkCard } from '@vitrine/domain/payments/check-card'
import { isAccountKey } from '@vitrine/domain/payments/gateway-keys'
import { paysFor } from '@vitrine/domain/payments/money-of'
import { waysToPay } from '@vitrine/domain/payments/ways-to-pay'
import { changeMethod, changeProblemText } from '@vitrine/domain/subscriptions/change-subscription'
import { methodLabel } from '@vitrine/domain/subscriptions/named-method'
import type { NamedMethod, Subscription } from '@vitrine/domain/subscriptions/subscription'
import type { Site } from '@vitrine/domain/website/site'
import type { SiteStore } from '@vitrine/store/store'
import { askGateway } from '../../payments/ask-gateway.ts'
import { gatewayOf } from '../../payments/gateway-of.ts'
import { keepMethod } from '../../payments/keep-method.ts'
import type { Card, ChargeAnswer, Gateway } from '../../services/gateway.ts'
import type { Services } from '../../services/services.ts'
import { changeSubscription } from '../../subscribed/change-subscription.ts'
import { enqueueCardNotice } from '../../subscribed/notice-jobs.ts'
import { retireMethod } from '../../subscribed/retire-method.ts'

/** What came of naming a way to pay: it is charged from now on, its buyer goes on elsewhere, or it was not taken. */
type Named =
  | { readonly kind: 'named' }
  | { readonly kind: 'go'; readonly url: string }
  | {
      readonly kind: 'refused'
      readonly message: string
      readonly errors?: Readonly<Record<string, string>>
    }

interface MethodContext {
  readonly site: Site
  readonly services: Services
}

/** Takes the form with a card, or leads to the page of the gateway. Nothing is charged for it. */
export async function nameMethod(
  store: SiteStore,
  subscription: Subscription,
  { form, returnUrl }: { readonly form: Readonly<Record<string, string>>; readonly returnUrl: string },
  { site, services }: MethodContext,
): Promise<Named> {
  const { currency, isTest } = subscription
  const wanted = form.gateway === 'stripe' ? 'stripe' : 'test'
  const ways = waysToPay(site.store.payments, { currency, dueCents: 0, isKept: true, isTest })
  const way = ways.find(({ kind }) => kind === wanted)
  const key = way && 'account' in way ? way.account : way ? 'test' : null
  const gateway = key === null ? null : await gatewayOf(store, key, services)
  if (!gateway) return { kind: 'refused', message: notOfferedText }
  const checked = key === 'test' ? checkTestCard(form, services.clock()) : { card: null }
  if ('errors' in checked) return { kind: 'refused', message: '', errors: checked.errors }
  const paymentId = services.newId()
  const charge = {
    paymentId,
    amountCents: 0,
    currency,
    kind: 'save',
    card: checked.card,
    methodToken: null,
    visit: {
      isScripted: false,
      returnUrl,
      email: subscription.contact.email,
      title: site.title,
      language: site.language,
    },
  } as const
  const answer = await ask(services, (signal) => gateway.start(charge, signal))
  const reference = answer && 'reference' in answer ? answer.reference : undefined
  const named = { paymentId, gateway: gateway.key, reference: reference ?? '' }
  if (answer?.kind !== 'confirmation-needed') return take(store, subscription, named, { answer, services })
  if (answer.action?.kind !== 'redirect') return { kind: 'refused', message: asksEachTimeText }
  const { url } = answer.action
  await store.transaction(async (tables) => {
    const held = await tables.subscriptions.lock(subscription.id)
    if (held) await tables.subscriptions.save({ ...held, namedMethod: named })
  })
  return { kind: 'go', url }
}

/** Takes up a buyer who comes back from the page of the gateway; null where nothing was begun. */
export async function takeNamedMethod(
  store: SiteStore,
  subscription: Subscription,
  services: Services,
): Promise<Named | null> {
  const { namedMethod: named, currency } = subscription
  if (!named) return null
  const isTaken = isAccountKey(named.gateway) && paysFor(subscription, named.gateway)
  const gateway = isTaken ? await gatewayOf(store, named.gateway, services) : null
  if (!gateway) return { kind: 'refused', message: notOfferedText }
  const { paymentId, reference } = named
  const begun = { paymentId, reference, amountCents: 0, currency }
  const answer = await ask(services, (signal) => gateway.confirm(begun, true, signal))
  return take(store, subscription, named, { answer, services })
}

async function take(
  store: SiteStore,
  subscription: Subscription,
  { paymentId, gateway }: NamedMethod,
  { answer, services }: { readonly answer: ChargeAnswer | null; readonly services: Services },
): Promise<Named> {
  if (answer === null) return { kind: 'refused', message: silentText }
  if (answer.kind !== 'paid' || !answer.method) {
    return { kind: 'refused', message: 'message' in answer ? answer.message : notOfferedText }
  }
  const { method } = answer
  const methodId = services.newId()
  const wasBegun = subscription.namedMethod?.paymentId === paymentId
  let formerId: string | null = null
  const changed = await changeSubscription(
    store,
    {
      id: subscription.id,
      by: '',
      apply: ({ namedMethod, ...held }, context) => {
        if (wasBegun && namedMethod?.paymentId !== paymentId) return { ok: false, problem: 'no-method' }
        formerId = held.methodId
        return changeMethod(held, { methodId, label: methodLabel(method) }, context)
      },
      also: async (tables, changed) => {
        await keepMethod(tables, { id: methodId, paymentId, gateway, method }, services)
        const { timeZone } = await tables.site.read()
        await enqueueCardNotice(tables, changed, { id: methodId, expiry: method.expiry }, timeZone)
        if (formerId !== null) await retireMethod(tables, changed, formerId, services)
      },
    },
    services,
  )
  if (!changed.ok) {
    // Of a page that is loaded twice the other load took it up.
    if (await store.savedMethods.findByPayment(paymentId)) return { kind: 'named' }
    // Nothing is charged by it: it would stay at the gateway for good.
    await forgetThere(store, gateway, { token: method.token, services })
    const { problem } = changed
    return { kind: 'refused', message: problem === 'no-method' ? replacedText : changeProblemText[problem] }
  }
  return { kind: 'named' }
}

/** Has a gateway forget a way to pay that was not kept, as far as it answers. */
async function forgetThere(
  store: SiteStore,
  key: string,
  { token, services }: { readonly token: string; readonly services: Services },
): Promise<void> {
  const gateway = await gatewayOf(store, key, services)
  const { timeLimitMs } = services.gateways
  if (gateway) await askGateway({ timeLimitMs, log: services.log }, (signal) => gateway.forget(token, signal))
}

function checkTestCard(
  form: Readonly<Record<string, string>>,
  nowMs: number,
): { readonly card: Card } | { readonly errors: Readonly<Record<string, string>> } {
  const { cardNumber = '', expiry = '', securityCode = '' } = form
  const checked = checkCard({ cardNumber, expiry, securityCode }, nowMs)
  return checked.ok ? { card: checked.card } : { errors: checked.errors }
}

async function ask(
  { gateways: { timeLimitMs }, log }: Services,
  question: (signal: AbortSignal) => ReturnType<Gateway['start']>,
): Promise<ChargeAnswer | null> {
  const asked = await askGateway({ timeLimitMs, log }, question)
  return asked.isKnown ? asked.answer : null
}

const notOfferedText = 'This way to pay is not offered any more. Please choose another.'
const silentText = 'The payment service does not answer. Please try again in a few minutes.'
const replacedText = 'Another way to pay was chosen meanwhile. Please look at which one is named here.'
const asksEachTimeText =
  'This card wants each payment approved, which cannot be done while you are away. Please name another.'
