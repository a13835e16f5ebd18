import { conditionTests } from '@vitrine/domain/content/blocks/condition-tests'
import { formEntryTypes } from '@vitrine/domain/content/blocks/form-field-types'
import type { FieldValue } from '@vitrine/domain/forms/field-value'
import { allFileKinds } from '@vitrine/domain/forms/files/file-kinds'
import type { Form } from '@vitrine/domain/forms/form'
import { spamSigns } from '@vitrine/domain/forms/inbox/spam-score'
import type { Submission } from '@vitrine/domain/forms/inbox/submission'
import { Type } from 'typebox'
import { defineDocument } from '../documents/document-kind.ts'
import { oneOf, orNull, text } from '../documents/document-schemas.ts'

const field = Type.Object({
  id: text,
  type: oneOf(formEntryTypes),
  title: text,
  description: text,
  placeholder: text,
  isRequired: Type.Boolean(),
  options: Type.Array(text),
  maxLength: Type.Number(),
  currencySymbol: text,
  showCountryCode: Type.Boolean(),
  underline: Type.Boolean(),
  key: text,
  value: text,
  shownIf: Type.Optional(
    Type.Array(Type.Object({ fieldId: text, test: oneOf(conditionTests), value: text })),
  ),
  shownIfAny: Type.Optional(Type.Boolean()),
  accepts: Type.Optional(Type.Array(text)),
  maxFiles: Type.Optional(Type.Number()),
  maxMegabytes: Type.Optional(Type.Number()),
  least: Type.Optional(Type.Number()),
  most: Type.Optional(Type.Number()),
})

const content = Type.Object({
  name: text,
  fields: Type.Array(field),
  submitLabel: text,
  submissionHtml: text,
  disclaimerHtml: text,
})

/** A form. */
export const formDocument = defineDocument<Form, 'ownOptions'>()(
  'form',
  Type.Object({
    id: text,
    place: orNull(Type.Object({ kind: oneOf(['field', 'collection', 'item']), id: text, blockId: text })),
    inBlock: content,
    own: orNull(content),
    settings: Type.Object({
      redirectUrl: text,
      postSubmitHtml: text,
      asksForCaptcha: Type.Boolean(),
      notifyEmail: text,
      notifies: Type.Boolean(),
      isUncheckedInBrowsers: Type.Optional(Type.Boolean()),
      mostSubmissions: Type.Optional(Type.Number()),
      allowsResume: Type.Optional(Type.Boolean()),
      joinsPlanId: Type.Optional(text),
      copiesSender: Type.Optional(Type.Boolean()),
      copySubject: Type.Optional(text),
      copyText: Type.Optional(text),
      copyHasAnswers: Type.Optional(Type.Boolean()),
    }),
    updatedAtMs: Type.Number(),
  }),
)

const value = Type.Unsafe<FieldValue>(
  Type.Union([text, Type.Array(text), Type.Record(text, Type.Array(text))]),
)

/** What a visitor sent. */
export const submissionDocument = defineDocument<Submission>()(
  'form submission',
  Type.Object({
    id: text,
    formId: text,
    formName: text,
    fields: Type.Array(
      Type.Object({ id: text, type: oneOf(formEntryTypes), title: text, currencySymbol: text }),
    ),
    values: Type.Record(text, value),
    ownChoices: Type.Optional(Type.Record(text, Type.Array(text))),
    page: Type.Object({
      title: text,
      id: text,
      source: text,
      path: text,
      permission: orNull(Type.Number()),
    }),
    email: text,
    language: Type.Optional(text),
    createdAtMs: Type.Number(),
    isRead: Type.Boolean(),
    isStarred: Type.Boolean(),
    isSpam: Type.Boolean(),
    spam: Type.Optional(Type.Object({ score: Type.Number(), signs: Type.Array(oneOf(spamSigns)) })),
    isHeldBack: Type.Optional(Type.Boolean()),
    files: Type.Optional(
      Type.Array(
        Type.Object({ id: text, fieldId: text, name: text, bytes: Type.Number(), kind: oneOf(allFileKinds) }),
      ),
    ),
  }),
)
