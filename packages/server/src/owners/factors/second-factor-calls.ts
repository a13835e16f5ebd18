import type {
  beginSecondFactorCall,
  endSecondFactorCall,
  finishSecondFactorCall,
  readSecondFactorCall,
  renewRecoveryCodesCall,
} from '@vitrine/contract/owners/factor-calls'
import { factorProblemText, wantsSecondFactor } from '@vitrine/domain/owners/second-factor'
import { checkFieldsText } from '@vitrine/domain/refusals/refusal-texts'
import type { Exchange } from '../../http/exchange.ts'
import { signInFirstText } from '../../http/permit.ts'
import { type AnswerTo, refuse, reply } from '../../http/reply/reply.ts'
import { tooMany } from '../../http/reply/too-many.ts'
import { seal } from '../../services/seal.ts'
import { tellAccountNews } from '../account-news/tell-account-news.ts'
import { recordAuditEntry } from '../record-audit-entry.ts'
import { newSecret, otpauthUri } from './codes.ts'
import { issueCodes } from './issue-codes.ts'
import { countCodeTry, factorSeal, takeAppCode } from './try-code.ts'

/** Said where a code is not, or no longer, right. */
export const wrongCodeText = 'This code is not right, or was used already.'

const refuseAs = (problem: keyof typeof factorProblemText) => refuse(problem, factorProblemText[problem])

/** Answers whether the account has a second factor. */
export async function getSecondFactor({
  account,
  site,
  store,
}: Exchange<typeof readSecondFactorCall>): Promise<AnswerTo<typeof readSecondFactorCall>> {
  if (!account) return refuse('signed-out', signInFirstText)
  const isOn = (await store.secondFactors.find(account.id))?.isOn ?? false
  const hasPasskey = (await store.passkeys.list(account.id)).length > 0
  const codesLeft = isOn || hasPasskey ? await store.secondFactors.countCodes(account.id) : 0
  return reply({ isOn, hasPasskey, codesLeft, isRequired: wantsSecondFactor(site, account.roles) })
}

/** Makes a secret for an app. One that is on stays until it is turned off. */
export async function postSecondFactor({
  account,
  services,
  site,
  store,
}: Exchange<typeof beginSecondFactorCall>): Promise<AnswerTo<typeof beginSecondFactorCall>> {
  if (!account) return refuse('signed-out', signInFirstText)
  const secret = newSecret()
  const isBegun = await store.transaction(async ({ secondFactors }) => {
    if ((await secondFactors.find(account.id))?.isOn) return false
    await secondFactors.save(account.id, { secret: seal(secret, factorSeal(services)), isOn: false })
    return true
  })
  if (!isBegun) return refuseAs('second-factor-on')
  return reply({ secret, uri: otpauthUri(secret, { site: site.title, email: account.email }) })
}

/** Turns it on by a code of the app. */
export async function postSecondFactorCode(
  exchange: Exchange<typeof finishSecondFactorCall>,
): Promise<AnswerTo<typeof finishSecondFactorCall>> {
  const { account, body, services, store } = exchange
  if (!account) return refuse('signed-out', signInFirstText)
  const tried = await countCodeTry(exchange, account.id)
  if (!tried.allowed) return tooMany(tried.retryAfterMs)
  return store.transaction(async (tables) => {
    const factor = await tables.secondFactors.find(account.id)
    if (!factor) return refuseAs('no-second-factor')
    if (factor.isOn) return refuseAs('second-factor-on')
    if (!(await takeAppCode(tables, account, { code: body.code, services })))
      return refuse('fields-wrong', checkFieldsText, { errors: { code: wrongCodeText } })
    await tables.secondFactors.save(account.id, { ...factor, isOn: true })
    await recordAuditEntry(tables, exchange, {
      subjectId: account.id,
      summary: 'Turned the second factor on',
    })
    return reply({ recoveryCodes: await issueCodes(tables, account, services) })
  })
}

/** Makes new codes on paper. */
export async function postRecoveryCodes(
  exchange: Exchange<typeof renewRecoveryCodesCall>,
): Promise<AnswerTo<typeof renewRecoveryCodesCall>> {
  const { account, services, store } = exchange
  if (!account) return refuse('signed-out', signInFirstText)
  return store.transaction(async (tables) => {
    const isOn = (await tables.secondFactors.find(account.id))?.isOn ?? false
    if (!isOn && (await tables.passkeys.list(account.id)).length === 0) return refuseAs('no-second-factor')
    await recordAuditEntry(tables, exchange, { subjectId: account.id, summary: 'Made new recovery codes' })
    return reply({ recoveryCodes: await issueCodes(tables, account, services) })
  })
}

/** Turns it off. Codes on paper stay where there is a passkey that can be lost. */
export async function deleteSecondFactor(
  exchange: Exchange<typeof endSecondFactorCall>,
): Promise<AnswerTo<typeof endSecondFactorCall>> {
  const { account, store } = exchange
  if (!account) return refuse('signed-out', signInFirstText)
  await store.transaction(async (tables) => {
    const hasPasskey = (await tables.passkeys.list(account.id)).length > 0
    const wasOn = (await tables.secondFactors.find(account.id))?.isOn ?? false
    await (hasPasskey ? tables.secondFactors.removeApp(account.id) : tables.secondFactors.remove(account.id))
    await recordAuditEntry(tables, exchange, {
      subjectId: account.id,
      summary: 'Turned the second factor off',
    })
    const news = hasPasskey ? 'app-off' : 'factor-off'
    if (wasOn) await tellAccountNews(tables, exchange, { news, to: account.email })
  })
  return reply({})
}
