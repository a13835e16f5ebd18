import { isRecord } from '../../shapes/is-record.ts'
import { type AddressParts, addressParts } from '../address-parts.ts'
import { cleanReport } from './clean-report.ts'

/** An error of a script on a page, as it is kept: nothing in it says who saw it. */
export interface ScriptError {
  readonly message: string
  /** Address, line and column; an address of the site without its host; '' where it is not known. */
  readonly source: string
  readonly stack: string
  /** The page on which it was seen. */
  readonly path: string
}

/** More is cut off. */
const longest = { message: 1_000, source: 500, stack: 5_000, path: 200 }

/** Scripts that browsers and their extensions put into pages. */
const ofExtension = /-extension:\/\/|webkit-masked-url:|\bextensions::/i

/** What browsers say in place of an error that a script of another host threw. */
const hiddenMessage = /^(?:uncaught )?script error\.?$/i

/**
 * Reads what a page told of an error, as JSON or its fields. Null: it is none of the site's own, or nothing that could be read. `hosts` are those of
 * the site.
 */
export function readScriptError(told: unknown, hosts: readonly string[]): ScriptError | null {
  const fields = typeof told === 'string' ? parseFields(told) : told
  if (!isRecord(fields)) return null
  const read = (name: string) => textOf(fields, name)
  const [message, source, stack] = [read('message').trim(), read('source'), read('stack')]
  if (message === '' || ofExtension.test(`${source}\n${stack}`)) return null
  if (hiddenMessage.test(message) && stack === '') return null
  const path = pathOf(read('url'), hosts)
  const address = addressOf(source, hosts)
  if (path === null || address === null || /^\/config(?:\/|$)/.test(path)) return null
  return {
    message: cut(cleanReport(message, hosts).trim(), longest.message),
    source: address === '' ? '' : [cut(address, longest.source - 40), ...placeIn(fields)].join(':'),
    stack: cut(cleanReport(stack, hosts), longest.stack),
    path: cut(path, longest.path),
  }
}

/** No half of a character is left at the end. */
function cut(text: string, length: number): string {
  return text.slice(0, length).toWellFormed()
}

function parseFields(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

/** A field of its own, and no longer than is worth reading. */
function textOf(fields: Readonly<Record<string, unknown>>, name: string): string {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined
  return typeof value === 'string' ? value.slice(0, 2 * longest.stack) : ''
}

/** Line and column, as far as they are known: the first is 1, and 0 is none. */
function placeIn(fields: Readonly<Record<string, unknown>>): readonly number[] {
  const [line, column] = [countOf(fields, 'line'), countOf(fields, 'column')]
  if (line === null) return []
  return column === null ? [line] : [line, column]
}

function countOf(fields: Readonly<Record<string, unknown>>, name: string): number | null {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) < 1e9 ? Number(value) : null
}

/** The path of a page of the site; null for a page elsewhere, such as a copy that somebody saved. */
function pathOf(url: string, hosts: readonly string[]): string | null {
  const parsed = addressParts(url, `http://${hosts[0] ?? 'localhost'}`)
  if (!parsed || !isOfSite(parsed, hosts)) return null
  return cleanReport(parsed.pathname, hosts)
}

/** Where a script stands; null: not on the site. */
function addressOf(source: string, hosts: readonly string[]): string | null {
  if (source === '') return ''
  const parsed = addressParts(source, `http://${hosts[0] ?? 'localhost'}`)
  if (!parsed || !isOfSite(parsed, hosts)) return null
  return cleanReport(parsed.pathname, hosts)
}

function isOfSite({ protocol, host }: AddressParts, hosts: readonly string[]): boolean {
  return /^https?:$/.test(protocol) && hosts.includes(host)
}
