import { median, type Report, type Row } from './report.ts'
import { byHand, type Engine, eta, handlebars, liquidjs, ours, react, reference } from './template/engines.ts'
import { garbageRows } from './template/garbage.ts'
import { measureInTurns } from './template/measure.ts'
import { normalise } from './template/normalise.ts'
import type { BenchPage } from './template/page.ts'

const inBytes = ['ours', 'reference', 'eta']

/** Renders four pages with ours, its peers and the floor, in turns in one process; checks that all print the same. */
export async function run(): Promise<Report> {
  // React reads this when it is loaded, and the pages load it.
  process.env.NODE_ENV = 'production'
  const engines: Readonly<Record<string, Engine>> = {
    ours: ours(),
    reference: reference(),
    eta: eta(),
    handlebars: handlebars(),
    liquidjs: liquidjs(),
    react: await react(),
  }
  const pages = await loadPages()
  for (const page of pages) {
    checkSame(page, engines)
    checkFloor(page)
  }
  const rows = pages.flatMap((page) => [
    ...renderRows(page, engines),
    ...byteRows(page, engines),
    ...compileRows(page, engines),
    ...generateRows(page, engines),
  ])
  return { bench: 'template', node: process.versions.node, rows: [...rows, ...garbageRows()] }
}

async function loadPages(): Promise<readonly BenchPage[]> {
  const { corePage } = await import('./template/core-page.ts')
  const { listPage } = await import('./template/list-page.ts')
  const { detailPage } = await import('./template/detail-page.ts')
  const { blogPage } = await import('./template/blog-page.ts')
  return [corePage, listPage, detailPage, blogPage]
}

function checkSame(page: BenchPage, engines: Readonly<Record<string, Engine>>): void {
  const expected = normalise(engines.reference?.(page)(page.data) ?? '')
  for (const [name, engine] of Object.entries(engines)) {
    const actual = normalise(engine(page)(page.data))
    if (actual === expected) continue
    const at = [...expected].findIndex((character, index) => character !== actual[index])
    const near = (text: string) => text.slice(Math.max(0, at - 60), at + 60)
    throw new Error(`${name} prints another ${page.name} page:\n${near(actual)}\nfor\n${near(expected)}`)
  }
}

/** What is written by hand has to make the very bytes: then it does the same work. */
function checkFloor(page: BenchPage): void {
  const expected = ours()(page)(page.data)
  if (page.byHand && page.byHand(page.data) !== expected) {
    throw new Error(`the ${page.name} page that is written by hand has other bytes than ours`)
  }
}

function renderRows(page: BenchPage, engines: Readonly<Record<string, Engine>>): readonly Row[] {
  const work = mapValues({ ...engines, ...byHand(page) }, (engine) => {
    const render = engine(page)
    return () => render(page.data).length
  })
  return rowsOf(page.name, 'renders/s', measureInTurns(work))
}

/** The same down to bytes: strings are built as ropes, which a server has to flatten. */
function byteRows(page: BenchPage, engines: Readonly<Record<string, Engine>>): readonly Row[] {
  const some = Object.fromEntries(Object.entries(engines).filter(([name]) => inBytes.includes(name)))
  const work = mapValues({ ...some, ...byHand(page) }, (engine) => {
    const render = engine(page)
    return () => Buffer.from(render(page.data)).length
  })
  return rowsOf(`${page.name}, bytes`, 'renders/s', measureInTurns(work))
}

/** From source to a first page with one item: so that what is put off until the first render counts. */
function compileRows(page: BenchPage, engines: Readonly<Record<string, Engine>>): readonly Row[] {
  const { react: _, ...compiled } = engines
  return rowsOf(`${page.name}, compile`, 'pages/s', measureInTurns(mapValues(compiled, firstPage(page))))
}

/** The same when ours does not walk its first renders, but generates at once the code that it runs at speed later. */
function generateRows(page: BenchPage, engines: Readonly<Record<string, Engine>>): readonly Row[] {
  const { eta: peer = eta() } = engines
  const work = mapValues({ ours: ours(0), eta: peer }, firstPage(page))
  return rowsOf(`${page.name}, compile to code`, 'pages/s', measureInTurns(work))
}

function firstPage(page: BenchPage): (engine: Engine) => () => number {
  let count = 0
  return (engine) => () => {
    count += 1
    // The source differs each time: V8 remembers the code of functions it has compiled before.
    return engine(page, `<!-- ${count} -->`)(page.smallData).length
  }
}

function rowsOf(
  name: string,
  unit: string,
  rates: Readonly<Record<string, readonly number[]>>,
): readonly Row[] {
  const { ours: own = [], ...peers } = rates
  const ratio = mapValues(peers, (theirs) =>
    Number(median(own.map((rate, round) => rate / (theirs[round] ?? Number.NaN))).toFixed(3)),
  )
  return Object.entries(rates).map(([subject, values]) => ({
    case: name,
    subject,
    value: Math.round(median(values)),
    unit,
    ...(subject === 'ours' ? { ratio } : {}),
  }))
}

function mapValues<From, To>(
  record: Readonly<Record<string, From>>,
  map: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))
}
