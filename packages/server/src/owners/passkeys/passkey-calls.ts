import type {
  addPasskeyCall,
  beginPasskeyCall,
  listPasskeysCall,
  removePasskeyCall,
  renamePasskeyCall,
} from '@vitrine/contract/owners/passkey-calls'
import { checkPasskeyName, passkeyLimit } from '@vitrine/domain/owners/check-passkey-name'
import { noPasskeyTexts, passkeyPlace } from '@vitrine/domain/owners/passkey-place'
import { checkFieldsText, notFoundText } from '@vitrine/domain/refusals/refusal-texts'
import type { Passkey } from '@vitrine/store/owners/passkeys'
import type { Exchange } from '../../http/exchange.ts'
import { signInFirstText } from '../../http/permit.ts'
import { type AnswerTo, refuse, reply } from '../../http/reply/reply.ts'
import { tooMany } from '../../http/reply/too-many.ts'
import { hashToken } from '../../http/visitor/token-hash.ts'
import { tellAccountNews } from '../account-news/tell-account-news.ts'
import { countGuess } from '../count-guess.ts'
import { issueCodes } from '../factors/issue-codes.ts'
import { isPassword } from '../passwords.ts'
import { recordAuditEntry } from '../record-audit-entry.ts'
import { makeChallenge, takeChallenge } from './challenge.ts'
import { userHandleOf } from './prove-by-passkey.ts'
import { challengeOf, checkMade, passkeyAlgorithms } from './webauthn.ts'

/** Answers the passkeys of the account. */
export async function getPasskeys({
  account,
  panelOrigin: origin,
  store,
}: Exchange<typeof listPasskeysCall>): Promise<AnswerTo<typeof listPasskeysCall>> {
  if (!account) return refuse('signed-out', signInFirstText)
  const passkeys = await store.passkeys.list(account.id)
  return reply({
    origin,
    passkeys: passkeys.map(({ id, name, host, createdAtMs, lastUsedAtMs }) => {
      return { id: shownId(id), name, host, createdAtMs, lastUsedAtMs }
    }),
  })
}

/** Ids of authenticators may be longer than a path; the panel knows passkeys by a shorter one. */
function shownId(id: string): string {
  return hashToken(id).slice(0, 32)
}

/** Answers what a browser makes a passkey by. */
export async function postPasskeyChallenge(
  exchange: Exchange<typeof beginPasskeyCall>,
): Promise<AnswerTo<typeof beginPasskeyCall>> {
  const { account, sessionTokenHash, site, store } = exchange
  if (!account || sessionTokenHash === null) return refuse('signed-out', signInFirstText)
  const passkeys = await store.passkeys.list(account.id)
  if (passkeys.length >= passkeyLimit) return refuse('too-many-passkeys', tooManyText)
  const made = await makeChallenge(exchange, { purpose: 'add', secret: sessionTokenHash })
  if (!made.ok) return made.refusal
  const { challenge, host } = made
  const known = passkeys.filter((passkey) => passkey.host === host)
  return reply({
    challenge,
    host,
    siteTitle: site.title,
    userId: userHandleOf(account.id),
    userName: account.email,
    displayName: account.displayName,
    algorithms: passkeyAlgorithms,
    known: known.map(({ id, transports }) => ({ id, transports: [...transports] })),
  })
}

const tooManyText = `An account has at most ${passkeyLimit} passkeys. Remove one that you no longer use.`

