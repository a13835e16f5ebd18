import type { PanelLanguage } from '@vitrine/domain/owners/panel-language'
import type { Role } from '@vitrine/domain/owners/role'
import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { ownAffair } from '../owner-policies.ts'
import { siteSuspension } from '../schemas.ts'

/** The signed-in account as the panel sees it. */
const panelAccount = Type.Object({
  id: Type.String(),
  email: Type.String(),
  displayName: Type.String(),
  roles: Type.Array(Type.Unsafe<Role>(Type.String())),
  /** Whether a role asks for a second factor that is not there: nothing but the account can be used until it is. */
  lacksSecondFactor: Type.Boolean(),
  /** The language in which it reads the panel; null: that of the browser. */
  language: Type.Union([Type.Unsafe<PanelLanguage>(Type.String()), Type.Null()]),
})

/** Who is signed in, and to which site. */
export const panelSession = Type.Object({
  account: panelAccount,
  site: Type.Object({
    id: Type.String(),
    title: Type.String(),
    url: Type.String(),
    currency: Type.String(),
    /** A language tag, such as en-US. */
    locale: Type.String(),
    timeZone: Type.String(),
    measurement: Type.Union([Type.Literal('imperial'), Type.Literal('metric')]),
    /** Whether the law of goods of the European market holds for it. */
    isInEuropeanMarket: Type.Boolean(),
    suspension: siteSuspension,
    /** What the heads of pages are made of, for previews. */
    head: Type.Object({
      /** Patterns of titles: %s the site, %p the page, %i the item. */
      homepageTitleFormat: Type.String(),
      collectionTitleFormat: Type.String(),
      itemTitleFormat: Type.String(),
      /** Plain text that is said of pages without a description of their own. */
      description: Type.String(),
      /** The address of the picture of what has none of its own; null: there is none. */
      pictureUrl: Type.Union([Type.String(), Type.Null()]),
    }),
  }),
  /** Scheme and host of the panel; others than those of the site where it has a host of its own. */
  panelUrl: Type.String(),
  /** Whether the panel of other sites is at the same address. */
  hasOtherSites: Type.Boolean(),
})

/** Says who is signed in; 401 without a session. */
export const readSessionCall = defineCall({
  name: 'readSession',
  method: 'GET',
  path: '/api/panel/session',
  policy: ownAffair,
  reply: panelSession,
})

/** Signs out; the session ends on the server. */
export const signOutCall = defineCall({
  name: 'signOut',
  method: 'DELETE',
  path: '/api/panel/session',
  policy: ownAffair,
  reply: Type.Object({}),
})
