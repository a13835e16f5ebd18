import { oneLinePattern } from '@vitrine/domain/limits/one-line'
import { Type } from 'typebox'
import type { FileText, PageHtml } from './call.ts'

/** An id as we make them; a wrong one is simply not found. */
export const id = Type.String({ minLength: 1, maxLength: 64 })

/** Matches a UUID in small letters (RFC 9562). */
export const uuidPattern = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'

/** A UUID, as whoever asks makes one. */
export const uuid = Type.String({ pattern: uuidPattern })

/** The token of a cart: who has it may see and change the cart. */
export const cartToken = Type.String({ minLength: 1, maxLength: 64 })

/** A line of text, without breaks; what else it must be is a rule of the domain, with its own words. */
export const shortText = Type.String({ maxLength: 500, pattern: oneLinePattern })

/** Some lines of text, as short. */
export const shortLines = Type.String({ maxLength: 500 })

/** Text of many lines, or cleaned HTML. */
export const longText = Type.String({ maxLength: 400_000 })

/** The years 1 to 9999, epoch milliseconds: a date outside of them cannot be written in pages, feeds and calendars. */
const firstMs = -62_135_596_800_000
const lastMs = 253_402_300_799_999

/** A moment, epoch milliseconds. */
export const epochMs = Type.Integer({ minimum: 0, maximum: lastMs })

/** A moment that may lie before 1970. */
export const anyMoment = Type.Integer({ minimum: firstMs, maximum: lastMs })

/** `json` and `json-pretty` ask for the data that the template of a page reads; anything else for the page (platform reference, section 1.10). */
export const pageFormat = Type.Optional(Type.String({ maxLength: 40 }))

/** A moment, or null where there is none. */
export const momentOrNull = Type.Union([epochMs, Type.Null()])

/** A text of any length, or null where there is none. */
export const textOrNull = Type.Union([Type.String(), Type.Null()])

/** One of some names, such as the states of the domain. */
export function oneOf<Name extends string>(names: readonly Name[]) {
  return Type.Unsafe<Name>({ type: 'string', enum: [...names] })
}

/** An amount in whole minor units of its currency. */
export const cents = Type.Integer({ minimum: 0, maximum: 1_000_000_000_000 })

/** Where a list begins, and how much of it is asked for. */
export const listSlice = {
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
}

/** The reply of a call that shows a page, or leads to one. */
export const htmlPage = Type.Unsafe<PageHtml>(Type.String())

/** The reply of a call that answers a file of values divided by commas. */
export const csvFile = Type.Unsafe<FileText>(Type.String())

/** The reply of a call that answers a file of JSON. */
export const jsonFile = Type.Unsafe<FileText>(Type.String({ contentMediaType: 'application/json' }))

/** The reply of a call that answers a small picture. */
export const pictureFile = Type.Unsafe<FileText>(Type.String({ contentMediaType: 'image/gif' }))

/** The reply of a call that answers a document for print. */
export const pdfFile = Type.Unsafe<FileText>(Type.String({ contentMediaType: 'application/pdf' }))

/** The reply of a call that answers a file of any kind, for the disk alone. */
export const anyFile = Type.Unsafe<FileText>(Type.String({ contentMediaType: 'application/octet-stream' }))

/** Form fields whose names are not known beforehand; the handler reads them from `exchange.form`. */
export const anyForm = Type.Record(Type.String({ maxLength: 500 }), Type.String({ maxLength: 2_000 }), {
  maxProperties: 500,
})

/** Nothing is read of a body that is no form. */
export const anyFields = Type.Record(Type.String(), Type.Unknown())

/** Since when a site is suspended by its host, and why; null: it is open. */
export const siteSuspension = Type.Union([
  Type.Object({ sinceMs: Type.Number(), reason: Type.String() }),
  Type.Null(),
])
