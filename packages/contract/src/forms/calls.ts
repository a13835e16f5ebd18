import { formFieldTypes } from '@vitrine/domain/content/blocks/form-field-types'
import { formLimits } from '@vitrine/domain/forms/form-limits'
import { formProblemText } from '@vitrine/domain/forms/form-texts'
import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { captchaKey } from '../captcha/calls.ts'
import { openPage } from '../page-and-form.ts'
import { anyFields } from '../schemas.ts'
import { saveSubmissionAddress, submissionKeyAddress, validateFormAddress } from './addresses.ts'

/** The id of a form: its own, or one made of where it stands. */
const formId = Type.String({ minLength: 1, maxLength: 200 })

const aboutPage = Type.Optional(Type.String({ maxLength: 2_000 }))

/** How often a network may ask on its way to a submission. */
const submissionLimit = { max: 240, windowMs: 600_000, text: formProblemText['form-too-often'] } as const

/** A key to one submission: of this session and form, for an hour. Without a form it is for any of the site. */
export const submissionKeyCall = defineCall({
  name: 'submissionKey',
  ...submissionKeyAddress,
  policy: { kind: 'visitor-change' },
  limit: submissionLimit,
  body: Type.Object({ formId: Type.Optional(formId) }),
  reply: Type.Object({ key: Type.String() }),
})

/**
 * Takes a form that a visitor filled in; it is stored when this is answered. `form` is JSON text of the value of each field by its id.
 * A refusal has its words in `error`, and in `errors` those of fields. Plain HTML forms are taken, too, and answered with a page.
 */
export const saveSubmissionCall = defineCall({
  name: 'saveSubmission',
  ...saveSubmissionAddress,
  policy: { kind: 'visitor-change' },
  limit: submissionLimit,
  body: Type.Object({
    formId: Type.Optional(formId),
    key: Type.Optional(Type.String({ maxLength: 500 })),
    /** Of 200,000 characters at most; what is no text cannot be read. */
    form: Type.Optional(Type.Unknown()),
    captchaKey: Type.Optional(Type.Union([captchaKey, Type.Null()])),
    pageTitle: aboutPage,
    pageId: aboutPage,
    /** `i`: an item, `c`: a collection. */
    contentSource: aboutPage,
    pagePath: aboutPage,
    pagePermissionTypeValue: Type.Optional(
      Type.Union([Type.Integer({ minimum: 0, maximum: 100 }), Type.Null()]),
    ),
    /** A field that people do not see; what fills it in is a machine. */
    website: Type.Optional(Type.String({ maxLength: 1_000 })),
    /** The token of what was saved of it before, which is not kept any longer. */
    draft: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  form: Type.Record(Type.String({ maxLength: 500 }), Type.String({ maxLength: formLimits.sent }), {
    maxProperties: formLimits.inputs,
  }),
  reply: Type.Object({}),
})

/** What a form that was sent without a script leads to: its message, in the site's own frame. */
export const formSentPageCall = defineCall({
  ...openPage,
  name: 'formSentPage',
  path: '/api/form/sent',
  limit: null,
  query: Type.Object({ formId: Type.Optional(formId), from: aboutPage }),
})

/** Checks the values of a form without storing them; of all its fields, or of some alone: those of a step. */
export const validateFormCall = defineCall({
  name: 'validateForm',
  ...validateFormAddress,
  policy: { kind: 'visitor-change' },
  limit: submissionLimit,
  params: Type.Object({ formId }),
  query: Type.Object({
    /** Ids of fields, divided by commas. */
    only: Type.Optional(Type.String({ maxLength: 4_000 })),
  }),
  body: anyFields,
  reply: Type.Object({}),
})

const fieldType = Type.Unsafe<(typeof formFieldTypes)[number]>({
  type: 'string',
  enum: [...formFieldTypes],
})

/** The types of fields that forms have, and what of each is editable. */
export const templateSchemaCall = defineCall({
  name: 'templateSchema',
  method: 'GET',
  path: '/api/template/GetTemplateSchema',
  policy: { kind: 'public-read' },
  limit: { max: 240, windowMs: 600_000 },
  query: Type.Object({ type: Type.Optional(Type.String({ maxLength: 40 })) }),
  reply: Type.Object({
    type: Type.Literal('form'),
    fields: Type.Array(
      Type.Object({
        type: fieldType,
        /** Names of what owners set, and what each begins with. */
        properties: Type.Record(
          Type.String(),
          Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Array(Type.String())]),
        ),
      }),
    ),
  }),
})
