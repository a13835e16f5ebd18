import { placeServices } from '@vitrine/domain/places/place'
import { Type } from 'typebox'
import { shortText } from '../schemas.ts'
import { defineSettings } from '../settings.ts'

const [builtIn, google] = placeServices

/** Who knows places, and whose map pages draw; a placeholder stands for the key of Google. */
const places = Type.Object({
  service: Type.Union([Type.Literal(builtIn), Type.Literal(google)]),
  googleKey: shortText,
  tileAddress: Type.String({ maxLength: 2_000 }),
  tileCredit: shortText,
  tileKey: shortText,
})

export const { readCall: readPlacesCall, changeCall: changePlacesCall } = defineSettings({
  name: 'Places',
  path: '/api/panel/settings/places',
  policy: { kind: 'owner', roles: ['admin'] },
  value: places,
})
