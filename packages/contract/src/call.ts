import type { KeyRight } from '@vitrine/domain/owners/key-rights'
import type { Role } from '@vitrine/domain/owners/role'
import type { Static, TSchema } from 'typebox'
import { noBody, nothing } from './nothing.ts'

/** Who may make a call. */
export type Policy =
  /** Anybody; changes nothing. */
  | { readonly kind: 'public-read' }
  /** Anybody, but only from our own pages: a crumb, or a same-origin form post. */
  | { readonly kind: 'visitor-change' }
  /** Whoever holds a link that the server signed, from anywhere: mail programs have no cookie. The handler checks the link. */
  | { readonly kind: 'signed-link' }
  | OwnerPolicy

/** A signed-in account of this site with one of the roles; changes also need a crumb. */
export interface OwnerPolicy {
  readonly kind: 'owner'
  readonly roles: readonly Role[]
  /** The right by which a program's key may make the call; reading calls alone. Without it no key may. */
  readonly key?: KeyRight
  /** Whether who calls must have proved in the last minutes who they are. */
  readonly isConfirmed?: boolean
  /** Whether it is about the own account or session of who calls: open without the second factor that their role needs. */
  readonly isOwnAffair?: boolean
}

/** How often a call may be made. */
interface CallLimit {
  readonly max: number
  readonly windowMs: number
  /** Browsers that have signed in before, as an owner or as a customer, are counted by their account, and not with their network. */
  readonly exceptKnownDevices?: 'owners' | 'members'
  /** What is said beyond it, in `message` and `error`; left out: when to try again. */
  readonly text?: string
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Where a call is made, without its schemas: what a browser needs of it. The type of a call carries its own. */
export interface CallAddress<M extends Method = Method, Path extends string = string> {
  readonly method: M
  /** With `:name` for each parameter. */
  readonly path: Path
}

/** An HTTP call as data: what the server mounts and the browser makes. A call without a policy does not compile. */
export interface Call<
  Params extends TSchema = TSchema,
  Query extends TSchema = TSchema,
  Body extends TSchema = TSchema,
  Reply extends TSchema = TSchema,
  M extends Method = Method,
  Path extends string = string,
> extends CallAddress<M, Path> {
  readonly name: string
  readonly policy: Policy
  /**
   * Whether it is answered for a suspended site, where its policy alone would say otherwise. By that, owners read and keep their own
   * account, everybody comes in to the panel, and visitors' calls wait.
   */
  readonly whileSuspended?: 'answered' | 'refused'
  /** Attempts allowed per network; null: not limited. */
  readonly limit: CallLimit | null
  readonly params: Params
  readonly query: Query
  readonly body: Body
  /** The fields of its plain HTML form, all of them texts, where they are others than those of `body`. */
  readonly form?: TSchema
  /** The one file that it takes, as multipart form data in place of a body; calls without this take no such data. */
  readonly upload?: {
    readonly field: string
    readonly maxBytes: number
    /** Whether it is a whole HTML form with any files: its handler reads fields and files as they come in. */
    readonly isForm?: boolean
  }
  /** What a success answers. Refusals are `{ message }`, with `errors` by field where there are fields. */
  readonly reply: Reply
}

export type ParamsOf<C extends Call> = Static<C['params']>
export type QueryOf<C extends Call> = Static<C['query']>
export type BodyOf<C extends Call> = Static<C['body']>
/** What a success answers; answers are not changed. */
export type ReplyOf<C extends Call> = Unchanging<Static<C['reply']>>

declare const pageMark: unique symbol

/** The HTML of a whole page: a call with this reply answers a page, or leads the browser elsewhere. */
export type PageHtml = string & { readonly [pageMark]: true }

declare const fileMark: unique symbol

/** The text of a file: a call with this reply answers a file that is written as it is sent. */
export type FileText = string & { readonly [fileMark]: true }

/** A value of JSON with all that is in it, as it is read. */
export type Unchanging<Value> = Value extends PageHtml | FileText
  ? Value
  : Value extends object
    ? { readonly [Key in keyof Value]: Unchanging<Value[Key]> }
    : Value

/** The address of a call, and of no other. */
export type AddressOf<C extends Call> = Pick<C, 'method' | 'path'>

/** What a call has nothing of is left out where it is written down. */
interface WrittenSchemas<P extends TSchema, Q extends TSchema, B extends TSchema> {
  readonly params?: P
  readonly query?: Q
  readonly body?: B
}

/** How often a visitor may make a call is always said; how often an owner may, where it is limited. */
type WrittenLimit =
  | { readonly policy: OwnerPolicy; readonly limit?: CallLimit | null }
  | { readonly policy: Policy; readonly limit: CallLimit | null }

/**
 * Keeps the exact types of a call: its schemas, its method and its path. A call that names no `params`, no `query` or no `body` takes
 * nothing in its path, nothing after the question mark, or no body.
 */
export function defineCall<
  R extends TSchema,
  M extends Method,
  Path extends string,
  P extends TSchema = typeof nothing,
  Q extends TSchema = typeof nothing,
  B extends TSchema = typeof noBody,
>(
  call: Omit<Call<P, Q, B, R, M, Path>, keyof WrittenSchemas<P, Q, B> | keyof WrittenLimit> &
    WrittenSchemas<P, Q, B> &
    WrittenLimit,
): Call<P, Q, B, R, M, Path> {
  // Left out, they are of the types that stand for them.
  return { limit: null, params: nothing, query: nothing, body: noBody, ...call } as Call<P, Q, B, R, M, Path>
}
