import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { compile } from './compile.ts'
import type { TemplateError } from './errors.ts'
import { coreFormatters } from './formatters/core.ts'
import { corePredicates } from './predicates/core.ts'
import { buildRegistry } from './registry.ts'
import type { Limits, Template } from './template.ts'

const corpus = fileURLToPath(new URL('../corpus/', import.meta.url))
const registry = buildRegistry(coreFormatters, corePredicates)

interface Options {
  readonly limits?: Partial<Limits>
  readonly injects?: Readonly<Record<string, unknown>>
  readonly now?: number
  readonly expressions?: boolean
  readonly includes?: boolean
}

/** Each case is rendered by walking its tree, and by the code that is generated for it. */
const walksOf = { walked: Number.POSITIVE_INFINITY, generated: 0 }
const ways = ['walked', 'generated'] as const

/** What a case says of an error; what it leaves out is not looked at. */
type ExpectedError = Partial<TemplateError>

describe.each(readdirSync(corpus))('the language: %s', (feature) => {
  const names = readdirSync(`${corpus}${feature}`)
  it.each(names.flatMap((name) => ways.map((way) => [name, way] as const)))('%s, %s', (name, way) => {
    const folder = `${corpus}${feature}/${name}/`
    const { output, errors } = renderCase(folder, walksOf[way])
    expect(output).toBe(read(`${folder}output.html`))
    expect(errors).toMatchObject(readJson<ExpectedError[]>(`${folder}errors.json`, []))
    expect(errors).toHaveLength(readJson<ExpectedError[]>(`${folder}errors.json`, []).length)
  })
})

function renderCase(folder: string, walks: number): { output: string; errors: readonly TemplateError[] } {
  const { limits, injects = {}, now, ...switches } = readJson<Options>(`${folder}options.json`, {})
  const file = 'template.html'
  const template = compile(read(folder + file), { file, registry, walks, ...switches })
  const rendered = template.render(readJson<unknown>(`${folder}data.json`, {}), {
    partials: readPartials(`${folder}partials`, walks),
    injects: new Map(Object.entries(injects)),
    now,
    // A case is about the language; how long a busy machine takes is not its business.
    limits: { timeMs: 5000, ...limits },
  })
  return { output: rendered.output, errors: [...template.errors, ...rendered.errors] }
}

function readPartials(folder: string, walks: number): ReadonlyMap<string, Template> {
  const names = existsSync(folder) ? readdirSync(folder) : []
  return new Map(
    names.map((name) => [name, compile(read(`${folder}/${name}`), { file: name, registry, walks })]),
  )
}

function read(file: string): string {
  return readFileSync(file, 'utf8')
}

function readJson<T>(file: string, otherwise: T): T {
  return existsSync(file) ? JSON.parse(read(file)) : otherwise
}
