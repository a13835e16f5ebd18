import type {
  checkPaymentAccountCall,
  choosePaymentModeCall,
  listPaymentAccountsCall,
  removePaymentAccountCall,
  setPaymentAccountCall,
} from '@vitrine/contract/payments/account-calls'
import {
  accountLabels,
  serviceAccountKey,
  serviceNames,
  serviceOf,
} from '@vitrine/domain/payments/gateway-keys'
import { isTestMode } from '@vitrine/domain/payments/test-mode'
import { checkFieldsText } from '@vitrine/domain/refusals/refusal-texts'
import { testModeUnchosenText } from '@vitrine/domain/website/settings/visibility'
import type { Exchange } from '../../http/exchange.ts'
import { type AnswerTo, refuse, reply } from '../../http/reply/reply.ts'
import { recordAuditEntry } from '../../owners/record-audit-entry.ts'
import { askGateway } from '../../payments/ask-gateway.ts'
import { changeAccount } from '../../payments/change-account.ts'
import { gatewayOf } from '../../payments/gateway-of.ts'
import { presentAccounts } from './present-accounts.ts'

type Accounts = AnswerTo<typeof listPaymentAccountsCall>

/** Answers the accounts with payment services. */
export async function getPaymentAccounts(
  exchange: Exchange<typeof listPaymentAccountsCall>,
): Promise<Accounts> {
  return reply(await presentAccounts(exchange.store, exchange.origin))
}

/** Takes over the keys of an account. */
export async function putPaymentAccount(exchange: Exchange<typeof setPaymentAccountCall>): Promise<Accounts> {
  const { store, body, params, services, origin } = exchange
  return store.transaction(async (tables) => {
    const change = { key: params.key, typed: body, websiteId: store.websiteId, services }
    const errors = await changeAccount(tables, change)
    if (Object.keys(errors).length > 0) return refuse('fields-wrong', checkFieldsText, { errors })
    const summary = `Set the keys of ${accountLabels[params.key]}`
    await recordAuditEntry(tables, exchange, { subjectId: params.key, summary })
    return reply(await presentAccounts(tables, origin))
  })
}

/** Forgets the keys of an account that buyers do not pay by. */
export async function deletePaymentAccount(
  exchange: Exchange<typeof removePaymentAccountCall>,
): Promise<Accounts> {
  const { store, params, origin } = exchange
  return store.transaction(async (tables) => {
    const service = serviceOf(params.key)
    const mode = (await tables.site.lock()).store.payments[service] ?? 'off'
    if (serviceAccountKey(service, mode) === params.key) return refuse('account-used', accountUsedText)
    await tables.gatewayAccounts.remove(params.key)
    const summary = `Forgot the keys of ${accountLabels[params.key]}`
    await recordAuditEntry(tables, exchange, { subjectId: params.key, summary })
    return reply(await presentAccounts(tables, origin))
  })
}

/** Asks the service whether the keys that are kept are right. */
export async function postPaymentAccountCheck(
  exchange: Exchange<typeof checkPaymentAccountCall>,
): Promise<AnswerTo<typeof checkPaymentAccountCall>> {
  const { store, params, services } = exchange
  const gateway = await gatewayOf(store, params.key, services)
  if (!gateway) return reply({ isRight: false, message: keysMissingText })
  const { timeLimitMs } = services.gateways
  const asked = await askGateway({ timeLimitMs, log: services.log }, (signal) => gateway.check(signal))
  if (!asked.isKnown)
    return reply({ isRight: false, message: unreachableText(serviceNames[serviceOf(params.key)]) })
  return reply({ isRight: asked.answer === null, message: asked.answer ?? rightText })
}

/** Says whether buyers pay by a service, and whether for real. */
export async function putPaymentMode(exchange: Exchange<typeof choosePaymentModeCall>): Promise<Accounts> {
  const { store, body, origin, params } = exchange
  const { service } = params
  const { mode, isTestChosen } = body
  return store.transaction(async (tables) => {
    const site = await tables.site.lock()
    const key = serviceAccountKey(service, mode)
    if (key && !(await tables.gatewayAccounts.find(key)))
      return refuse('fields-wrong', keysMissingText, { errors: { mode: keysMissingText } })
    if (mode === 'test' && site.lock === null && !isTestChosen)
      return refuse('fields-wrong', checkFieldsText, { errors: { isTestChosen: testModeUnchosenText } })
    const { payments } = site.store
    const isTestElsewhere = isTestMode({ ...payments, [service]: 'off' })
    const chosen = (mode === 'test' && isTestChosen) || (isTestElsewhere && (payments.isTestChosen ?? false))
    const changed = { ...payments, [service]: mode, isTestChosen: chosen }
    await tables.site.save({ ...site, store: { ...site.store, payments: changed } })
    const summary = key
      ? `Buyers pay by ${accountLabels[key]}`
      : `Buyers do not pay by ${serviceNames[service]} any more`
    await recordAuditEntry(tables, exchange, { subjectId: site.id, summary })
    return reply(await presentAccounts(tables, origin))
  })
}

const keysMissingText = 'Please enter the keys first.'
const rightText = 'The keys are right.'
const unreachableText = (service: string) => `${service} does not answer. Please try again in a moment.`
const accountUsedText = 'Buyers pay by this account. Please switch it off first.'
