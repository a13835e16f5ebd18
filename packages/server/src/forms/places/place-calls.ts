import type { placeFormCall, unplaceFormCall } from '@vitrine/contract/forms/form-list-calls'
import { withFormBlock, withoutFormBlocks } from '@vitrine/domain/forms/drafts/place-in-layout'
import { contentOf, emptyFormContent, type Form, formName } from '@vitrine/domain/forms/form'
import { formActText } from '@vitrine/domain/forms/form-act-texts'
import { checkFieldsText } from '@vitrine/domain/refusals/refusal-texts'
import { showsBlocks } from '@vitrine/site/route/template-pages'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../../http/exchange.ts'
import { failureText } from '../../http/reply/errors.ts'
import { type AnswerTo, type Refusal, refuse, reply } from '../../http/reply/reply.ts'
import { recordAuditEntry } from '../../owners/record-audit-entry.ts'
import { themeOf } from '../../website/pages/theme-of.ts'
import { saveLayout } from '../../website/save-layout.ts'
import { showPlace } from './form-places.ts'

/** Puts a form on a page. */
export async function putFormPlace(
  exchange: Exchange<typeof placeFormCall>,
): Promise<AnswerTo<typeof placeFormCall>> {
  const { params, body, store, services } = exchange
  const theme = await themeOf(exchange)
  return store.transaction(async (tables) => {
    const form = await tables.forms.lock(params.formId)
    const page = await tables.collections.find(body.collectionId)
    if (!form || !page || page.trashedAtMs !== null || !showsBlocks(page, theme))
      return refuse('not-found', failureText.notFound)
    if ((await showPlace(form, tables)) !== null)
      return refuse('form-placed-already', formActText['form-placed-already'])
    const owner = { kind: 'collection', id: page.id } as const
    // Who saves its blocks waits.
    await tables.site.lock()
    const known = await tables.layouts.find(owner)
    const newBlockId = () => services.newId()
    const input = withFormBlock(known?.layout, {
      formId: form.id,
      opensInLightbox: body.opensInLightbox ?? false,
      openLabel: body.openLabel ?? '',
      newBlockId,
    })
    const saved = await saveLayout(tables, owner, { input, known, ...changeBy(exchange) })
    if (!saved.ok) return refuse('fields-wrong', Object.values(saved.errors)[0] ?? checkFieldsText)
    const summary = `Put the form ${formName(contentOf(form))} on the page ${page.title}`
    await recordAuditEntry(tables, exchange, { subjectId: form.id, summary })
    return reply({})
  })
}

/** Takes a form off the page that it stands on. */
export async function deleteFormPlace(
  exchange: Exchange<typeof unplaceFormCall>,
): Promise<AnswerTo<typeof unplaceFormCall>> {
  const { params, store } = exchange
  return store.transaction(async (tables) => {
    const form = await tables.forms.lock(params.formId)
    if (!form) return refuse('not-found', failureText.notFound)
    const refusal = await clearPlace(exchange, tables, form)
    if (refusal) return refusal
    const summary = `Took the form ${formName(contentOf(form))} off its page`
    await recordAuditEntry(tables, exchange, { subjectId: form.id, summary })
    return reply({})
  })
}

type ChangeContext = Pick<Exchange, 'account' | 'services'>

/** Takes it off, or says why the blocks that stay cannot be kept. */
async function clearPlace(changing: ChangeContext, tables: SiteTables, form: Form): Promise<Refusal | null> {
  const { place } = form
  if (!place) return null
  await tables.site.lock()
  const owner = { kind: place.kind, id: place.id }
  const known = await tables.layouts.find(owner)
  if (known) {
    const input = withoutFormBlocks(known.layout, { layoutId: place.id, formId: form.id })
    const saved = await saveLayout(tables, owner, { input, known, ...changeBy(changing) })
    if (!saved.ok) return refuse('fields-wrong', Object.values(saved.errors)[0] ?? checkFieldsText)
  }
  // No block says it any more: what it said is the form's own from now on.
  await tables.forms.save({ ...form, place: null, own: contentOf(form), inBlock: emptyFormContent })
  return null
}

/** Blocks of code stay as they are, whoever puts a form beside them. */
function changeBy({ services }: ChangeContext) {
  return { mayWriteCode: true, nowMs: services.clock() }
}
