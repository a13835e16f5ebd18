import { createRequire } from 'node:module'
import { CLDRFramework } from '@phensley/cldr'
import {
  Compiler,
  Formatters,
  Predicates,
  Formatter as ReferenceFormatter,
} from '@squarespace/template-engine'
import { compile } from '@vitrine/template/compile'
import { coreFormatters } from '@vitrine/template/formatters/core'
import { i18nFormatters } from '@vitrine/template/formatters/i18n'
import { loadLocale } from '@vitrine/template/i18n/load-locale'
import { corePredicates } from '@vitrine/template/predicates/core'
import { buildRegistry } from '@vitrine/template/registry'
import { asNumber } from '@vitrine/template/values/convert'
import { Eta } from 'eta'
import Handlebars from 'handlebars'
import { Liquid } from 'liquidjs'
import { storefrontVocabulary } from '../../packages/storefront/src/formatters.ts'
import * as formWidgets from './form-widgets.ts'
import type { BenchPage, PageData } from './page.ts'
import * as widgets from './widgets.ts'

/** Renders a page that was compiled before. */
type Render = (data: PageData) => string

/** An engine: compiles the source it is given, or the page's own when there is none. */
export type Engine = (page: BenchPage, salt?: string) => Render

const now = 1_700_000_000_000
/** The clock is looked at all the same, but a machine that others use must not end a render. */
const limits = { timeMs: 60_000 }
const helpers = { ...widgets, ...formWidgets }

/**
 * Our engine as the server runs it: with every word, language data, the meter and the list of errors. `walks` is how many renders
 * walk the tree before code is generated.
 */
export function ours(walks?: number): Engine {
  const registry = buildRegistry(coreFormatters, corePredicates, i18nFormatters, storefrontVocabulary, {
    formatters: { cents: (value) => widgets.cents(asNumber(value)) },
  })
  const locale = loadLocale('en')
  return ({ dialect }, salt = '') => {
    const template = compile(dialect + salt, { registry, walks, limits })
    if (template.errors.length > 0) throw new Error(template.errors[0]?.message)
    return (data) => {
      const { output, errors } = template.render(data, { locale, now })
      if (errors.length > 0) throw new Error(errors[0]?.message)
      return output
    }
  }
}

/** The platform's own engine. */
export function reference(): Engine {
  const require = createRequire(import.meta.url)
  const framework = new CLDRFramework({
    loader: (language) => require(`@phensley/cldr/packs/${language}.json`),
  })
  const cldr = framework.get('en')
  const compiler = new Compiler({
    formatters: { ...Formatters, cents: new CentsFormatter() },
    predicates: Predicates,
  })
  return ({ dialect }, salt = '') => {
    const { code } = compiler.parse(dialect + salt)
    return (json) => compiler.execute({ code, json, cldr, now, enableExpr: true }).ctx.render()
  }
}

class CentsFormatter extends ReferenceFormatter {
  override apply(_args: unknown, vars: { node: { asNumber(): number }; set(value: unknown): void }[]): void {
    for (const variable of vars.slice(0, 1)) variable.set(widgets.cents(variable.node.asNumber()))
  }
}

/** Eta: templates become JavaScript. */
export function eta(): Engine {
  const engine = new Eta({ autoEscape: false, autoTrim: false, cache: false })
  return (page, salt = '') => {
    const compiled = engine.compile(page.eta + salt)
    return (d) => engine.render(compiled, { d, f: helpers })
  }
}

/** Handlebars, told which helpers there are. */
export function handlebars(): Engine {
  const engine = Handlebars.create()
  const all: Readonly<Record<string, unknown>> = {
    ...helpers,
    oddEven: (index: number) => (index % 2 === 0 ? 'odd' : 'even'),
    next: (index: number) => index + 1,
    same: (left: unknown, right: unknown) => left === right,
  }
  for (const [name, helper] of Object.entries(all)) {
    if (typeof helper === 'function')
      engine.registerHelper(name, (...args: unknown[]) => helper(...args.slice(0, -1)))
  }
  const knownHelpers = Object.fromEntries(Object.keys(all).map((name) => [name, true]))
  return (page, salt = '') =>
    engine.compile(page.handlebars + salt, { noEscape: true, knownHelpers, knownHelpersOnly: true })
}

/** LiquidJS: templates become a tree that is walked. */
export function liquidjs(): Engine {
  const engine = new Liquid({ ownPropertyOnly: true })
  for (const [name, helper] of Object.entries({ ...helpers, cut: widgets.truncate })) {
    if (typeof helper === 'function') engine.registerFilter(name, helper)
  }
  return (page, salt = '') => {
    const parsed = engine.parse(page.liquid + salt)
    return (data) => String(engine.renderSync(parsed, data))
  }
}

/** No engine: the function that is written for the page, if there is one. */
export function byHand(page: BenchPage): Readonly<Record<string, Engine>> {
  const { byHand: render } = page
  return render ? { floor: () => render } : {}
}

/** React on the server, in production mode. */
export async function react(): Promise<Engine> {
  process.env.NODE_ENV = 'production'
  const { renderToString } = await import('react-dom/server')
  return (page) => (data) => renderToString(page.react(data))
}
