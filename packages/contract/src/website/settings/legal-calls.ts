import { Type } from 'typebox'
import { longText } from '../../schemas.ts'
import { defineSettings } from '../../settings.ts'

export const { readCall: readLegalTextsCall, changeCall: changeLegalTextsCall } = defineSettings({
  name: 'LegalTexts',
  path: '/api/panel/settings/legal',
  policy: { kind: 'owner', roles: ['admin'] },
  value: Type.Object({ terms: longText, privacy: longText, returns: longText, imprint: longText }),
})
