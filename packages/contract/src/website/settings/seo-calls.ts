import { Type } from 'typebox'
import { productImage } from '../../images/image-shape.ts'
import { shortText } from '../../schemas.ts'
import { defineSettings } from '../../settings.ts'

const word = Type.String({ maxLength: 1_000 })

/** How pages are found and shared (platform reference, section 2.2). */
const seo = Type.Object({
  homepageTitleFormat: shortText,
  collectionTitleFormat: shortText,
  itemTitleFormat: shortText,
  description: Type.String({ maxLength: 2_000 }),
  isHidden: Type.Boolean(),
  verification: Type.Object({ google: word, bing: word, pinterest: word, facebook: word, yandex: word }),
  socialLogo: Type.Union([productImage, Type.Null()]),
})

export const { readCall: readSeoCall, changeCall: changeSeoCall } = defineSettings({
  name: 'Seo',
  path: '/api/panel/settings/seo',
  policy: { kind: 'owner', roles: ['admin'] },
  value: seo,
})
