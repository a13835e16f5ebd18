import type { resumeFormCall, saveDraftCall, savedFormPageCall } from '@vitrine/contract/forms/draft-calls'
import type { CaptchaProblem } from '@vitrine/domain/captcha/captcha-problems'
import { asksForCaptcha } from '@vitrine/domain/captcha/captcha-settings'
import { usualFormTitle } from '@vitrine/domain/forms/form'
import { formProblemText } from '@vitrine/domain/forms/form-texts'
import type { SubmissionPage } from '@vitrine/domain/forms/inbox/submission'
import { parseValues } from '@vitrine/domain/forms/parse-values'
import { plainFormNames as names } from '@vitrine/domain/forms/plain-form-names'
import { readValues } from '@vitrine/domain/forms/read-values'
import { type DraftProblem, draftProblemText, draftText } from '@vitrine/domain/forms/resume/draft-texts'
import { fittingValues } from '@vitrine/domain/forms/resume/draft-values'
import { savedHtml } from '@vitrine/site/forms/saved-html'
import { sayIn, visitorWords } from '@vitrine/site/words/visitor-words'
import type { Exchange } from '../../http/exchange.ts'
import { type AnswerTo, type PageAnswer, redirect, refuse, reply } from '../../http/reply/reply.ts'
import { sendsMail } from '../../services/mailer.ts'
import { findForm, type OpenForm } from '../find-form.ts'
import { plainPageOf, shownFormPage, systemFormPage } from '../plain-form-page.ts'
import { draftUrl, isDraftToken } from './draft-token.ts'
import { draftRefusalText, keepDraft } from './keep-draft.ts'
import { type DraftContents, draftHash, openDraft } from './kept-draft.ts'

/** Keeps what a script sends, and answers the link. */
export async function postDraft(
  exchange: Exchange<typeof saveDraftCall>,
): Promise<AnswerTo<typeof saveDraftCall>> {
  const { body, services } = exchange
  const open = await findForm(exchange, body.formId ?? '')
  if (!open || (body.website ?? '') !== '') return refuse('form-unknown', formProblemText['form-unknown'])
  const parsed = body.form === undefined ? null : parseValues(open.content.fields, body.form)
  if (parsed && !parsed.ok) return refuse(parsed.problem, formProblemText[parsed.problem])
  const kept = await keepDraft(
    {
      open,
      values: parsed === null ? null : parsed.values,
      stepId: body.stepId ?? '',
      page: toldPage(body),
      token: body.token ?? '',
      email: (body.email ?? '').trim(),
      captchaKey: body.captchaKey ?? '',
    },
    exchange,
  )
  if (!kept.ok) return refuse(kept.problem, draftRefusalText(kept.problem))
  return reply({
    token: kept.token,
    link: draftUrl(exchange, { formId: open.form.id, token: kept.token }),
    sendsMail: sendsMail(services),
  })
}

/** Keeps what a plain form sends, and answers a page with the link; that page's own form mails it. */
export async function postPlainDraft(exchange: Exchange<typeof saveDraftCall>): Promise<PageAnswer> {
  const { form } = exchange
  const open = await findForm(exchange, form[names.formId] ?? '')
  if (!open || (form[names.decoy] ?? '') !== '')
    return refuse('form-unknown', formProblemText['form-unknown'])
  const isOfLink = form[names.draftOnly] === '1'
  const values = isOfLink ? null : readValues(open.content.fields, (name) => form[name] ?? null)
  const email = (form[names.draftMail] ?? '').trim()
  const kept = await keepDraft(
    {
      open,
      values,
      stepId: '',
      page: plainPageOf(exchange),
      token: form[names.draft] ?? '',
      email,
      captchaKey: form[names.captchaKey] ?? '',
    },
    exchange,
  )
  if (kept.ok) {
    const saved = new URLSearchParams({
      form: open.form.id,
      token: kept.token,
      ...(email && { mailed: '1' }),
    })
    return redirect(`/api/form/saved?${saved}`)
  }
  // Where nothing is kept, there is no link to show.
  if (!isOfLink) return refuse(kept.problem, draftRefusalText(kept.problem))
  return savedPage(exchange, { open, token: form[names.draft] ?? '', problem: kept.problem })
}

