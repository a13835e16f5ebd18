import { type CaptchaProblem, captchaProblemText } from '@vitrine/domain/captcha/captcha-problems'
import { checkValues } from '@vitrine/domain/forms/check-values'
import { shownFields, valuesOf } from '@vitrine/domain/forms/conditions/shown-fields'
import type { FormValues } from '@vitrine/domain/forms/field-value'
import { formName } from '@vitrine/domain/forms/form'
import type { FormField } from '@vitrine/domain/forms/form-field'
import { formLimits } from '@vitrine/domain/forms/form-limits'
import { type FormProblem, formProblemText } from '@vitrine/domain/forms/form-texts'
import { isSpamScore, scoreSpam } from '@vitrine/domain/forms/inbox/spam-score'
import {
  answeredFields,
  replyAddress,
  type Submission,
  type SubmissionPage,
} from '@vitrine/domain/forms/inbox/submission'
import { ownChoices } from '@vitrine/domain/forms/own-choices'
import { languageToKeep } from '@vitrine/domain/website/languages/site-language'
import { followPlaces } from '@vitrine/store/forms/follow-places'
import { rollBack } from '@vitrine/store/roll-back'
import type { SiteTables } from '@vitrine/store/store'
import { checkCaptcha } from '../captcha/check-captcha.ts'
import { proofAgeMs } from '../captcha/prove-work.ts'
import type { Exchange } from '../http/exchange.ts'
import { inviteByForm } from '../members/joining/invite-by-form.ts'
import { signUpFor } from '../newsletter/sign-up-for.ts'
import { enqueueCopy } from './copies/enqueue-copy.ts'
import { enqueueFormMail } from './enqueue-form-mail.ts'
import { printFiles } from './files/print-files.ts'
import { findSentFiles, withFiles } from './files/sent-files.ts'
import type { OpenForm } from './find-form.ts'
import { markPosted } from './mark-posted.ts'
import { draftHash } from './resume/kept-draft.ts'
import { hashedKey, judgeKey, markSent } from './submission-key.ts'
import { enqueueDeliveries } from './targets/enqueue-deliveries.ts'

/** What a visitor sends: values in their shapes, and what goes along with them. */
export interface SentForm {
  readonly open: OpenForm
  readonly values: FormValues
  readonly captchaKey: string
  /** Null: a plain HTML form, which browsers send from our own pages alone. */
  readonly key: string | null
  readonly page: SubmissionPage
  /** Whether something filled in the field that people do not see. */
  readonly isByMachine: boolean
  /** The token of what was saved of it before, which is not kept any longer; '' for none. */
  readonly draft: string
  /** What was wrong with files that came along, by field id. */
  readonly fileErrors?: Readonly<Record<string, string>>
}

/** Why it was not taken, with words for fields where there are some. */
export interface NotTaken {
  readonly problem: FormProblem | CaptchaProblem
  readonly errors: Readonly<Record<string, string>>
}

/** What a visitor reads about it. */
export function notTakenText({ problem }: NotTaken): string {
  return problem in formProblemText
    ? formProblemText[problem as FormProblem]
    : captchaProblemText[problem as CaptchaProblem]
}

/**
 * Stores a submission with the mail that tells of it and its deliveries to targets, all or nothing; null when that is done. A key is used up by what is stored, so that
 * nothing is stored twice; who sends the same with it again did not read the answer, and reads it now.
 */
