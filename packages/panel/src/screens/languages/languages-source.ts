import type { ReplyOf } from '@vitrine/contract/call'
import type { Outcome } from '@vitrine/contract/client/outcome'
import { changeLanguagesCall, readLanguagesCall } from '@vitrine/contract/languages/language-calls'
import type { StoredSettings } from '@vitrine/contract/settings'
import { call } from '../../call/client.ts'

/** A language beside the site's own, as it is edited. */
export interface EditedLanguage {
  readonly code: string
  readonly enabled: boolean
  readonly slugPrefix: string
  readonly fallback: string | null
}

/** The languages of the site as a form holds them. */
export type LanguagesValue = {
  defaultLanguage: string
  languages: EditedLanguage[]
}

/** Where the languages are read and changed. */
export const languagesSource = {
  read: async () => asStored(await call(readLanguagesCall, {})),
  change: async ({ value, version }: StoredSettings<LanguagesValue>) =>
    asStored(await call(changeLanguagesCall, { body: { languages: value.languages, version } })),
}

function asStored(
  outcome: Outcome<ReplyOf<typeof readLanguagesCall>>,
): Outcome<StoredSettings<LanguagesValue>> {
  if (!outcome.ok) return outcome
  const { defaultLanguage, languages, version } = outcome.reply
  return { ok: true, reply: { value: { defaultLanguage, languages: [...languages] }, version } }
}
