import type {
  saveSubmissionCall,
  submissionKeyCall,
  templateSchemaCall,
  validateFormCall,
} from '@vitrine/contract/forms/calls'
import { checkValues } from '@vitrine/domain/forms/check-values'
import { shownFields } from '@vitrine/domain/forms/conditions/shown-fields'
import { formLimits } from '@vitrine/domain/forms/form-limits'
import type { SubmissionPage } from '@vitrine/domain/forms/inbox/submission'
import { parseValues, shapeValues } from '@vitrine/domain/forms/parse-values'
import { formSchema } from '@vitrine/domain/forms/template-schema'
import { currencySign } from '@vitrine/domain/money/format-money'
import type { Exchange } from '../http/exchange.ts'
import { failureText } from '../http/reply/errors.ts'
import { type AnswerTo, type Refusal, refuse, reply } from '../http/reply/reply.ts'
import { findForm } from './find-form.ts'
import { makeKey } from './submission-key.ts'
import { type NotTaken, notTakenText, takeSubmission } from './take-submission.ts'

/** Answers a key to one submission. */
export async function postSubmissionKey({
  body,
  site,
  services,
  visitor,
}: Exchange<typeof submissionKeyCall>): Promise<AnswerTo<typeof submissionKeyCall>> {
  const session = visitor.key()
  if (session === null) return refused({ problem: 'form-foreign', errors: {} })
  const owner = { websiteId: site.id, session, formId: body.formId ?? '' }
  const context = { secret: services.secret, nowMs: services.clock(), nonce: services.newToken(12) }
  return reply({ key: makeKey(owner, context) })
}

/** Takes a form that a script sent. */
export async function postSubmission(
  exchange: Exchange<typeof saveSubmissionCall>,
): Promise<AnswerTo<typeof saveSubmissionCall>> {
  const { body } = exchange
  const open = await findForm(exchange, body.formId ?? '')
  if (!open) return refused({ problem: 'form-unknown', errors: {} })
  const parsed = parseValues(open.content.fields, textOf(body.form))
  if (!parsed.ok) return refused({ problem: parsed.problem, errors: {} })
  const notTaken = await takeSubmission(
    {
      open,
      values: parsed.values,
      captchaKey: body.captchaKey ?? '',
      key: body.key ?? '',
      page: pageOf(body),
      isByMachine: (body.website ?? '') !== '',
      draft: body.draft ?? '',
    },
    exchange,
  )
  return notTaken === null ? reply({}) : refused(notTaken)
}

/** Says what is wrong with the values of a form. */
export async function postValidation(
  exchange: Exchange<typeof validateFormCall>,
): Promise<AnswerTo<typeof validateFormCall>> {
  const { params, query, body } = exchange
  const open = await findForm(exchange, params.formId)
  if (!open) return refused({ problem: 'form-unknown', errors: {} })
  const shaped = shapeValues(open.content.fields, body)
  if (!shaped.ok) return refused({ problem: shaped.problem, errors: {} })
  const asked = shownFields(open.content.fields, shaped.values)
  const only = query.only?.split(',')
  const errors = checkValues(only ? asked.filter(({ id }) => only.includes(id)) : asked, shaped.values)
  return Object.keys(errors).length === 0 ? reply({}) : refused({ problem: 'form-invalid', errors })
}

/** Answers the types of fields that forms have. */
export async function getTemplateSchema({
  query,
  site,
}: Exchange<typeof templateSchemaCall>): Promise<AnswerTo<typeof templateSchemaCall>> {
  if (query.type !== 'form') return refuse('not-found', failureText.notFound)
  return reply(formSchema(currencySign(site.store.currency, site.language)))
}

/** Refuses with the words where clients of forms look for them. */
function refused(notTaken: NotTaken): Refusal {
  const { problem, errors } = notTaken
  const error = notTakenText(notTaken)
  return refuse(problem, error, Object.keys(errors).length > 0 ? { error, errors } : { error })
}

/** The JSON text of values; '' for what is none, or longer than any form is. */
function textOf(form: unknown): string {
  return typeof form === 'string' && form.length <= formLimits.sent ? form : ''
}

interface ToldPage {
  readonly pageTitle?: string | undefined
  readonly pageId?: string | undefined
  readonly contentSource?: string | undefined
  readonly pagePath?: string | undefined
  readonly pagePermissionTypeValue?: number | null | undefined
}

function pageOf(told: ToldPage): SubmissionPage {
  return {
    title: told.pageTitle ?? '',
    id: told.pageId ?? '',
    source: told.contentSource ?? '',
    path: told.pagePath ?? '',
    permission: told.pagePermissionTypeValue ?? null,
  }
}
