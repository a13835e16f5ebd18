import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { openPage } from '../page-and-form.ts'
import { id } from '../schemas.ts'

const token = Type.String({ minLength: 20, maxLength: 64 })

/** The files that a buyer may download, by the token of the mail or the order page. */
export const downloadPageCall = defineCall({
  ...openPage,
  name: 'downloadPage',
  path: '/commerce/digital-download/:token',
  limit: { max: 60, windowMs: 60_000 },
  params: Type.Object({ token }),
})

/** Leads to the address at which one of them goes out, which holds for a minute. */
export const downloadFileCall = defineCall({
  ...openPage,
  name: 'downloadFile',
  path: '/commerce/digital-download/:token/:fileId',
  limit: { max: 60, windowMs: 60_000 },
  params: Type.Object({ token, fileId: id }),
})
