import { asNumber, asText } from '@vitrine/template/values/convert'
import { isContainer, ownValue } from '@vitrine/template/values/own'
import { html, joinMarkup, type Markup } from '../html/markup.ts'

/** The five answers of a likert question, from -2 to 2 (Specification, section 3). */
const likertLabels: ReadonlyMap<number, string> = new Map([
  [-2, 'Strongly Disagree'],
  [-1, 'Disagree'],
  [0, 'Neutral'],
  [1, 'Agree'],
  [2, 'Strongly Agree'],
])

/** Prints what a visitor answered in a form field; `undefined` when there is no answer. */
export function answerOf(field: unknown): Markup | undefined {
  const values = ownValue(field, 'values')
  const build = builders.get(asText(ownValue(field, 'type')))
  if (build) return isContainer(values) ? build(values) : undefined
  const value = asText(ownValue(field, 'value'))
  return value === '' ? undefined : html`${value}`
}

const builders: ReadonlyMap<string, (values: unknown) => Markup | undefined> = new Map([
  ['address', address],
  ['checkbox', checkbox],
  ['date', date],
  ['likert', likert],
  ['name', name],
  ['phone', phone],
  ['time', time],
])

function address(values: unknown): Markup | undefined {
  const region = joined([part(values, 'State'), part(values, 'Zip'), part(values, 'Country')], ' ')
  const place = joined([part(values, 'City'), region], ', ')
  const lines = [part(values, 'Line1'), part(values, 'Line2'), place].filter((line) => line !== '')
  return lines.length === 0 ? undefined : indented(lines.map((line) => html`  <div>${line}</div>`))
}

function checkbox(values: unknown): Markup | undefined {
  return Array.isArray(values) ? plain(joined(values.map(asText), ', ')) : undefined
}

function date(values: unknown): Markup | undefined {
  return plain(joined([part(values, 'Month'), part(values, 'Day'), part(values, 'Year')], '/'))
}

function likert(values: unknown): Markup | undefined {
  if (!isContainer(values)) return undefined
  const lines = Object.entries(values).map(
    ([question, answer]) =>
      html`  <div><span style="font-weight:bold;">${question}:</span> ${likertLabels.get(asNumber(answer)) ?? answer}</div>`,
  )
  return lines.length === 0 ? undefined : indented(lines)
}

function name(values: unknown): Markup | undefined {
  return plain(joined([part(values, 'First'), part(values, 'Last')], ' '))
}

function phone(values: unknown): Markup | undefined {
  const country = part(values, 'Country')
  const number = joined([part(values, 'Areacode'), part(values, 'Prefix'), part(values, 'Line')], '-')
  return plain(country === '' || number === '' ? number : `+${country} ${number}`)
}

function time(values: unknown): Markup | undefined {
  const clock = ['Hour', 'Minute', 'Second'].map((each) => part(values, each))
  if (clock.every((each) => each === '')) return undefined
  const shown = clock.map((each) => each || '00').join(':')
  return plain(joined([shown, part(values, 'Ampm')], ' '))
}

function indented(lines: readonly Markup[]): Markup {
  return html`<div style="padding-left:5px;">
${joinMarkup(lines, '\n')}
</div>`
}

function plain(text: string): Markup | undefined {
  return text === '' ? undefined : html`${text}`
}

function part(values: unknown, key: string): string {
  return asText(ownValue(values, key))
}

function joined(parts: readonly string[], separator: string): string {
  return parts.filter((each) => each !== '').join(separator)
}
