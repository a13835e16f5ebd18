/**
 * Compares the rendering of a list page with the reference engine and with eta: `node packages/template/bench/main.ts [--json]`.
 * The engines take turns in one process, and each ratio is the median over rounds: so a busy machine slows all alike.
 */
import {
  Compiler,
  Formatters,
  Predicates,
  Formatter as ReferenceFormatter,
} from '@squarespace/template-engine'
import { Eta } from 'eta'
import { compile } from '../src/compile.ts'
import { coreFormatters } from '../src/formatters/core.ts'
import { corePredicates } from '../src/predicates/core.ts'
import { buildRegistry } from '../src/registry.ts'
import { asNumber } from '../src/values/convert.ts'
import { escapeAttribute, escapeHtml } from '../src/values/escape.ts'
import { listPageData, listPageEta, listPageTemplate } from './list-page.ts'

const rounds = 15
const sliceMs = 120

const data = listPageData(50)

function cents(value: number): string {
  return `$${(value / 100).toFixed(2)}`
}

function ours(): () => string {
  const registry = buildRegistry(coreFormatters, corePredicates, {
    formatters: { cents: (value) => cents(asNumber(value)) },
  })
  const template = compile(listPageTemplate, { registry })
  return () => template.render(data).output
}

function reference(): () => string {
  class CentsFormatter extends ReferenceFormatter {
    override apply(
      _args: unknown,
      vars: { node: { asNumber(): number }; set(value: unknown): void }[],
    ): void {
      for (const variable of vars.slice(0, 1)) variable.set(cents(variable.node.asNumber()))
    }
  }
  const compiler = new Compiler({
    formatters: { ...Formatters, cents: new CentsFormatter() },
    predicates: Predicates,
  })
  const { code } = compiler.parse(listPageTemplate)
  return () => compiler.execute({ code, json: data }).ctx.render()
}

function eta(): () => string {
  const engine = new Eta({ autoEscape: false, autoTrim: false, functionHeader: 'const f = it.f' })
  const compiled = engine.compile(listPageEta)
  const f = {
    html: escapeHtml,
    htmlattr: escapeAttribute,
    cents,
    urlEncode: (text: string) => encodeURIComponent(text),
    truncate: (text: string, limit: number) => {
      if (text.length <= limit) return text
      const space = text.lastIndexOf(' ', limit - 1)
      return `${text.slice(0, space < 0 ? limit : space + 1)}...`
    },
  }
  const it = { ...data, f }
  return () => engine.render(compiled, it)
}

const subjects = { ours: ours(), reference: reference(), eta: eta() }
const expected = subjects.reference()
for (const [name, render] of Object.entries(subjects)) {
  if (render() !== expected) throw new Error(`${name} prints another page than the reference engine`)
}

/** Renders per second of processor time, so that other processes do not count. */
function measure(render: () => string, forMs: number): number {
  const start = process.cpuUsage()
  const end = performance.now() + forMs
  let count = 0
  let bytes = 0
  while (performance.now() < end) {
    bytes += Buffer.byteLength(render())
    count++
  }
  const { user, system } = process.cpuUsage(start)
  if (bytes === 0) throw new Error('nothing was rendered')
  return count / ((user + system) / 1_000_000)
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

const names = ['ours', 'reference', 'eta'] as const
const rates = { ours: [] as number[], reference: [] as number[], eta: [] as number[] }
for (const name of names) measure(subjects[name], 400)
for (let round = 0; round < rounds; round++) {
  for (const name of names) rates[name].push(measure(subjects[name], sliceMs))
}

function ratioTo(peer: 'reference' | 'eta'): number {
  return median(rates.ours.map((rate, round) => rate / (rates[peer][round] ?? 1)))
}

const ratio = { reference: Number(ratioTo('reference').toFixed(2)), eta: Number(ratioTo('eta').toFixed(2)) }
if (process.argv.includes('--json')) {
  const rows = names.map((subject) => ({
    case: 'core list page, 50 products',
    subject,
    value: Math.round(median(rates[subject])),
    unit: 'renders/s',
    ...(subject === 'ours' ? { ratio } : {}),
  }))
  console.log(JSON.stringify({ bench: 'template', node: process.version, rows }))
} else {
  console.log(
    `core list page, 50 products, ${expected.length} characters; renders per second of processor time`,
  )
  for (const name of names) console.log(`${name.padEnd(10)} ${median(rates[name]).toFixed(0).padStart(7)}`)
  console.log(`ours is ${ratio.reference} times the reference and ${ratio.eta} times eta`)
}
