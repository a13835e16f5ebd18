import { likertAnswers } from '@vitrine/domain/forms/likert-answers'
import type { Scope } from '@vitrine/template/scope'
import { asNumber, asText } from '@vitrine/template/values/convert'
import { isContainer, ownValue } from '@vitrine/template/values/own'
import { printed } from '@vitrine/template/values/print'
import { isTruthy } from '@vitrine/template/values/truthy'
import { localizedOrEmpty } from '../../parts/html/localized.ts'
import { html, joinMarkup, type Markup, plain, siteWording } from '../../parts/html/markup.ts'

type Builder = (values: unknown, scope: Scope, field: unknown) => Markup | undefined

/** Prints what a visitor answered in a form field; `undefined` when there is no answer. */
export function answerOf(field: unknown, scope: Scope): Markup | undefined {
  const build = builders.get(asText(ownValue(field, 'type')))
  if (build) return build(ownValue(field, 'values'), scope, field)
  const value = asText(ownValue(field, 'value'))
  return value === '' ? undefined : plain(value)
}

const builders: ReadonlyMap<string, Builder> = new Map<string, Builder>([
  ['address', address],
  ['checkbox', checkbox],
  ['date', date],
  ['likert', likert],
  ['name', name],
  ['phone', phone],
  ['time', time],
])

function address(values: unknown): Markup {
  const [line1, line2, city, state, zip, country] = parts(values, [
    'Line1',
    'Line2',
    'City',
    'State',
    'Zip',
    'Country',
  ])
  const hasSecond = isTruthy(partOf(values, 'Line2', 1))
  const second = hasSecond ? html`  <div>${plain(line2)}</div>\n` : ''
  return html`<div style="padding-left:5px;">
  <div>${plain(line1)}</div>
${second}  <div>${plain(`${city}, ${state} ${zip} ${country}`)}</div>
</div>`
}

/** An answer that is one text already is printed as it is. */
function checkbox(values: unknown, _scope: Scope, field: unknown): Markup | undefined {
  const text = values ?? ownValue(field, 'value')
  if (typeof text === 'string' && text !== '') return plain(text)
  if (!Array.isArray(values) || values.length === 0) return undefined
  return html`${plain(values.map(asText).join(', '))}\n`
}

function date(values: unknown): Markup {
  return plain(parts(values, ['Month', 'Day', 'Year']).join('/'))
}

function likert(values: unknown, scope: Scope): Markup {
  const answers = isContainer(values) ? Object.entries(values) : []
  const lines = answers.map(
    ([question, answer]) =>
      html`  <div><span style="font-weight:bold;">${plain(question)}:</span> ${siteWording(likertText(answer, scope))}</div>\n`,
  )
  return html`<div style="padding-left:5px;">
${joinMarkup(lines, '')}</div>`
}

/** What is none of the answers, or worded as nothing, counts as neutral. */
function likertText(answer: unknown, scope: Scope): string {
  const wordingOf = (position: number): string => {
    const answer = likertAnswers.find((each) => each.position === position)
    return answer ? localizedOrEmpty(scope, answer.key, answer.label) : ''
  }
  const given = Array.isArray(answer) ? answer[0] : answer
  return wordingOf(asNumber(given)) || wordingOf(0)
}

function name(values: unknown): Markup {
  return plain(parts(values, ['First', 'Last']).join(' '))
}

function phone(values: unknown): Markup {
  // It may have been typed into one box.
  const given = Array.isArray(values) ? values.filter(isTruthy) : []
  if (given.length === 1) return plain(printed(given[0]))
  const country = partOf(values, 'Country', 0)
  const number = ['Areacode', 'Prefix', 'Line']
    .map((name, place) => printed(partOf(values, name, place + 1)))
    .join('-')
  return plain(isTruthy(country) ? `+${printed(country)} ${number}` : number)
}

function time(values: unknown): Markup {
  const clock = ['Hour', 'Minute', 'Second'].map((name, place) => {
    const part = partOf(values, name, place)
    return isTruthy(part) ? printed(part) : '00'
  })
  return plain(`${clock.join(':')} ${asText(partOf(values, 'Ampm', 3))}`)
}

/** Parts of an answer by name, or in the order in which they are stored; one that was left out is empty. */
function parts(values: unknown, names: readonly string[]): readonly string[] {
  return names.map((name, place) => printed(partOf(values, name, place)))
}

function partOf(values: unknown, name: string, place: number): unknown {
  return Array.isArray(values) ? values[place] : ownValue(values, name)
}
