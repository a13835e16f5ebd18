import type { BodyOf, Call, ParamsOf, QueryOf } from '@vitrine/contract/call'
import type { OpenAreas } from '@vitrine/domain/memberships/open-areas'
import type { FoundLock } from '@vitrine/domain/website/lock'
import type { Site } from '@vitrine/domain/website/site'
import type { SiteView } from '@vitrine/site/sites/site-view'
import type { SiteContents } from '@vitrine/site/sites/site-views'
import type { Account } from '@vitrine/store/owners/accounts'
import type { SiteStore } from '@vitrine/store/store'
import type { Services } from '../services/services.ts'
import type { AnswerTo, PageAnswer } from './reply/reply.ts'
import type { HeldCarts } from './visitor/held-carts.ts'
import type { OwnerProof } from './visitor/signed-in-account.ts'

/** One request and all that its handler may know: checked input, the site it came to, and who asks. */
export interface Exchange<C extends Call = Call> {
  readonly call: C
  readonly params: ParamsOf<C>
  readonly query: QueryOf<C>
  readonly body: BodyOf<C>
  /** The fields of a plain HTML form as they were sent; empty for JSON. Of a repeated field the last counts. */
  readonly form: Readonly<Record<string, string>>
  /** Whether a plain HTML form was posted, to be answered with a page or a redirect. */
  readonly isFormPost: boolean
  /** The file of a multipart post. */
  readonly upload: Upload | null
  /** The parts of an HTML form with files, as they come in; null for other calls. */
  readonly parts: AsyncIterable<FormPart> | null
  readonly site: Site
  readonly store: SiteStore
  /** The site's template, to render pages with; made when it is asked for, as most calls answer JSON. */
  readonly view: () => Promise<SiteView>
  /** The site's collections and authors, read once for each of its revisions. */
  readonly contents: () => Promise<SiteContents>
  readonly services: Services
  readonly visitor: Visitor
  /** The signed-in owner or member of staff; always there in calls with an owner policy. */
  readonly account: Account | null
  /** Whether the visitor's browser was let in at a lock. */
  readonly isUnlocked: (found: FoundLock) => boolean
  /** Which member areas are open to who asks; looked up when it is asked for. */
  readonly openAreas: () => Promise<OpenAreas>
  /** Who of the site's owners and staff makes a visitor's call, by the cookies of the browser; null for visitors, of whom nothing is asked. */
  readonly ownerAsking: (by: OwnerProof) => Promise<Account | null>
  /** SHA-256 of the session cookie of `account`, as it stands in the session records. */
  readonly sessionTokenHash: string | null
  /** Whether whoever asked has gone, and waits for no answer any more. */
  readonly isGone: () => boolean
  readonly referer: string | null
  /** The key of an addition to the cart, as the header `Add-To-Cart-Id` tells it (docs/reference/storefront-calls.md). */
  readonly additionKey: string | undefined
  /** Scheme and host of this site, such as https://shop.example. */
  readonly origin: string
  /** Scheme and host at which the panel is used: those of the site, or of the panel where it has a host of its own. */
  readonly panelOrigin: string
}

/** Who asks, as far as the request tells. */
interface Visitor extends HeldCarts {
  /** Tells browsers apart, for what each may do once; a hash of the visitor's cookie, null without one. */
  readonly key: () => string | null
  /** A cookie of ours that is kept from scripts. */
  hiddenCookie(name: string): string | null
  /** A cookie that scripts of the page set. */
  openCookie(name: string): string | null
  /** The network that the request came from, for limits. */
  readonly address: string
  /** How the browser calls itself; empty when it does not. */
  readonly userAgent: string
  /** The languages that the browser asks for, as `Accept-Language` names them; empty when it asks for none. */
  readonly languages: string
  /** Whether the browser asks not to be followed: Global Privacy Control, or Do Not Track. */
  readonly isPrivate: boolean
}

/** A file that was posted. */
export interface Upload {
  readonly filename: string
  /**
   * Writes the file where it is wanted, as it comes in; what is over the limit of the call, or a lower one, is cut off and reported.
   * Nothing is left of it where it breaks off, or where its sender was removed before its last byte: then it throws.
   */
  saveTo(path: string, mostBytes?: number): Promise<'saved' | 'too-large'>
  /** Lets it pass by. */
  discard(): void
}

/** A part of an HTML form with files. */
export type FormPart =
  | { readonly kind: 'text'; readonly name: string; readonly value: string }
  | { readonly kind: 'file'; readonly name: string; readonly upload: Upload }

/** Answers one call. What it throws is our fault: it is logged, and the visitor gets a general message. */
export type Handler<C extends Call> = (exchange: Exchange<C>) => Promise<AnswerTo<C>>

/** Answers the plain form of a call, as one who reads pages is answered. */
export type FormHandler<C extends Call> = (exchange: Exchange<C>) => Promise<PageAnswer>
