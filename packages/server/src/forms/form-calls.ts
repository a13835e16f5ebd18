import type { ReplyOf } from '@vitrine/contract/call'
import type { changeFormCall, readFormCall, resetFormCall } from '@vitrine/contract/forms/form-calls'
import { usualCopyText } from '@vitrine/domain/forms/copies/sender-copy'
import { draftProblemText } from '@vitrine/domain/forms/drafts/check-form-draft'
import type { FormDraft } from '@vitrine/domain/forms/drafts/draft-fields'
import { asInBlock, draftOf, readFormDraft, withDraft } from '@vitrine/domain/forms/drafts/form-draft'
import { contentOf, type Form, formName, isSaidByBlock } from '@vitrine/domain/forms/form'
import { formActText } from '@vitrine/domain/forms/form-act-texts'
import { usualSubmitText, usualThanksText } from '@vitrine/domain/forms/form-texts'
import { changedMeanwhileText, checkFieldsText } from '@vitrine/domain/refusals/refusal-texts'
import { cleanHtml } from '@vitrine/site/html/clean-html'
import { sayIn } from '@vitrine/site/words/visitor-words'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../http/exchange.ts'
import { failureText } from '../http/reply/errors.ts'
import { type AnswerTo, type Reply, refuse, reply } from '../http/reply/reply.ts'
import { recordAuditEntry } from '../owners/record-audit-entry.ts'
import { versionOf } from '../website/settings-part.ts'
import { showPlaceOrPopup } from './places/form-places.ts'

/** Answers a form with its settings. */
export async function getForm({
  params,
  store,
}: Exchange<typeof readFormCall>): Promise<AnswerTo<typeof readFormCall>> {
  const form = await store.forms.find(params.formId)
  return form ? reply(await presentForm(form, store)) : refuse('not-found', failureText.notFound)
}

/** Takes a form over, unless somebody else changed it meanwhile. */
export async function putForm(
  exchange: Exchange<typeof changeFormCall>,
): Promise<AnswerTo<typeof changeFormCall>> {
  const { params, body, store, account, services } = exchange
  return store.transaction(async (tables) => {
    const form = await tables.forms.lock(params.formId)
    if (!form) return refuse('not-found', failureText.notFound)
    const known = draftOf(form)
    if (versionOf(known) !== body.version) return refuse('changed-meanwhile', changedMeanwhileText)
    const read = readFormDraft(body.value, { known, roles: account?.roles ?? [] })
    if (!read.ok) return refuse('fields-wrong', checkFieldsText, { errors: prefixed(read.errors) })
    const { joinsPlanId } = read.draft
    if (joinsPlanId !== known.joinsPlanId && !(await isPlan(tables, joinsPlanId)))
      return refuse('fields-wrong', checkFieldsText, {
        errors: prefixed({ joinsPlanId: draftProblemText.noSuchPlan }),
      })
    const changed = withDraft(form, cleanDraft(read.draft), services.clock())
    const summary = `Changed the form ${formName(contentOf(changed))}`
    return keep(exchange, tables, { form: changed, summary })
  })
}

/** Takes back what was written in the panel. */
export async function postFormReset(
  exchange: Exchange<typeof resetFormCall>,
): Promise<AnswerTo<typeof resetFormCall>> {
  const { params, body, store, services } = exchange
  return store.transaction(async (tables) => {
    const form = await tables.forms.lock(params.formId)
    if (!form) return refuse('not-found', failureText.notFound)
    if (versionOf(draftOf(form)) !== body.version) return refuse('changed-meanwhile', changedMeanwhileText)
    if (!isSaidByBlock(form)) return refuse('form-not-said', formActText['form-not-said'])
    const changed = asInBlock(form, services.clock())
    const summary = `Took the form ${formName(contentOf(changed))} back to what its block says`
    return keep(exchange, tables, { form: changed, summary })
  })
}

async function isPlan(
  { membershipPlans }: Pick<SiteTables, 'membershipPlans'>,
  id: string,
): Promise<boolean> {
  return id === '' || (await membershipPlans.find(id)) !== undefined
}

type StoredForm = ReplyOf<typeof readFormCall>

/** A draft whose formatted texts are clean. */
export function cleanDraft(draft: FormDraft): FormDraft {
  const { submissionHtml, disclaimerHtml } = draft
  return { ...draft, submissionHtml: cleanHtml(submissionHtml), disclaimerHtml: cleanHtml(disclaimerHtml) }
}

async function keep(
  exchange: Pick<Exchange, 'account' | 'call' | 'services' | 'visitor'>,
  tables: SiteTables,
  { form, summary }: { readonly form: Form; readonly summary: string },
): Promise<Reply<StoredForm>> {
  await tables.forms.save(form)
  await tables.site.raiseRevision()
  await recordAuditEntry(tables, exchange, { subjectId: form.id, summary })
  return reply(await presentForm(form, tables))
}

async function presentForm(
  form: Form,
  tables: Pick<SiteTables, 'collections' | 'items' | 'site'>,
): Promise<StoredForm> {
  const draft = draftOf(form)
  const { notices, language } = await tables.site.read()
  const say = sayIn(language)
  return {
    value: draft,
    version: versionOf(draft),
    place: await showPlaceOrPopup(form, tables, notices),
    isSaidByBlock: isSaidByBlock(form),
    isOwn: form.own !== null,
    usualTexts: {
      submitLabel: say(usualSubmitText),
      thanks: say(usualThanksText),
      copySubject: say(usualCopyText.subject),
      copyText: say(usualCopyText.opening),
    },
  }
}

/** Errors by path of the body, whose field `value` the draft is. */
function prefixed(errors: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(errors).map(([path, text]) => [`value.${path}`, text]))
}