/** Adds a passkey that the browser made, with codes on paper if the account has none: a device can be lost. */
export async function postPasskey(
  exchange: Exchange<typeof addPasskeyCall>,
): Promise<AnswerTo<typeof addPasskeyCall>> {
  const { account, body, panelOrigin: origin, services, sessionTokenHash, store } = exchange
  if (!account || sessionTokenHash === null) return refuse('signed-out', signInFirstText)
  const errors = checkPasskeyName(body)
  if (Object.keys(errors).length > 0) return refuse('fields-wrong', checkFieldsText, { errors })
  const place = passkeyPlace(origin)
  if (!place.ok) return refuse('no-passkeys-here', noPasskeyTexts[place.problem])

  const asker = { purpose: 'add', secret: sessionTokenHash } as const
  const challenge = challengeOf(body)
  const isAsked = challenge !== null && (await takeChallenge(exchange, asker, challenge))
  const made = isAsked ? await checkMade(body, { challenge, origin, host: place.host }) : null
  if (!made) return refuse('passkey-wrong', notMadeText)
  const name = body.name.trim()
  return store.transaction(async (tables) => {
    if (await tables.passkeys.find(made.id)) return refuse('passkey-known', 'This passkey was added already.')
    if ((await tables.passkeys.list(account.id)).length >= passkeyLimit)
      return refuse('too-many-passkeys', tooManyText)
    const times = { createdAtMs: services.clock(), lastUsedAtMs: null }
    const { transports } = body
    await tables.passkeys.save({
      ...made,
      ...times,
      accountId: account.id,
      name,
      host: place.host,
      transports,
    })
    await recordAuditEntry(tables, exchange, { subjectId: account.id, summary: `Added the passkey ${name}` })
    await tellAccountNews(tables, exchange, { news: 'passkey-added', to: account.email })
    const hasCodes = (await tables.secondFactors.countCodes(account.id)) > 0
    return reply({ recoveryCodes: hasCodes ? [] : await issueCodes(tables, account, services) })
  })
}

const notMadeText = 'The passkey could not be added. It may have taken too long. Please try again.'

/** Gives a passkey another name. */
export async function putPasskey(
  exchange: Exchange<typeof renamePasskeyCall>,
): Promise<AnswerTo<typeof renamePasskeyCall>> {
  const { account, body, params, store } = exchange
  if (!account) return refuse('signed-out', signInFirstText)
  const errors = checkPasskeyName(body)
  if (Object.keys(errors).length > 0) return refuse('fields-wrong', checkFieldsText, { errors })
  const isRenamed = await store.transaction(async (tables) => {
    const found = findShown(await tables.passkeys.list(account.id), params.passkeyId)
    if (!found) return false
    await tables.passkeys.save({ ...found, name: body.name.trim() })
    return true
  })
  return isRenamed ? reply({}) : refuse('not-found', notFoundText)
}

/** Removes a passkey. Who removes the last one shows that they can come in by their password. */
export async function deletePasskey(
  exchange: Exchange<typeof removePasskeyCall>,
): Promise<AnswerTo<typeof removePasskeyCall>> {
  const { account, body, params, store } = exchange
  if (!account) return refuse('signed-out', signInFirstText)
  const guess = body.password === '' ? null : await countGuess(exchange, account, account.email)
  if (guess && !guess.allowed) return tooMany(guess.retryAfterMs)
  const knowsPassword = guess !== null && (await isPassword(body.password, account.passwordHash))
  return store.transaction(async (tables) => {
    const passkeys = await tables.passkeys.list(account.id)
    const found = findShown(passkeys, params.passkeyId)
    if (!found) return refuse('not-found', notFoundText)
    if (passkeys.length === 1 && !knowsPassword)
      return refuse('fields-wrong', checkFieldsText, { errors: { password: lastPasskeyText } })
    await tables.passkeys.remove(account.id, found.id)
    const hasApp = (await tables.secondFactors.find(account.id))?.isOn ?? false
    const isPasswordAlone = passkeys.length === 1 && !hasApp
    // Codes on paper stand in for what is gone now.
    if (isPasswordAlone) await tables.secondFactors.saveCodes(account.id, [])
    const summary = `Removed the passkey ${found.name}`
    await recordAuditEntry(tables, exchange, { subjectId: account.id, summary })
    const news = isPasswordAlone ? 'factor-off' : 'passkey-removed'
    await tellAccountNews(tables, exchange, { news, to: account.email })
    return reply({})
  })
}

const lastPasskeyText =
  'This is your last passkey. Enter your password, so that you are sure to come in without it.'

function findShown(passkeys: readonly Passkey[], id: string): Passkey | undefined {
  return passkeys.find((passkey) => shownId(passkey.id) === id)
}
