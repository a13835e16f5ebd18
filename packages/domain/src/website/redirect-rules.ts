import { isWebAddress } from '../contact/web-address.ts'
import { isAboutAllBelow } from './redirects/match-redirects.ts'
import { findRedirectLoops } from './redirects/redirect-loops.ts'
import { longestAddress, tooLongAddressText } from './settings/web-limits.ts'

/** A rule that sends an old address to a new one, as owners write it: `/old/[slug] -> /new/[slug] 301`. */
export interface RedirectRule {
  /** A path; `[name]` stands for one part of it, `*` at its end for all that is below. */
  readonly source: string
  /** A path of the site or a whole address; may use the names of the source, and `*` at its end. */
  readonly target: string
  readonly status: 301 | 302
}

/** Rules read from a text, or what is wrong with it by line. */
export type RedirectReading =
  | { readonly ok: true; readonly rules: readonly RedirectRule[] }
  | { readonly ok: false; readonly problems: readonly RedirectProblem[] }

/** A line that cannot be followed. */
interface RedirectProblem {
  /** Begins at 1. */
  readonly line: number
  readonly message: string
}

/** Most rules that a site may have. */
export const maxRedirects = 2_500

/** Reads rules, one a line. Empty lines and lines that begin with `#` are passed over. */
export function readRedirects(text: string): RedirectReading {
  const rules: RedirectRule[] = []
  const lines = new Map<RedirectRule, number>()
  const problems: RedirectProblem[] = []
  const sources = new Set<string>()
  for (const [index, written] of text.split(/\r?\n/).entries()) {
    const line = written.trim()
    if (line === '' || line.startsWith('#')) continue
    const rule = readRule(line)
    const message = typeof rule === 'string' ? rule : clashText(rule, sources)
    if (message !== null) problems.push({ line: index + 1, message })
    else if (typeof rule !== 'string') {
      rules.push(rule)
      lines.set(rule, index + 1)
    }
  }
  if (rules.length > maxRedirects)
    problems.push({ line: maxRedirects + 1, message: `There can be at most ${maxRedirects} rules.` })
  else problems.push(...loopProblems(rules, lines))
  return problems.length > 0 ? { ok: false, problems } : { ok: true, rules }
}

/** Writes rules as owners read and edit them. */
export function writeRedirects(rules: readonly RedirectRule[]): string {
  return rules.map(({ source, target, status }) => `${source} -> ${target} ${status}`).join('\n')
}

const unreadableText = 'Write a rule as /old-address -> /new-address 301.'

function readRule(line: string): RedirectRule | string {
  const match = /^(\S+)\s*->\s*(\S+)(?:\s+(\S+))?$/.exec(line)
  if (!match) return unreadableText
  const [, source = '', target = '', status = '301'] = match
  const problem = ruleProblemText({ source, target, status })
  return problem ?? { source: trimSlash(source), target, status: status === '302' ? 302 : 301 }
}

