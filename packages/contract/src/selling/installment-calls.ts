import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { htmlPage } from '../schemas.ts'
import { installmentInfoAddress } from './addresses.ts'

/** Explains payment in installments in a language of who takes them, as a piece of HTML for a dialog (specification, section 7). */
export const installmentInfoCall = defineCall({
  name: 'installmentInfo',
  ...installmentInfoAddress,
  policy: { kind: 'public-read' },
  limit: { max: 120, windowMs: 60_000 },
  params: Type.Object({ locale: Type.String({ maxLength: 20 }) }),
  reply: htmlPage,
})
