import { formLimits } from '@vitrine/domain/forms/form-limits'
import { draftProblemText } from '@vitrine/domain/forms/resume/draft-texts'
import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { captchaKey } from '../captcha/calls.ts'
import { openPage } from '../page-and-form.ts'
import { htmlPage } from '../schemas.ts'
import { resumeFormAddress, saveDraftAddress } from './addresses.ts'

const formId = Type.String({ minLength: 1, maxLength: 200 })
const aboutPage = Type.Optional(Type.String({ maxLength: 2_000 }))

/** What the link to a draft carries. */
const token = Type.String({ maxLength: 200 })

/**
 * Keeps what was filled in so far for 30 days, where the form offers it, and answers the link that opens it again. `form` as in `saveSubmission`;
 * without it what was kept before stays. With `email` the link is mailed, too. Passwords and files are not kept. Plain HTML forms are taken, too.
 */
export const saveDraftCall = defineCall({
  name: 'saveDraft',
  ...saveDraftAddress,
  policy: { kind: 'visitor-change' },
  limit: { max: 240, windowMs: 600_000, text: draftProblemText['draft-too-often'] },
  body: Type.Object({
    formId: Type.Optional(formId),
    form: Type.Optional(Type.String({ maxLength: formLimits.sent })),
    /** Of what was kept before; without it a new draft begins. */
    token: Type.Optional(token),
    email: Type.Optional(Type.String({ maxLength: 320 })),
    captchaKey: Type.Optional(Type.Union([captchaKey, Type.Null()])),
    /** The step at which the visitor is. */
    stepId: Type.Optional(Type.String({ maxLength: 64 })),
    pageTitle: aboutPage,
    pageId: aboutPage,
    contentSource: aboutPage,
    pagePath: aboutPage,
    /** A field that people do not see; what fills it in is a machine. */
    website: Type.Optional(Type.String({ maxLength: 1_000 })),
  }),
  form: Type.Record(Type.String({ maxLength: 500 }), Type.String({ maxLength: formLimits.sent }), {
    maxProperties: formLimits.inputs,
  }),
  reply: Type.Object({
    token: Type.String(),
    link: Type.String(),
    /** Whether the link can be mailed. */
    sendsMail: Type.Boolean(),
  }),
})

/** The page on which a form is filled in as it was saved. */
export const resumeFormCall = defineCall({
  name: 'resumeForm',
  ...resumeFormAddress,
  policy: { kind: 'public-read' },
  limit: { max: 240, windowMs: 600_000 },
  query: Type.Object({ form: Type.Optional(formId), token: Type.Optional(token) }),
  reply: htmlPage,
})

/** What a form that was saved without a script leads to: the link that opens it again, and a form that mails it. */
export const savedFormPageCall = defineCall({
  ...openPage,
  name: 'savedFormPage',
  path: '/api/form/saved',
  query: Type.Object({
    form: Type.Optional(formId),
    token: Type.Optional(token),
    /** Whether the link was mailed just now. */
    mailed: Type.Optional(Type.String({ maxLength: 1 })),
  }),
})