/** What is wrong with a rule as it is written; null when it can be followed. */
function ruleProblemText({ source, target, status }: Record<keyof RedirectRule, string>): string | null {
  if (status !== '301' && status !== '302') return `${status} is not 301 (for good) or 302 (for now).`
  const [path = ''] = source.split(/[?#]/)
  if (path !== source && isPath(path))
    return `${source} goes beyond a path. A rule looks at the path alone, up to the question mark: ${path}.`
  if (!isPath(source)) return `${source} is not an address of this site; it must begin with one slash.`
  if (isOwnAddress(source))
    return `${source} is an address of the site itself, so the rule would never be followed.`
  if (!isPath(target) && !isWebAddress(target))
    return `${target} is neither an address of this site nor a whole web address.`
  if (target.length > longestAddress) return tooLongAddressText
  if (!source.split('/').every(isPlainOrName))
    return `In ${source}, a [name] must be a whole part between two slashes.`
  if (/\*(?!$)|[^/]\*/.test(trimSlash(source)))
    return `In ${source}, * can only stand at the end, for all that is below, as in /old/*.`
  if ((isPath(target) ? misplacedStar : starOfElsewhere).test(target))
    return `In ${target}, * can only stand at the end, for all that is below, as in /new/*.`
  if (target.endsWith('/*') && !isAboutAllBelow({ source: trimSlash(source) }))
    return 'The * of the new address needs one in the old address, as in /old/* -> /new/*.'
  const names = namesOf(source)
  const unknown = namesOf(target).find((name) => !names.includes(name))
  if (unknown !== undefined) return `[${unknown}] stands only on the right.`
  return null
}

const misplacedStar = /\*(?!$)|[^/]\*$/

/** In the host of a whole address, or stuck to the end of it; paths and questions of other sites may hold one. */
const starOfElsewhere = /^https?:\/\/[^/?#]*\*|^[^?#]*[^/]\*$/i

/** Notes the source of a rule; says what is wrong when it was there before or leads to itself. */
function clashText({ source, target }: RedirectRule, sources: Set<string>): string | null {
  if (trimSlash(target) === source) return `${source} leads to itself.`
  if (sources.has(source)) return `${source} has a rule already.`
  sources.add(source)
  return null
}

/** Names the last line of each ring of rules: without it the others lead somewhere. */
function loopProblems(
  rules: readonly RedirectRule[],
  lines: ReadonlyMap<RedirectRule, number>,
): readonly RedirectProblem[] {
  const lineOf = (rule: RedirectRule) => lines.get(rule) ?? 0
  return findRedirectLoops(rules).map((loop) => {
    const line = Math.max(...loop.map(lineOf))
    const place = loop.findIndex((rule) => lineOf(rule) === line)
    return { line, message: loopText(loop, place) }
  })
}

/** Says which ring a rule would close that is put among others; null: it leads on. */
export function ringText(rules: readonly RedirectRule[], added: RedirectRule): string | null {
  const loop = findRedirectLoops([...rules, added]).find((each) => each.includes(added))
  return loop ? loopText(loop, loop.indexOf(added)) : null
}

/** Most rules of a ring that are named. */
const namedOfLoop = 3

/** Names a ring by the rule at a place of it. */
function loopText(loop: readonly RedirectRule[], place: number): string {
  const [source = '', ...others] = [...loop.slice(place), ...loop.slice(0, place)].map((rule) => rule.source)
  const way = others.slice(0, namedOfLoop).join(', ')
  const more = others.length - namedOfLoop
  if (way === '') return `${source} leads back to itself.`
  return more > 0
    ? `${source} leads back to itself, by way of ${way} and ${more} more.`
    : `${source} leads back to itself, by way of ${way}.`
}

/** What the platform answers itself whether or not it is there: the panel, calls, files. Nothing asks for a rule at these addresses. */
const ownAddresses = [
  /^\/(config|health|robots\.txt|sitemap(-\d+)?\.xml|favicon\.ico|site\.css)$/,
  /^\/(api|config|universal|assets|scripts|styles)\//,
  /^\/(s|global)\/[^/]+$/,
  /^\/content\/v1\/[^/]+\/[^/]+\/[^/]+(\/[^/]+)?$/,
]

function isOwnAddress(source: string): boolean {
  const path = trimSlash(source)
  return ownAddresses.some((pattern) => pattern.test(path))
}

function isPath(text: string): boolean {
  return /^\/(?!\/)[^\s?#\\]*$/.test(text)
}

function isPlainOrName(part: string): boolean {
  return !/[[\]]/.test(part) || /^\[[a-z][a-z0-9_]*\]$/i.test(part)
}

function namesOf(text: string): readonly string[] {
  return [...text.matchAll(/\[([a-z][a-z0-9_]*)\]/gi)].map(([, name = '']) => name)
}

function trimSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}
