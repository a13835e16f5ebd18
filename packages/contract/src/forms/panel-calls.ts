import { type SpamSign, spamSigns } from '@vitrine/domain/forms/inbox/spam-score'
import { Type } from 'typebox'
import { defineCall, type OwnerPolicy } from '../call.ts'
import { defineListCall, defineListFile } from '../lists/list-call.ts'
import { epochMs, id } from '../schemas.ts'
import { submissionsList } from './submissions-list.ts'

/** What visitors send holds persons: those see it who see customers. */
const mayRead: OwnerPolicy = { kind: 'owner', roles: ['admin', 'storeManager'] }
const submissionParams = Type.Object({ submissionId: id })

const row = {
  id: Type.String(),
  formId: Type.String(),
  formName: Type.String(),
  sender: Type.String(),
  email: Type.String(),
  pageTitle: Type.String(),
  createdAtMs: epochMs,
  isRead: Type.Boolean(),
  isStarred: Type.Boolean(),
  isSpam: Type.Boolean(),
}

/** The inbox of forms; `q` finds forms, senders and words of answers by the beginnings of their words. */
export const listSubmissionsCall = defineListCall({
  list: submissionsList,
  name: 'listSubmissions',
  path: '/api/panel/form-submissions',
  policy: mayRead,
  row: Type.Object({
    ...row,
    /** The answers in one line, as far as a list shows them. */
    answers: Type.String(),
  }),
})

/** The inbox as a file; it holds persons, so who asks proves again who they are. */
export const exportSubmissionsCall = defineListFile({
  name: 'exportSubmissions',
  path: '/api/panel/form-submissions.csv',
  policy: { ...mayRead, isConfirmed: true },
})

const submissionReply = Type.Object({
  submission: Type.Object({
    ...row,
    pagePath: Type.String(),
    /** How much it looked like spam when it came, from 0 to 10, and why; from 5 on it was kept as spam. */
    spamScore: Type.Integer(),
    spamSigns: Type.Array(Type.Unsafe<SpamSign>({ type: 'string', enum: [...spamSigns] })),
    answers: Type.Array(
      Type.Object({
        id: Type.String(),
        title: Type.String(),
        lines: Type.Array(Type.String()),
        /** Files that were sent for it, each with where it is downloaded. */
        files: Type.Array(
          Type.Object({
            id: Type.String(),
            name: Type.String(),
            size: Type.String(),
            kind: Type.String(),
            address: Type.String(),
          }),
        ),
      }),
    ),
  }),
})

/** One submission with all its answers. */
export const readSubmissionCall = defineCall({
  name: 'readSubmission',
  method: 'GET',
  path: '/api/panel/form-submissions/:submissionId',
  policy: mayRead,
  params: submissionParams,
  reply: submissionReply,
})

/** Marks a submission as read, starred or spam, or takes that back. */
export const markSubmissionCall = defineCall({
  name: 'markSubmission',
  method: 'PUT',
  path: '/api/panel/form-submissions/:submissionId',
  policy: mayRead,
  params: submissionParams,
  body: Type.Object({
    isRead: Type.Optional(Type.Boolean()),
    isStarred: Type.Optional(Type.Boolean()),
    isSpam: Type.Optional(Type.Boolean()),
  }),
  reply: submissionReply,
})

/** Removes a submission for good. */
export const removeSubmissionCall = defineCall({
  name: 'removeSubmission',
  method: 'DELETE',
  path: '/api/panel/form-submissions/:submissionId',
  policy: mayRead,
  params: submissionParams,
  reply: Type.Object({}),
})
