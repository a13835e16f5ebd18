import { type CaptchaProblem, captchaProblemText } from '@vitrine/domain/captcha/captcha-problems'
import { isEmail } from '@vitrine/domain/contact/email-address'
import type { FormValues } from '@vitrine/domain/forms/field-value'
import { answeredFields, replyAddress, type SubmissionPage } from '@vitrine/domain/forms/inbox/submission'
import { draftLimits } from '@vitrine/domain/forms/resume/draft-limits'
import { type DraftProblem, draftProblemText } from '@vitrine/domain/forms/resume/draft-texts'
import { draftValues } from '@vitrine/domain/forms/resume/draft-values'
import { languageToKeep } from '@vitrine/domain/website/languages/site-language'
import type { FormDraftRecord } from '@vitrine/store/forms/draft-rows'
import { checkCaptcha } from '../../captcha/check-captcha.ts'
import type { Exchange } from '../../http/exchange.ts'
import { personKey } from '../../services/person-key.ts'
import type { OpenForm } from '../find-form.ts'
import { isDraftToken, makeDraftToken } from './draft-token.ts'
import { enqueueDraftMail } from './enqueue-draft-mail.ts'
import { draftHash, sealDraft } from './kept-draft.ts'

/** What a visitor wants kept. */
export interface DraftRequest {
  readonly open: OpenForm
  /** Null: what was kept before stays, and its link is to be mailed. */
  readonly values: FormValues | null
  readonly stepId: string
  readonly page: SubmissionPage
  /** Of what was kept before; '' begins a new draft. */
  readonly token: string
  /** Whom the link is mailed to; '' for nobody. */
  readonly email: string
  readonly captchaKey: string
}

/** A draft by its token, or why it is not kept. */
export type DraftOutcome =
  | { readonly ok: true; readonly token: string }
  | { readonly ok: false; readonly problem: DraftProblem | CaptchaProblem }

/** What a visitor reads about it. */
export function draftRefusalText(problem: DraftProblem | CaptchaProblem): string {
  return problem in draftProblemText
    ? draftProblemText[problem as DraftProblem]
    : captchaProblemText[problem as CaptchaProblem]
}

/** Keeps what was filled in so far, and mails its link where they ask for that; both or neither. */
export async function keepDraft(request: DraftRequest, exchange: Exchange): Promise<DraftOutcome> {
  const { open, email } = request
  const { store, services, site } = exchange
  const formId = open.form.id
  const nowMs = services.clock()
  const signing = { secret: services.secret, websiteId: site.id, formId }
  if (open.signUp || !open.form.settings.allowsResume) return { ok: false, problem: 'draft-not-offered' }
  if (email !== '' && !isEmail(email)) return { ok: false, problem: 'draft-address-wrong' }
  const known = isDraftToken(request.token, signing)
    ? await store.formDrafts.find(draftHash(request.token))
    : undefined
  if (request.values === null && !known) return { ok: false, problem: 'draft-gone' }
  const limited = await limitOf(request, exchange, nowMs)
  if (limited !== null) return { ok: false, problem: limited }

  const token = known ? request.token : makeDraftToken(services.newToken(32), signing)
  const record = recordOf(request, { known, token, nowMs }, exchange)
  return store.transaction(async (tables) => {
    if (!known && (await tables.formDrafts.count(formId)) >= draftLimits.ofForm)
      return { ok: false, problem: 'draft-too-many' }
    await tables.formDrafts.save(record)
    if (email !== '')
      await enqueueDraftMail(tables, { formId, token, email, ...languageToKeep(site) }, services)
    return { ok: true, token }
  })
}

interface DraftMoment {
  readonly known: FormDraftRecord | undefined
  readonly token: string
  readonly nowMs: number
}

function recordOf(
  { open, values, stepId, page, email }: DraftRequest,
  { known, token, nowMs }: DraftMoment,
  { services, site }: Exchange,
): FormDraftRecord {
  const { secret } = services
  const keyOf = (address: string) => personKey(address, { websiteId: site.id, secret })
  const mailedKey = email === '' ? (known?.mailedKey ?? '') : keyOf(email)
  const shared = { tokenHash: draftHash(token), formId: open.form.id, mailedKey, savedAtMs: nowMs }
  if (values === null)
    return { ...shared, sealed: known?.sealed ?? '', answeredKey: known?.answeredKey ?? '' }
  const kept = draftValues(open.content.fields, values)
  return {
    ...shared,
    sealed: sealDraft({ values: kept, page, stepId }, token, secret),
    answeredKey: keyOf(replyAddress(answeredFields(open.content.fields), kept)),
  }
}

/** Who asks too often, for themselves or for others. A mail asks for the captcha of the form, too: it goes where a stranger says. */
async function limitOf(
  { open, email, captchaKey }: DraftRequest,
  exchange: Exchange,
  nowMs: number,
): Promise<DraftProblem | CaptchaProblem | null> {
  const { store, services, visitor, site } = exchange
  if (email !== '' && open.form.settings.asksForCaptcha) {
    const unproved = await checkCaptcha('forms', captchaKey, exchange)
    if (unproved !== null) return unproved
  }
  const to = personKey(email, { websiteId: site.id, secret: services.secret })
  const counted = [
    [`draft:${visitor.address}`, draftLimits.saves],
    ...(email === ''
      ? []
      : ([
          [`draft-mail:${visitor.address}`, draftLimits.mails],
          [`draft-mail-by:${visitor.key() ?? visitor.address}`, draftLimits.mails],
          [`draft-mail-to:${to}`, draftLimits.mailsTo],
          ['draft-mails', draftLimits.mailsOfSite],
        ] as const)),
  ] as const
  for (const [name, limit] of counted)
    if (!(await store.rateLimits.take(name, { ...limit, nowMs })).allowed) return 'draft-too-often'
  return null
}
