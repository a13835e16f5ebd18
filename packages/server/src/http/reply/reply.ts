import type { Call, FileText, PageHtml, ReplyOf } from '@vitrine/contract/call'
import { addressAsSent } from '@vitrine/domain/website/address-as-sent'
import type { PageNeeds } from '@vitrine/site/theme/page-needs'
import { type RefusalCode, refusalStatus } from './refusal-status.ts'

/** What every kind of answer has. */
interface Envelope {
  readonly status: number
  readonly cookies: readonly ReplyCookie[]
  readonly headers: Readonly<Record<string, string>>
}

/** JSON that the contract names. */
export interface Reply<Value> extends Envelope {
  readonly body: { readonly kind: 'json'; readonly value: Value }
}

/** Why a call is not done: a sentence for who made it, and more fields such as `errors`. */
export interface Refusal extends Envelope {
  readonly body: {
    readonly kind: 'refusal'
    readonly message: string
    readonly more: Readonly<Record<string, unknown>>
  }
}

/** The way to another address. */
export interface Redirect extends Envelope {
  readonly body: { readonly kind: 'none' }
}

/** A whole page, or the data that its template reads. */
export interface PageReply extends Envelope {
  readonly body:
    | {
        readonly kind: 'html'
        readonly html: string
        readonly scriptHashes: readonly string[]
        readonly needs: PageNeeds | null
      }
    | { readonly kind: 'page-data'; readonly json: string }
}

/** A file that is written as it is sent. */
export interface FileReply extends Envelope {
  readonly body: {
    readonly kind: 'file'
    readonly type: string
    readonly parts: AsyncIterable<string | Uint8Array>
  }
}

/** What browsers are shown: by calls of pages, and by all that take plain forms. */
export type PageAnswer = PageReply | Redirect | Refusal

/** What a call may answer: its reply, or a refusal. A call whose reply is a page or a file may lead elsewhere. */
export type AnswerTo<C extends Call> =
  ReplyOf<C> extends PageHtml
    ? PageAnswer
    : ReplyOf<C> extends FileText
      ? FileReply | Refusal | Redirect
      : Reply<ReplyOf<C>> | Refusal

/** Anything that `mount` can put on the wire. */
export type Answer = Reply<unknown> | PageAnswer | FileReply

/** A cookie to set; `maxAgeSeconds` 0 removes it, undefined keeps it until the browser closes. */
export interface ReplyCookie {
  readonly name: string
  readonly value: string
  /** Kept from scripts; such a cookie carries the `__Host-` prefix over https. */
  readonly httpOnly?: boolean
  readonly maxAgeSeconds?: number
}

/** What every kind of answer can carry. */
export interface ReplyOptions {
  readonly cookies?: readonly ReplyCookie[]
  readonly headers?: Readonly<Record<string, string>>
  /** Hashes of the scripts that may run in a page. */
  readonly scriptHashes?: readonly string[]
  /** What the policy of a page must let happen; what the template needs, when it is not given. */
  readonly needs?: PageNeeds
}

/** Answers JSON with status 200. Its type is that of the call, never that of what is handed over. */
export function reply<Value>(value: NoInfer<Value>, options: ReplyOptions = {}): Reply<Value> {
  return { ...envelope(200, options), body: { kind: 'json', value } }
}

/** Answers that it was heard, and nothing else: status 204. */
export function nothingToSay(): Reply<Record<never, never>> {
  return { ...envelope(204, {}), body: { kind: 'json', value: {} } }
}

/** Answers that something was taken, and is done later: status 202. */
export function taken(): Reply<Record<never, never>> {
  return { ...envelope(202, {}), body: { kind: 'json', value: {} } }
}

/** Refuses with a sentence for the visitor, and more fields such as `errors`; the code has its status in one table. */
export function refuse(
  code: RefusalCode,
  message: string,
  more: Readonly<Record<string, unknown>> = {},
  options: ReplyOptions = {},
): Refusal {
  return { ...envelope(refusalStatus[code], options), body: { kind: 'refusal', message, more } }
}

/** Sends the browser elsewhere; 303, so that it asks with GET. */
export function redirect(location: string, options: ReplyOptions = {}): Redirect {
  const headers = { ...options.headers, location: addressAsSent(location) }
  return { ...envelope(303, { ...options, headers }), body: { kind: 'none' } }
}

/** Sends the browser elsewhere by 302, as the platform does at some addresses. */
export function leadTo(location: string): Redirect {
  return { ...envelope(302, { headers: { location: addressAsSent(location) } }), body: { kind: 'none' } }
}

/** Answers a whole HTML page that belongs to this visitor alone: it may not be cached. One that shows a refusal has its status. */
export function pageReply(
  html: string,
  options: ReplyOptions & { readonly refused?: RefusalCode | null } = {},
): PageReply {
  const status = options.refused ? refusalStatus[options.refused] : 200
  return {
    ...envelope(status, options),
    body: { kind: 'html', html, scriptHashes: options.scriptHashes ?? [], needs: options.needs ?? null },
  }
}

/** Answers the data that the template of a page reads, as JSON text. */
export function pageData(json: string): PageReply {
  return { ...envelope(200, {}), body: { kind: 'page-data', json } }
}

/** Answers a file for the browser to keep under a name; its parts are asked for no faster than they are taken. */
export function fileReply(
  parts: AsyncIterable<string | Uint8Array>,
  { name, type, headers: more = {} }: NamedFile,
): FileReply {
  const headers = {
    ...more,
    'content-disposition': `attachment; filename="${name.replace(/[^\w.-]/g, '-')}"`,
  }
  return { ...envelope(200, { headers }), body: { kind: 'file', type, parts } }
}

interface NamedFile {
  readonly name: string
  readonly type: string
  readonly headers?: Readonly<Record<string, string>>
}

function envelope(status: number, options: ReplyOptions): Envelope {
  return {
    status,
    cookies: options.cookies ?? [],
    headers: options.headers ?? {},
  }
}
