import { panelLanguages } from '@vitrine/domain/owners/panel-language'
import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { ownAffair } from '../owner-policies.ts'
import { readSessionCall } from './own-session-calls.ts'

/** Chooses the language in which an account reads the panel; null: that of its browser. */
export const changePanelLanguageCall = defineCall({
  name: 'changePanelLanguage',
  method: 'PUT',
  path: '/api/panel/account/language',
  policy: ownAffair,
  body: Type.Object({
    language: Type.Union([Type.Enum([...panelLanguages]), Type.Null()]),
  }),
  reply: readSessionCall.reply,
})