/** Shows the link to what was saved, and a form that mails it. */
export async function getSavedForm(exchange: Exchange<typeof savedFormPageCall>): Promise<PageAnswer> {
  const { query } = exchange
  const open = await findForm(exchange, query.form ?? '')
  const found = open && (await findDraft(exchange, { formId: open.form.id, token: query.token ?? '' }))
  if (!found) return gone(exchange)
  const said = query.mailed === '1' && sendsMail(exchange.services) ? draftText.mailed : ''
  return savedPage(exchange, { open, token: query.token ?? '', said })
}

interface SavedPage {
  readonly open: OpenForm
  readonly token: string
  readonly said?: string
  /** Why the link was not mailed. */
  readonly problem?: DraftProblem | CaptchaProblem
}

function savedPage(
  exchange: Pick<Exchange, 'view' | 'origin' | 'call' | 'site' | 'services'>,
  { open, token, said = '', problem }: SavedPage,
): Promise<PageAnswer> {
  const { site, services } = exchange
  // What is said has its values already.
  const { sayComposed: say } = visitorWords(site.language)
  const mainContent = savedHtml({
    say,
    formId: open.form.id,
    token,
    link: draftUrl(exchange, { formId: open.form.id, token }),
    // A captcha needs a script.
    isMailed:
      sendsMail(services) && !(open.form.settings.asksForCaptcha && asksForCaptcha(site.captcha, 'forms')),
    said: say(problem === undefined ? said : draftRefusalText(problem)),
    isWrong: problem !== undefined,
  }).text
  return systemFormPage(exchange, {
    title: say(draftText.saved),
    mainContent,
    ...(problem && { refused: problem }),
  })
}

/** Shows a form with what was saved of it; fields that are gone, or offer something else now, are empty. */
export async function getResumedForm(exchange: Exchange<typeof resumeFormCall>): Promise<PageAnswer> {
  const { query } = exchange
  const { form: formId = '', token = '' } = query
  const open = await findForm(exchange, formId)
  const draft = open && (await findDraft(exchange, { formId, token }))
  if (!draft || !open.form.settings.allowsResume) return gone(exchange)
  const values = fittingValues(open.content.fields, draft.values)
  return shownFormPage(exchange, {
    open,
    page: draft.page,
    filling: { values, errors: {}, message: '' },
    resumed: { token, stepId: draft.stepId },
  })
}

async function findDraft(
  { store, services: { secret }, site }: Pick<Exchange, 'store' | 'services' | 'site'>,
  { formId, token }: { readonly formId: string; readonly token: string },
): Promise<DraftContents | null> {
  if (!isDraftToken(token, { secret, websiteId: site.id, formId })) return null
  const record = await store.formDrafts.find(draftHash(token))
  return record?.formId === formId ? openDraft(record.sealed, token, secret) : null
}

function gone(exchange: Pick<Exchange, 'view' | 'origin' | 'call' | 'site'>): Promise<PageAnswer> {
  const problem: DraftProblem = 'draft-gone'
  const say = sayIn(exchange.site.language)
  return systemFormPage(exchange, {
    title: say(usualFormTitle),
    mainContent: `<div class="form-sent-page"><p>${say(draftProblemText[problem])}</p></div>`,
    refused: problem,
  })
}

interface ToldPage {
  readonly pageTitle?: string | undefined
  readonly pageId?: string | undefined
  readonly contentSource?: string | undefined
  readonly pagePath?: string | undefined
}

function toldPage({ pageTitle, pageId, contentSource, pagePath }: ToldPage): SubmissionPage {
  return {
    title: pageTitle ?? '',
    id: pageId ?? '',
    source: contentSource ?? '',
    path: pagePath ?? '',
    permission: null,
  }
}