export async function takeSubmission(sent: SentForm, exchange: Exchange): Promise<NotTaken | null> {
  const { open, key } = sent
  const { services, site, store } = exchange
  const nowMs = services.clock()
  const keyProblem = key === null ? null : judgeSentKey(key, sent, exchange)
  if (keyProblem !== null) return { problem: keyProblem, errors: {} }
  const asked = shownFields(open.content.fields, sent.values)
  // What its conditions leave out is not asked for, and not kept, whoever sent it.
  const values = valuesOf(asked, sent.values)
  const errors = { ...checkValues(asked, values), ...fileErrorsOf(asked, sent) }
  if (Object.keys(errors).length > 0) return { problem: 'form-invalid', errors }
  if (await comesTooOften(exchange, nowMs)) return { problem: 'form-too-often', errors: {} }
  if (open.form.settings.asksForCaptcha) {
    const unproved = await checkCaptcha('forms', sent.captchaKey, exchange)
    if (unproved !== null) return { problem: unproved, errors: {} }
  }
  const built = buildSubmission({ ...sent, values }, { asked, site, id: services.newId(), nowMs })
  const mailId = services.newId()
  // Who signs up a second time is asked no second time, and may have left in between.
  const isGuarded = key === null && !open.signUp
  const prints = isGuarded ? await printFiles(exchange, open, values) : []
  return store.transaction<NotTaken | null>(async (tables) => {
    // By what was posted: the files of who presses twice are kept by then, and wait no more.
    if (isGuarded && (await markPosted(tables, { submission: built }, exchange)) === 'again') return null
    if (key !== null && !(await tables.submissions.useKey(hashedKey(key), nowMs)))
      return (await markSent(tables, { ...built, key }, nowMs))
        ? rollBack({ problem: 'form-key-wrong', errors: {} })
        : null
    if (key !== null) await markSent(tables, { ...built, key }, nowMs)
    const session = exchange.visitor.key()
    const named = { formId: open.form.id, fields: asked, values, session, nowMs }
    const found = await findSentFiles(tables.formFiles, named)
    if (!found.ok) return rollBack({ problem: 'form-invalid', errors: found.errors })
    const submission = withFiles(built, found.files)
    // Files that come along with a post have other tokens each time: those are known by what is in them.
    const hasFiles = found.files.length > 0
    if (isGuarded && hasFiles && (await markPosted(tables, { submission, prints }, exchange)) === 'again')
      return null
    if (open.signUp) {
      if (!submission.isSpam) await signUpFor(tables, { signUp: open.signUp, submission }, exchange)
      return null
    }
    if (!submission.isSpam && !(await holdPlace(tables, open.form)))
      return rollBack({ problem: 'form-full', errors: {} })
    await tables.submissions.insert(submission)
    if (!submission.isSpam) await followPlaces(tables, submission.formId, 1)
    if (sent.draft !== '') await tables.formDrafts.remove(draftHash(sent.draft))
    for (const { id } of found.files) await tables.formFiles.keep(id, submission.id)
    if (open.form.settings.notifies && !submission.isSpam)
      await enqueueFormMail(tables, { id: mailId, submissionId: submission.id, nowMs })
    if (open.form.settings.copiesSender && !submission.isSpam) await enqueueCopy(tables, submission, exchange)
    const { joinsPlanId: planId = '' } = open.form.settings
    if (planId !== '' && !submission.isSpam)
      await inviteByForm(tables, submission, { planId, services, site })
    await enqueueDeliveries(tables, submission, { newId: services.newId, nowMs })
    return null
  })
}

/** Whether a form that has a limit has a place, which nobody else takes meanwhile. */
async function holdPlace(tables: SiteTables, { id, settings }: OpenForm['form']): Promise<boolean> {
  const { mostSubmissions = 0 } = settings
  if (mostSubmissions === 0) return true
  await tables.forms.lock(id)
  return (await tables.submissions.countTaken(id)) < mostSubmissions
}

/** What was wrong with files of fields that are asked for. */
function fileErrorsOf(asked: readonly FormField[], { fileErrors = {} }: SentForm) {
  return Object.fromEntries(Object.entries(fileErrors).filter(([id]) => asked.some((each) => each.id === id)))
}

function judgeSentKey(
  key: string,
  { open }: SentForm,
  { site, services, visitor }: Exchange,
): FormProblem | null {
  const session = visitor.key()
  if (key === '') return 'form-key-wrong'
  if (session === null) return 'form-foreign'
  const owner = { websiteId: site.id, session, formId: open.form.id }
  const verdict = judgeKey(key, owner, { secret: services.secret, nowMs: services.clock() })
  if (verdict === 'foreign') return 'form-foreign'
  return verdict === 'expired' ? 'form-key-wrong' : null
}

async function comesTooOften({ store, visitor }: Exchange, nowMs: number): Promise<boolean> {
  const taken = await store.rateLimits.take(`form:${visitor.address}`, { ...formLimits.submissions, nowMs })
  return !taken.allowed
}

interface BuildContext extends Pick<Exchange, 'site'> {
  readonly asked: readonly FormField[]
  readonly id: string
  readonly nowMs: number
}

function buildSubmission(
  { open, values, page, isByMachine, captchaKey }: SentForm,
  { asked, site, id, nowMs }: BuildContext,
): Submission {
  const spam = scoreSpam({ fields: asked, values, isByMachine, usedForMs: proofAgeMs(captchaKey, nowMs) })
  const isSpam = isSpamScore(spam)
  const fields = answeredFields(asked)
  const own = ownChoices(asked, values)
  return {
    id,
    formId: open.form.id,
    formName: formName(open.content),
    fields,
    values,
    ...(Object.keys(own).length > 0 && { ownChoices: own }),
    page,
    email: replyAddress(fields, values),
    ...languageToKeep(site),
    createdAtMs: nowMs,
    isRead: false,
    isStarred: false,
    isSpam,
    ...(spam.score > 0 && { spam }),
    ...(isSpam && { isHeldBack: true }),
  }
}
