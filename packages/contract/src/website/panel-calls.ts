import { oneLinePattern } from '@vitrine/domain/limits/one-line'
import { anchorPositions } from '@vitrine/domain/website/popup-overlay'
import { longestAddress } from '@vitrine/domain/website/settings/web-limits'
import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { defineListCall, defineListFile } from '../lists/list-call.ts'
import { longText, oneOf, shortText } from '../schemas.ts'
import { defineSettings } from '../settings.ts'
import { redirectsList } from './redirects-list.ts'
import { administrators } from './website-policy.ts'

const orNull = <Shape extends Parameters<typeof Type.Union>[0][number]>(shape: Shape) =>
  Type.Union([shape, Type.Null()])

const noticeText = Type.String({ maxLength: 10_000 })
const linkAddress = Type.String({ maxLength: longestAddress, pattern: oneLinePattern })
const theme = Type.Union([Type.Literal('light'), Type.Literal('dark')])

const announcementBar = Type.Object({
  textHtml: noticeText,
  link: orNull(Type.Object({ url: linkAddress, opensWindow: Type.Boolean() })),
  isClosable: Type.Boolean(),
})

/** What visitors fill in in a popup: a sign-up for a newsletter, or a form of the site. */
const popupForm = Type.Union([
  Type.Object({
    kind: Type.Literal('newsletter'),
    /** Empty: the list that every site has. */
    listId: Type.String({ maxLength: 64 }),
    asksName: Type.Boolean(),
    buttonLabel: shortText,
    footnoteHtml: noticeText,
  }),
  Type.Object({ kind: Type.Literal('form'), formId: Type.String({ maxLength: 200 }) }),
])

const popup = Type.Object({
  headline: shortText,
  bodyHtml: noticeText,
  action: orNull(Type.Object({ label: shortText, url: linkAddress, opensWindow: Type.Boolean() })),
  /** In place of the action. */
  form: Type.Optional(orNull(popupForm)),
  position: oneOf(anchorPositions),
  trigger: Type.Union([
    Type.Object({ kind: Type.Literal('delay'), seconds: Type.Integer({ minimum: 0, maximum: 600 }) }),
    Type.Object({ kind: Type.Literal('scroll'), percent: Type.Integer({ minimum: 0, maximum: 100 }) }),
  ]),
  repeatDays: Type.Integer({ minimum: 0, maximum: 365 }),
  collectionIds: Type.Array(Type.String({ maxLength: 64 }), { maxItems: 500 }),
})

const cookieBanner = Type.Object({
  textHtml: noticeText,
  acceptLabel: shortText,
  declineLabel: orNull(shortText),
  position: Type.Union([Type.Literal('top'), Type.Literal('bottom')]),
  theme,
  isRestrictive: Type.Boolean(),
})

const mobileInfoBar = Type.Object({
  theme,
  showsEmail: Type.Boolean(),
  showsPhone: Type.Boolean(),
  showsLocation: Type.Boolean(),
  showsHours: Type.Boolean(),
})

/** What is shown on top of the site's pages; null: not shown. The version of a popup is counted by the server. */
export const notices = Type.Object({
  announcementBar: orNull(announcementBar),
  popup: orNull(popup),
  cookieBanner: orNull(cookieBanner),
  mobileInfoBar: orNull(mobileInfoBar),
})

/** Reads and changes what is shown on top. */
export const { readCall: readNoticesCall, changeCall: changeNoticesCall } = defineSettings({
  name: 'Notices',
  path: '/api/panel/notices',
  policy: administrators,
  value: notices,
})

/** What the cookie banner says until an owner writes something else, in the language of the site. */
export const readUsualNoticesCall = defineCall({
  name: 'readUsualNotices',
  method: 'GET',
  path: '/api/panel/usual-notices',
  policy: administrators,
  reply: Type.Object({
    cookieBanner: Type.Object({
      text: Type.String(),
      acceptLabel: Type.String(),
      declineLabel: Type.String(),
    }),
  }),
})

/** Reads and replaces where old addresses lead, one rule a line. */
export const { readCall: readRedirectsCall, changeCall: changeRedirectsCall } = defineSettings({
  name: 'Redirects',
  path: '/api/panel/redirects',
  policy: administrators,
  value: Type.Object({ text: longText }),
})

/** A redirect; its id holds as long as its old address does. */
const redirectRow = Type.Object({
  id: Type.String(),
  source: Type.String(),
  target: Type.String(),
  status: Type.Union([Type.Literal(301), Type.Literal(302)]),
  /** Those with a [name] are tried in this order, from 1. */
  place: Type.Integer(),
})

/** The redirects, a page of them at a time. */
export const listRedirectsCall = defineListCall({
  list: redirectsList,
  name: 'listRedirects',
  path: '/api/panel/redirect-rules',
  policy: administrators,
  row: redirectRow,
})

/** The redirects as a file. */
export const exportRedirectsCall = defineListFile({
  name: 'exportRedirects',
  path: '/api/panel/redirect-rules.csv',
  policy: administrators,
})
