import type { ReplyOf } from '@vitrine/contract/call'
import type { readFormCall } from '@vitrine/contract/forms/form-calls'

/** A form as the server answers it. */
export type StoredForm = ReplyOf<typeof readFormCall>
