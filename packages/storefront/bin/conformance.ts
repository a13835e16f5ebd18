/** Runs files of template-language cases, one JSON object a line, through the full language. */
import { readFileSync } from 'node:fs'
import { currencyDigits } from '@vitrine/domain/money/currencies'
import { compile } from '@vitrine/template/compile'
import { coreFormatters } from '@vitrine/template/formatters/core'
import { i18nFormatters } from '@vitrine/template/formatters/i18n'
import { buildLocales } from '@vitrine/template/i18n/build-locales'
import { readPack } from '@vitrine/template/i18n/load-locale'
import { corePredicates } from '@vitrine/template/predicates/core'
import { buildRegistry } from '@vitrine/template/registry'
import { storefrontVocabulary } from '../src/formatters.ts'

interface Case {
  readonly id: string
  readonly template: string
  readonly json?: unknown
  readonly jsonText?: string
  readonly partials?: Readonly<Record<string, string>>
  readonly injects?: Readonly<Record<string, unknown>>
  readonly params?: { readonly locale?: string; readonly now?: number | string }
  readonly expected: string
}

const loadLocale = buildLocales(readPack, currencyDigits)
const registry = buildRegistry(coreFormatters, corePredicates, i18nFormatters, storefrontVocabulary)
/** A case is about what is written, not about how busy this machine is. */
const limits = { timeMs: 10_000 }

let passed = 0
let failed = 0
for (const file of process.argv.slice(2)) {
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line.trim() !== '') count(JSON.parse(line))
  }
}
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

function count(each: Case): void {
  const actual = run(each)
  if (actual.trim() === each.expected.trim()) {
    passed++
    return
  }
  failed++
  console.log(`${each.id}: expected ${shorten(each.expected)} but got ${shorten(actual.trim())}`)
}

function run({ id, template, json, jsonText, partials = {}, injects = {}, params = {} }: Case): string {
  const data: unknown = jsonText === undefined ? (json ?? null) : JSON.parse(jsonText)
  const compiled = compile(template, { file: id, registry })
  const rendered = compiled.render(data, {
    partials: new Map(
      Object.entries(partials).map(([name, text]) => [name, compile(text, { file: name, registry })]),
    ),
    injects: new Map(Object.entries(injects)),
    locale: params.locale === 'none' ? undefined : loadLocale(params.locale ?? 'en'),
    now: params.now === undefined ? undefined : Number(params.now),
    limits,
  })
  return rendered.output
}

function shorten(text: string): string {
  const spelled = JSON.stringify(text)
  return spelled.length > 300 ? `${spelled.slice(0, 300)}…` : spelled
}
