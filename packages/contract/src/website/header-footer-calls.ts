import { Type } from 'typebox'
import { defineCall, type OwnerPolicy } from '../call.ts'
import { productImage } from '../images/image-shape.ts'
import { shortText } from '../schemas.ts'
import { menuLink } from './page-calls.ts'

const policy: OwnerPolicy = { kind: 'owner', roles: ['admin'] }

const navigation = Type.Array(menuLink, { maxItems: 500 })

/** What every page begins and ends with: name and menu, and the menu at its foot. */
const headerFooter = {
  header: Type.Object({
    siteTitle: shortText,
    siteTagLine: shortText,
    logo: Type.Union([productImage, Type.Null()]),
    /** The template's main menu. */
    navigation,
  }),
  /** The menu that the template shows at the foot; always empty for a template without one. */
  footer: Type.Object({ navigation }),
}

const shared = { path: '/api/site-header-footer', policy }

/** Reads what every page begins and ends with. */
export const readHeaderFooterCall = defineCall({
  ...shared,
  name: 'readHeaderFooter',
  method: 'GET',
  reply: Type.Object({ ...headerFooter, version: Type.String() }),
})

/** Changes it as a whole; with a `version`, 409 when it was changed since. */
export const changeHeaderFooterCall = defineCall({
  ...shared,
  name: 'changeHeaderFooter',
  method: 'PUT',
  body: Type.Object({ ...headerFooter, version: Type.Optional(Type.String({ maxLength: 64 })) }),
  reply: Type.Object({ ...headerFooter, version: Type.String() }),
})
