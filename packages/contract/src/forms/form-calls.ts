import { type ConditionTest, conditionTests } from '@vitrine/domain/content/blocks/condition-tests'
import { farthestBound } from '@vitrine/domain/content/blocks/farthest-bound'
import { formEntryTypes } from '@vitrine/domain/content/blocks/form-field-types'
import type { FormDraft } from '@vitrine/domain/forms/drafts/draft-fields'
import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { formParams, formPlace } from './form-list-calls.ts'
import { mayWriteForms } from './forms-policy.ts'

const text = Type.String()
const bound = Type.Integer({ minimum: -farthestBound, maximum: farthestBound })

const field = Type.Object({
  /** Values of submissions go by it. */
  id: text,
  type: Type.Unsafe<FormDraft['fields'][number]['type']>({ type: 'string', enum: [...formEntryTypes] }),
  title: text,
  description: text,
  placeholder: text,
  isRequired: Type.Boolean(),
  /** What can be chosen; of a Likert scale its statements. */
  options: Type.Array(text),
  /** Characters of a text of many lines; 0: as many as the server takes. */
  maxLength: Type.Integer(),
  currencySymbol: text,
  showCountryCode: Type.Boolean(),
  underline: Type.Boolean(),
  /** The parameter of the page's address that tells the value of a hidden field. */
  key: text,
  value: text,
  /** When it is asked for: what earlier fields say. A step's are of all its fields. */
  shownIf: Type.Optional(
    Type.Array(
      Type.Object({
        fieldId: text,
        test: Type.Unsafe<ConditionTest>({ type: 'string', enum: [...conditionTests] }),
        value: text,
      }),
    ),
  ),
  /** Whether one of them is enough. */
  shownIfAny: Type.Optional(Type.Boolean()),
  /** Kinds of files that a field for files takes; how many; how many megabytes each. */
  accepts: Type.Optional(Type.Array(text)),
  maxFiles: Type.Optional(Type.Integer()),
  maxMegabytes: Type.Optional(Type.Integer()),
  /** The least and the most that a number may be; left out: it may be any. */
  least: Type.Optional(bound),
  most: Type.Optional(bound),
})

/** A form as its owner writes it. How long its texts may be is said in `forms/form-draft.ts` of the domain. */
const draft = Type.Object({
  name: text,
  fields: Type.Array(field),
  submitLabel: text,
  submissionHtml: text,
  disclaimerHtml: text,
  redirectUrl: text,
  postSubmitHtml: text,
  asksForCaptcha: Type.Boolean(),
  isUncheckedInBrowsers: Type.Boolean(),
  mostSubmissions: Type.Integer(),
  /** Whether visitors can save what they filled in, and go on later. */
  allowsResume: Type.Boolean(),
  /** The free plan that who sends it is invited to join; '' for none. */
  joinsPlanId: text,
  notifies: Type.Boolean(),
  notifyEmail: text,
  /** Whether who sends it is mailed a confirmation, its subject and words ('' for the usual ones), and whether it has the answers. */
  copiesSender: Type.Boolean(),
  copySubject: text,
  copyText: text,
  copyHasAnswers: Type.Boolean(),
})

const version = Type.String({ maxLength: 64 })

const storedForm = Type.Object({
  value: draft,
  version,
  place: formPlace,
  /** Whether a block says the form, so that what was written in the panel can be taken back. */
  isSaidByBlock: Type.Boolean(),
  /** Whether visitors see what was written in the panel, and not the block's words. */
  isOwn: Type.Boolean(),
  /** What visitors read where the form itself says nothing, in the language of the site. */
  usualTexts: Type.Object({ submitLabel: text, thanks: text, copySubject: text, copyText: text }),
})

/** A form with its settings. */
export const readFormCall = defineCall({
  name: 'readForm',
  method: 'GET',
  path: '/api/panel/forms/:formId',
  policy: mayWriteForms,
  params: formParams,
  reply: storedForm,
})

/**
 * Takes a form over as a whole, in the shape that `readForm` answers. Refused with `errors` by path, such as `value.fields.2.title`; 409 when
 * somebody else changed it since `version`. Code is for administrators, whom to mail for those who see submissions.
 */
export const changeFormCall = defineCall({
  name: 'changeForm',
  method: 'PUT',
  path: '/api/panel/forms/:formId',
  policy: mayWriteForms,
  params: formParams,
  body: Type.Object({ value: Type.Unknown(), version }),
  reply: storedForm,
})

/** Takes back what was written in the panel: visitors see what the block says. Settings stay. 409 where no block says the form. */
export const resetFormCall = defineCall({
  name: 'resetForm',
  method: 'POST',
  path: '/api/panel/forms/:formId/reset',
  policy: mayWriteForms,
  params: formParams,
  body: Type.Object({ version }),
  reply: storedForm,
})

/** A page of the site for the preview of a form: its frame and style, without scripts, and an empty element with the id `form-preview`. */
export const readFormFrameCall = defineCall({
  name: 'readFormFrame',
  method: 'GET',
  path: '/api/panel/form-frame',
  policy: mayWriteForms,
  reply: Type.Object({ html: text }),
})

/** The HTML that visitors would be given of a form as it is written now; nothing is kept. */
export const previewFormCall = defineCall({
  name: 'previewForm',
  method: 'POST',
  path: '/api/panel/forms/:formId/preview',
  policy: mayWriteForms,
  params: formParams,
  body: Type.Object({ value: Type.Unknown() }),
  reply: Type.Object({
    html: text,
    /** What is shown when the form was taken. */
    thanksHtml: text,
  }),
})
