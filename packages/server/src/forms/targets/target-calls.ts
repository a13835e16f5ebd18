import type {
  addTargetCall,
  changeRetentionCall,
  changeTargetCall,
  listTargetsCall,
  removeTargetCall,
  rotateTargetSecretCall,
} from '@vitrine/contract/forms/target-calls'
import { formName } from '@vitrine/domain/forms/form'
import { checkTarget } from '@vitrine/domain/forms/targets/check-target'
import {
  type FormTarget,
  freshHealth,
  isSigned,
  mostTargets,
  needsKey,
} from '@vitrine/domain/forms/targets/form-target'
import { changedMeanwhileText, checkFieldsText } from '@vitrine/domain/refusals/refusal-texts'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../../http/exchange.ts'
import { failureText } from '../../http/reply/errors.ts'
import { type AnswerTo, refuse, reply } from '../../http/reply/reply.ts'
import { notAllowedText } from '../../images/lookup-allowed.ts'
import { recordAuditEntry } from '../../owners/record-audit-entry.ts'
import { usualFormTargetDesk } from '../../services/form-target-desk.ts'
import { makeWebhookSecret } from '../../services/sign-webhook.ts'
import { isShut } from './judge-address.ts'
import { presentTarget } from './present-target.ts'
import { sealSecret } from './target-secrets.ts'

/** For so long the secret before signs along. */
const beforeKeptMs = 86_400_000

const tooManyText = `A form has at most ${mostTargets} targets.`

/** Answers where submissions of a form go. */
export async function getTargets({
  params,
  store,
  services,
}: Exchange<typeof listTargetsCall>): Promise<AnswerTo<typeof listTargetsCall>> {
  const form = await store.forms.find(params.formId)
  if (!form) return notFound()
  const content = form.own ?? form.inBlock
  const choices = content.fields
    .filter(({ type }) => type === 'checkbox')
    .flatMap(({ id, title, options }) => options.map((choice) => ({ fieldId: id, title, choice })))
  return reply({
    formName: formName(content),
    targets: (await store.formTargets.ofForm(form.id)).map(presentTarget),
    choices,
    newsletters: (await store.newsletterLists.list()).map(({ id, name }) => ({ id, name })),
    keptDays: await store.submissions.keptDays(form.id),
    allowsHttp: allowsHttp(services),
  })
}

/** Adds a target. */
export async function postTarget(
  exchange: Exchange<typeof addTargetCall>,
): Promise<AnswerTo<typeof addTargetCall>> {
  const { params, body, store, services } = exchange
  const { kind, key, settings } = body
  const name = body.name.trim()
  const errors = checkTarget(
    { kind, name, settings, key },
    { hasKey: false, allowsHttp: allowsHttp(services) },
  )
  if (Object.keys(errors).length > 0) return refuse('fields-wrong', checkFieldsText, { errors })
  if (await isShut(settings.url, services.formTargetDesk ?? usualFormTargetDesk)) return refuseShut()
  const secret = isSigned(kind) ? makeWebhookSecret() : null
  const kept = secret ?? (needsKey(kind) ? key : '')
  const nowMs = services.clock()
  const target: FormTarget = {
    id: services.newId(),
    formId: params.formId,
    kind,
    name,
    settings,
    isOn: true,
    sealed: kept === '' ? '' : sealSecret(kept, services),
    sealedBefore: '',
    beforeUntilMs: 0,
    health: freshHealth,
    columns: [],
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
  }
  return store.transaction(async (tables) => {
    // The form is locked: two who add at once are counted one after the other.
    if (!(await tables.forms.lock(params.formId))) return notFound()
    if ((await tables.formTargets.ofForm(params.formId)).length >= mostTargets)
      return refuse('too-many-targets', tooManyText)
    await tables.formTargets.save(target)
    await note(tables, exchange, target, 'Added')
    return reply({ target: presentTarget(target), secret })
  })
}

