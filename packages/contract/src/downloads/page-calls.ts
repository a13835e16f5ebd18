import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { htmlPage, id, noBody, nothing } from '../schemas.ts'

const token = Type.String({ minLength: 20, maxLength: 64 })

/** The files that a buyer may download, by the token of the mail or the order page. */
export const downloadPageCall = defineCall({
  name: 'downloadPage',
  method: 'GET',
  path: '/commerce/digital-download/:token',
  policy: { kind: 'public-read' },
  limit: { max: 60, windowMs: 60_000 },
  params: Type.Object({ token }),
  query: nothing,
  body: noBody,
  reply: htmlPage,
})

/** Leads to the address at which one of them goes out, which holds for a minute. */
export const downloadFileCall = defineCall({
  name: 'downloadFile',
  method: 'GET',
  path: '/commerce/digital-download/:token/:fileId',
  policy: { kind: 'public-read' },
  limit: { max: 60, windowMs: 60_000 },
  params: Type.Object({ token, fileId: id }),
  query: nothing,
  body: noBody,
  reply: htmlPage,
})
