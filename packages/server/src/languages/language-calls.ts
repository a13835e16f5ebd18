import type { changeLanguagesCall, readLanguagesCall } from '@vitrine/contract/languages/language-calls'
import { checkLanguages } from '@vitrine/domain/languages/check-languages'
import { changedMeanwhileText, checkFieldsText } from '@vitrine/domain/refusals/refusal-texts'
import type { SiteLanguage } from '@vitrine/domain/website/languages/site-language'
import type { Site } from '@vitrine/domain/website/site'
import type { Exchange } from '../http/exchange.ts'
import { type AnswerTo, refuse, reply } from '../http/reply/reply.ts'
import { recordAuditEntry } from '../owners/record-audit-entry.ts'
import { versionOf } from '../website/settings-part.ts'

/** Answers the languages of a site. */
export async function getLanguages({
  store,
}: Exchange<typeof readLanguagesCall>): Promise<AnswerTo<typeof readLanguagesCall>> {
  return reply(present(await store.site.read()))
}

/** Sets the languages of a site, and removes what was translated into those that are gone. */
export async function putLanguages(
  exchange: Exchange<typeof changeLanguagesCall>,
): Promise<AnswerTo<typeof changeLanguagesCall>> {
  const { body, store } = exchange
  return store.transaction(async (tables) => {
    const site = await tables.site.lock()
    if (body.version !== undefined && body.version !== present(site).version)
      return refuse('changed-meanwhile', changedMeanwhileText)
    const languages = body.languages.map(read)
    // Who tells all languages may tell the site's own among them.
    const further = languages.filter(({ code, prefix }) => code !== site.language || prefix !== '')
    const urlIds = new Set((await tables.collections.list()).map(({ urlId }) => urlId))
    const errors = checkLanguages(further, { ...site, urlIds })
    if (Object.keys(errors).length > 0)
      return refuse('fields-wrong', checkFieldsText, { errors: asSent(errors, languages, further) })
    const codes = new Set(further.map(({ code }) => code))
    for (const { code } of site.languages)
      if (!codes.has(code)) await tables.translations.removeLanguage(code)
    const changed = { ...site, languages: further }
    await tables.site.save(changed)
    const names = further.map(({ code }) => code).join(', ')
    const summary = names === '' ? 'Removed the further languages' : `Set the further languages to ${names}`
    await recordAuditEntry(tables, exchange, { subjectId: site.id, summary })
    return reply(present(changed))
  })
}

function present({ language, languages }: Site) {
  const presented = languages.map(({ code, prefix, isEnabled, fallback }) => ({
    code,
    enabled: isEnabled,
    slugPrefix: `/${prefix}`,
    fallback,
  }))
  return { defaultLanguage: language, languages: presented, version: versionOf([language, languages]) }
}

type Sent = Exchange<typeof changeLanguagesCall>['body']['languages'][number]

function read({ code, enabled, slugPrefix, fallback }: Sent): SiteLanguage {
  const prefix = slugPrefix
    .trim()
    .toLowerCase()
    .replace(/^\/+|\/+$/g, '')
  return { code, prefix, isEnabled: enabled, fallback }
}

/** Errors by the places and names of what was sent, such as `languages.0.slugPrefix`. */
function asSent(
  errors: Readonly<Record<string, string>>,
  sent: readonly SiteLanguage[],
  checked: readonly SiteLanguage[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(errors).map(([path, text]) => {
      const [place = '0', field = ''] = path.split('.')
      const language = checked[Number(place)]
      const index = language ? sent.indexOf(language) : Number(place)
      return [`languages.${index}.${field === 'prefix' ? 'slugPrefix' : field}`, text]
    }),
  )
}