/** Changes a target, or switches it. */
export async function putTarget(
  exchange: Exchange<typeof changeTargetCall>,
): Promise<AnswerTo<typeof changeTargetCall>> {
  const { params, body, store, services } = exchange
  const { key, settings, isOn } = body
  const name = body.name.trim()
  const shut = await isShut(settings.url, services.formTargetDesk ?? usualFormTargetDesk)
  return store.transaction(async (tables) => {
    const known = await tables.formTargets.lock(params.targetId)
    if (!known) return notFound()
    if (known.updatedAtMs !== body.updatedAtMs) return refuse('changed-meanwhile', changedMeanwhileText)
    const { kind, sealed } = known
    const context = { hasKey: sealed !== '', allowsHttp: allowsHttp(services) }
    const errors = checkTarget({ kind, name, settings, key }, context)
    if (Object.keys(errors).length > 0) return refuse('fields-wrong', checkFieldsText, { errors })
    // One that is shut since can still be switched off.
    if (shut && settings.url !== known.settings.url) return refuseShut()
    const isOther =
      settings.listId !== known.settings.listId || settings.sheetName !== known.settings.sheetName
    const changed: FormTarget = {
      ...known,
      name,
      settings,
      isOn,
      sealed: needsKey(kind) && key !== '' ? sealSecret(key, services) : sealed,
      // What is set again is tried again.
      health: isOn ? freshHealth : known.health,
      columns: isOther ? [] : known.columns,
      updatedAtMs: services.clock(),
    }
    await tables.formTargets.save(changed)
    const summary = known.isOn === isOn ? 'Changed' : isOn ? 'Switched on' : 'Switched off'
    await note(tables, exchange, changed, summary)
    return reply({ target: presentTarget(changed) })
  })
}

/** Removes a target with the log of its deliveries. */
export async function deleteTarget(
  exchange: Exchange<typeof removeTargetCall>,
): Promise<AnswerTo<typeof removeTargetCall>> {
  const { params, store } = exchange
  return store.transaction(async (tables) => {
    const known = await tables.formTargets.lock(params.targetId)
    if (!known) return notFound()
    await tables.formTargets.remove(known.id)
    await note(tables, exchange, known, 'Removed')
    return reply({})
  })
}

/** Makes a new secret for signatures. */
export async function postTargetSecret(
  exchange: Exchange<typeof rotateTargetSecretCall>,
): Promise<AnswerTo<typeof rotateTargetSecretCall>> {
  const { params, store, services } = exchange
  return store.transaction(async (tables) => {
    const known = await tables.formTargets.lock(params.targetId)
    if (!known || !isSigned(known.kind)) return notFound()
    const secret = makeWebhookSecret()
    const changed: FormTarget = {
      ...known,
      sealed: sealSecret(secret, services),
      sealedBefore: known.sealed,
      beforeUntilMs: services.clock() + beforeKeptMs,
    }
    await tables.formTargets.save(changed)
    await note(tables, exchange, changed, 'Made a new secret for')
    return reply({ target: presentTarget(changed), secret })
  })
}

/** Says how long a form keeps what was sent. */
export async function putRetention(
  exchange: Exchange<typeof changeRetentionCall>,
): Promise<AnswerTo<typeof changeRetentionCall>> {
  const { params, body, store } = exchange
  const { keptDays } = body
  return store.transaction(async (tables) => {
    const form = await tables.forms.lock(params.formId)
    if (!form) return notFound()
    await tables.submissions.keepFor(form.id, keptDays)
    const name = formName(form.own ?? form.inBlock)
    const summary =
      keptDays === null
        ? `Submissions of ${name} are kept without end`
        : `Submissions of ${name} are kept for ${keptDays} days`
    await recordAuditEntry(tables, exchange, { subjectId: form.id, summary })
    return reply({ keptDays })
  })
}

const refuseShut = () =>
  refuse('fields-wrong', checkFieldsText, { errors: { 'settings.url': notAllowedText } })

const notFound = () => refuse('not-found', failureText.notFound)

const allowsHttp = ({ formTargetDesk }: Exchange['services']) => (formTargetDesk?.isOpened ?? null) !== null

type NoteContext = Pick<Exchange, 'account' | 'call' | 'services' | 'visitor'>

function note(
  tables: Pick<SiteTables, 'auditLog'>,
  exchange: NoteContext,
  { id, name }: FormTarget,
  summary: string,
): Promise<void> {
  return recordAuditEntry(tables, exchange, { subjectId: id, summary: `${summary} the form target ${name}` })
}
