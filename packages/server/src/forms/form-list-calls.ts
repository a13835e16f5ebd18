import type {
  createFormCall,
  duplicateFormCall,
  listFormsCall,
  removeFormCall,
  renameFormCall,
} from '@vitrine/contract/forms/form-list-calls'
import { buyersFormOf, isAskedWhole } from '@vitrine/domain/forms/buyers/buyers-form'
import { draftOf, newForm, withDraft } from '@vitrine/domain/forms/drafts/form-draft'
import { starterForm } from '@vitrine/domain/forms/drafts/starter-form'
import {
  contentOf,
  type Form,
  type FormContent,
  type FormSettings,
  formName,
  usualFormSettings,
} from '@vitrine/domain/forms/form'
import { formActText } from '@vitrine/domain/forms/form-act-texts'
import { formLimits } from '@vitrine/domain/forms/form-limits'
import { checkFieldsText } from '@vitrine/domain/refusals/refusal-texts'
import { areasOf } from '@vitrine/site/templates/areas-of-template'
import { sayIn } from '@vitrine/site/words/visitor-words'
import type { Exchange } from '../http/exchange.ts'
import { failureText } from '../http/reply/errors.ts'
import { type AnswerTo, type Refusal, type Reply, refuse, reply } from '../http/reply/reply.ts'
import { recordAuditEntry } from '../owners/record-audit-entry.ts'
import { themeOf } from '../website/pages/theme-of.ts'
import { wordsOf } from '../words/panel-words.ts'
import { showPlaceOrPopup } from './places/form-places.ts'

/** Answers all forms by name. */
export async function getForms(
  exchange: Exchange<typeof listFormsCall>,
): Promise<AnswerTo<typeof listFormsCall>> {
  const { site, store } = exchange
  const [forms, tallies] = [await store.forms.list(), await store.submissions.tallyByForm()]
  const isOfAreas = forms.some(({ place }) => place?.kind === 'field')
  const hasArea = isOfAreas ? areasOf((await themeOf(exchange)).folder) : () => true
  const rows = await Promise.all(
    forms.map(async (form) => {
      const tally = tallies.get(form.id)
      return {
        id: form.id,
        name: formName(contentOf(form)),
        place: await showPlaceOrPopup(form, store, site.notices),
        isShown: form.place?.kind !== 'field' || hasArea(form.place.id),
        fields: contentOf(form).fields.length,
        isForBuyers: buyersFormOf(form) !== null && isAskedWhole(form),
        submissions: tally?.total ?? 0,
        unread: tally?.unread ?? 0,
        lastSentAtMs: tally?.lastAtMs ?? null,
      }
    }),
  )
  return reply({ forms: rows.toSorted((one, other) => one.name.localeCompare(other.name)) })
}

/** Makes a form. */
export async function postForm(
  exchange: Exchange<typeof createFormCall>,
): Promise<AnswerTo<typeof createFormCall>> {
  const name = exchange.body.name.trim()
  if (name === '') return refuseNameless()
  return keepNew(exchange, {
    content: starterForm(name, sayIn(exchange.site.language)),
    settings: usualFormSettings,
  })
}

/** Makes another form like one. */
export async function postFormCopy(
  exchange: Exchange<typeof duplicateFormCall>,
): Promise<AnswerTo<typeof duplicateFormCall>> {
  const { params, store, account } = exchange
  const form = await store.forms.find(params.formId)
  if (!form) return refuse('not-found', failureText.notFound)
  const content = contentOf(form)
  const isAdministrator = account?.roles.includes('admin') ?? false
  const name = wordsOf(exchange)
    .say('{title} (copy)', { title: formName(content) })
    .slice(0, 500)
  const settings = isAdministrator ? form.settings : { ...form.settings, postSubmitHtml: '' }
  return keepNew(exchange, { content: { ...content, name }, settings })
}

/** Gives a form another name. */
export async function putFormName(
  exchange: Exchange<typeof renameFormCall>,
): Promise<AnswerTo<typeof renameFormCall>> {
  const { params, body, store, services } = exchange
  const name = body.name.trim()
  if (name === '') return refuseNameless()
  return store.transaction(async (tables) => {
    const form = await tables.forms.lock(params.formId)
    if (!form) return refuse('not-found', failureText.notFound)
    const summary = `Renamed the form ${formName(contentOf(form))} to ${name}`
    await tables.forms.save(withDraft(form, { ...draftOf(form), name }, services.clock()))
    await tables.site.raiseRevision()
    await recordAuditEntry(tables, exchange, { subjectId: form.id, summary })
    return reply({})
  })
}

/** Removes a form that stands nowhere; what was sent by it stays. */
export async function deleteForm(
  exchange: Exchange<typeof removeFormCall>,
): Promise<AnswerTo<typeof removeFormCall>> {
  const { params, store } = exchange
  return store.transaction(async (tables) => {
    const form = await tables.forms.lock(params.formId)
    if (!form) return refuse('not-found', failureText.notFound)
    const { notices } = await tables.site.read()
    if ((await showPlaceOrPopup(form, tables, notices)) !== null)
      return refuse('form-placed', formActText['form-placed'])
    const { checkoutFormId } = (await tables.site.read()).store
    if (checkoutFormId === form.id || (await tables.products.usesForm(form.id)))
      return refuse('form-asked', formActText['form-asked'])
    await tables.forms.remove(form.id)
    const summary = `Removed the form ${formName(contentOf(form))}`
    await recordAuditEntry(tables, exchange, { subjectId: form.id, summary })
    return reply({})
  })
}

interface FormParts {
  readonly content: FormContent
  readonly settings: FormSettings
}

async function keepNew(
  exchange: Pick<Exchange, 'store' | 'services' | 'account' | 'call' | 'visitor'>,
  parts: FormParts,
): Promise<Reply<{ formId: string }> | Refusal> {
  const { store, services } = exchange
  const form: Form = newForm(services.newId(), { ...parts, nowMs: services.clock() })
  return store.transaction(async (tables) => {
    if ((await tables.forms.list()).length >= formLimits.forms)
      return refuse('too-many-forms', formActText['too-many-forms'])
    await tables.forms.save(form)
    await recordAuditEntry(tables, exchange, {
      subjectId: form.id,
      summary: `Made the form ${parts.content.name}`,
    })
    return reply({ formId: form.id })
  })
}

function refuseNameless(): Refusal {
  return refuse('fields-wrong', checkFieldsText, { errors: { name: 'Give the form a name.' } })
}
