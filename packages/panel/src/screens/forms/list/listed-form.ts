import type { ReplyOf } from '@vitrine/contract/call'
import type { listFormsCall } from '@vitrine/contract/forms/form-list-calls'

/** A form as the list tells of it. */
export type ListedForm = ReplyOf<typeof listFormsCall>['forms'][number]
