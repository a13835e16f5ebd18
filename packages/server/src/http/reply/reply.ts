import { addressAsSent } from '@vitrine/domain/website/address-as-sent'

/** What a handler answers; `mount` puts it on the wire. */
export interface Reply {
  readonly status: number
  readonly body: ReplyBody
  readonly cookies: readonly ReplyCookie[]
  readonly headers: Readonly<Record<string, string>>
}

/** The body of an answer and what it is. */
export type ReplyBody =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'html'; readonly html: string; readonly scriptHashes: readonly string[] }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array; readonly contentType: string }
  | { readonly kind: 'none' }

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
  readonly status?: number
  readonly cookies?: readonly ReplyCookie[]
  readonly headers?: Readonly<Record<string, string>>
  /** Hashes of the scripts that may run in a page. */
  readonly scriptHashes?: readonly string[]
}

/** Answers JSON; 200 unless said otherwise. */
export function reply(value: unknown, options: ReplyOptions = {}): Reply {
  return build({ kind: 'json', value }, 200, options)
}

/** Refuses with a sentence for the visitor, and more fields such as `errors`. */
export function refuse(
  status: number,
  message: string,
  more: Readonly<Record<string, unknown>> = {},
  options: ReplyOptions = {},
): Reply {
  return build({ kind: 'json', value: { message, ...more } }, status, options)
}

/** Sends the browser elsewhere; 303, so that it asks with GET. */
export function redirect(location: string, options: ReplyOptions = {}): Reply {
  return build({ kind: 'none' }, 303, {
    ...options,
    headers: { ...options.headers, location: addressAsSent(location) },
  })
}

/** Answers a whole HTML page that belongs to this visitor alone: nobody may keep it. */
export function page(html: string, options: ReplyOptions = {}): Reply {
  return build({ kind: 'html', html, scriptHashes: options.scriptHashes ?? [] }, 200, options)
}

/** Answers bytes of a given type. */
export function bytes(content: Uint8Array, contentType: string, options: ReplyOptions = {}): Reply {
  return build({ kind: 'bytes', bytes: content, contentType }, 200, options)
}

function build(body: ReplyBody, status: number, options: ReplyOptions): Reply {
  return {
    status: options.status ?? status,
    body,
    cookies: options.cookies ?? [],
    headers: options.headers ?? {},
  }
}
