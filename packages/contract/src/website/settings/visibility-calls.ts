import { Type } from 'typebox'
import { shortText } from '../../schemas.ts'
import { defineSettings } from '../../settings.ts'

/** Who may see a site. A password that is kept is shown as the placeholder of secrets, and the placeholder keeps it. */
const visibility = Type.Object({
  visibility: Type.Union([Type.Literal('public'), Type.Literal('password'), Type.Literal('private')]),
  password: Type.String({ maxLength: 1_000 }),
  headline: shortText,
  bodyHtml: Type.String({ maxLength: 10_000 }),
  /** Told, never changed here. */
  isTestMode: Type.Boolean(),
  /** Needed to open a site that is in test mode. */
  isTestChosen: Type.Boolean(),
})

export const { readCall: readVisibilityCall, changeCall: changeVisibilityCall } = defineSettings({
  name: 'Visibility',
  path: '/api/panel/settings/visibility',
  policy: { kind: 'owner', roles: ['admin'] },
  value: visibility,
})
