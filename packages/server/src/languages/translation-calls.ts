import type {
  changeTranslationCall,
  readTranslationCall,
} from '@vitrine/contract/languages/translation-calls'
import { mayTranslateKind } from '@vitrine/contract/languages/translation-policy'
import { textHash } from '@vitrine/domain/languages/text-hash'
import { followEntries } from '@vitrine/domain/languages/texts/list-entries'
import { sayLabel } from '@vitrine/domain/languages/texts/text-field'
import { ownText, type TranslatedTexts } from '@vitrine/domain/languages/texts/translated-texts'
import { stateOf } from '@vitrine/domain/languages/translation'
import { changedMeanwhileText, checkFieldsText } from '@vitrine/domain/refusals/refusal-texts'
import type { Exchange } from '../http/exchange.ts'
import { failureText } from '../http/reply/errors.ts'
import { type AnswerTo, refuse, reply } from '../http/reply/reply.ts'
import { recordAuditEntry } from '../owners/record-audit-entry.ts'
import { type PanelWords, wordsOf } from '../words/panel-words.ts'
import { notYoursText, ownTextsOf } from './own-texts.ts'
import { checkApart, checkTexts, type WrittenText, writtenTexts } from './save-texts.ts'
import { findSubject, type Subject, type SubjectTables } from './subject.ts'
import { calledForOwners } from './subject-titles.ts'

/** Answers the texts of something beside their translation. */
export async function getTranslation(
  exchange: Exchange<typeof readTranslationCall>,
): Promise<AnswerTo<typeof readTranslationCall>> {
  const { params, store, account } = exchange
  const roles = account?.roles ?? []
  if (!mayTranslateKind(roles, params.kind)) return refuse('not-allowed', notYoursText)
  const found = await translatable(store, params)
  const [subject] = found ? await calledForOwners(exchange, [found]) : []
  if (!subject) return refuse('not-found', failureText.notFound)
  const own = ownTextsOf(subject, roles)
  if (own.sources.length === 0 && subject.sources.length > 0) return refuse('not-allowed', notYoursText)
  const stored = await store.translations.find(params)
  return reply(
    present(own, {
      language: params.language,
      texts: followEntries(own.sources, stored?.texts ?? {}),
      updatedAtMs: stored?.updatedAtMs ?? 0,
      words: wordsOf(exchange),
    }),
  )
}

/** Saves translated texts, unless somebody else did meanwhile. */
export async function putTranslation(
  exchange: Exchange<typeof changeTranslationCall>,
): Promise<AnswerTo<typeof changeTranslationCall>> {
  const { params, body, store, services, account } = exchange
  const roles = account?.roles ?? []
  if (!mayTranslateKind(roles, params.kind)) return refuse('not-allowed', notYoursText)
  return store.transaction(async (tables) => {
    // Who else translates it waits, and is told that it was changed.
    await tables.site.lock()
    const subject = await translatable(tables, params)
    if (!subject) return refuse('not-found', failureText.notFound)
    const own = ownTextsOf(subject, roles)
    if (namesOthers(subject, own, body.texts)) return refuse('not-allowed', notYoursText)
    const stored = await tables.translations.find(params)
    const wasMs = stored?.updatedAtMs ?? 0
    if (wasMs !== body.updatedAtMs) return refuse('changed-meanwhile', changedMeanwhileText)
    const errors = checkTexts(subject.sources, body.texts)
    if (Object.keys(errors).length > 0) return refuse('fields-wrong', checkFieldsText, { errors })
    const former = followEntries(subject.sources, stored?.texts ?? {})
    const texts = writtenTexts(subject.sources, former, body.texts)
    const alike = checkApart(subject.sources, texts, body.texts)
    if (Object.keys(alike).length > 0) return refuse('fields-wrong', checkFieldsText, { errors: alike })
    const updatedAtMs = Math.max(services.clock(), wasMs + 1)
    await tables.translations.save({ ...params, texts, updatedAtMs })
    await tables.site.raiseRevision()
    await recordAuditEntry(tables, exchange, {
      subjectId: subject.id,
      summary: actOf(subject, params.language),
    })
    const { language } = params
    return reply(present(own, { language, texts, updatedAtMs, words: wordsOf(exchange) }))
  })
}

/** Whether texts are written that are there, but for others to translate. */
function namesOthers(whole: Subject, own: Subject, written: readonly Pick<WrittenText, 'name'>[]): boolean {
  const names = new Set(whole.sources.map(({ name }) => name))
  for (const { name } of own.sources) names.delete(name)
  return written.some(({ name }) => names.has(name))
}

/** What the audit log calls it. What a mail is called is a word of ours, and is said in the language of whoever reads the log. */
function actOf({ kind, title }: Subject, language: string): string {
  const summary = `Translated ${title} (${language})`
  return kind === 'mail' ? actOfMail(title, language) : summary
}

function actOfMail(kind: string, language: string): string {
  const summary = `Translated the mail ${kind} (${language})`
  return summary
}

/** What is to be translated; null when it is not there, or the site has no such language. */
async function translatable(
  tables: SubjectTables,
  params: Exchange<typeof readTranslationCall>['params'],
): Promise<Subject | null> {
  const { languages } = await tables.site.read()
  return languages.some(({ code }) => code === params.language) ? findSubject(tables, params) : null
}

interface PresentedTranslation {
  readonly language: string
  readonly texts: TranslatedTexts
  readonly updatedAtMs: number
  readonly words: PanelWords
}

function present(
  { kind, id, title, sources }: Subject,
  { language, texts, updatedAtMs, words }: PresentedTranslation,
) {
  const presented = sources.map((source) => {
    const translated = ownText(texts, source.name)
    const sourceHash = textHash(source.text)
    return {
      name: source.name,
      label: sayLabel(source, words.say),
      kind: source.kind,
      maxLength: source.maxLength,
      source: source.text,
      sourceHash,
      text: translated?.text ?? '',
      usual: source.usualIn?.(language) ?? '',
      state: stateOf(source, translated, { language, hashOf: () => sourceHash }),
    }
  })
  return { kind, id, title, texts: presented, updatedAtMs }
}
