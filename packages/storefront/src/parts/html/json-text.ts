import { BoundedCache } from '@vitrine/template/caches/bounded-cache'
import { isContainer } from '@vitrine/template/values/own'
import type { Fields } from '../product/fields.ts'
import { escapeHtml } from './escape.ts'

/**
 * JSON for an attribute: the text a script parses, safe even when it is printed inside of a script. Missing gives ''. The
 * quotation marks of JSON are most of what there is to escape, so plain data is written with them escaped at once.
 */
export function attributeJson(value: unknown): string {
  return writeValue(value, 0) ?? ''
}

/** What is nested deeper is left to the platform, which also knows what to say of circles. */
const maxDepth = 32

function writeValue(value: unknown, depth: number): string | undefined {
  switch (typeof value) {
    case 'string':
      return quote(value)
    case 'number':
      return Number.isFinite(value) ? String(value) : 'null'
    case 'boolean':
      return value ? 'true' : 'false'
    case 'object':
      return isContainer(value) ? writeContainer(value, depth) : 'null'
    default:
      return encoded(value)
  }
}

function writeContainer(value: Fields, depth: number): string | undefined {
  if (depth === maxDepth || 'toJSON' in value) return encoded(value)
  if (Array.isArray(value)) return writeList(value, depth)
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null ? writeObject(value, depth) : encoded(value)
}

function writeList(list: readonly unknown[], depth: number): string {
  let text = ''
  for (let index = 0; index < list.length; index++) {
    text += (index === 0 ? '[' : ',') + (writeValue(list[index], depth + 1) ?? 'null')
  }
  return text === '' ? '[]' : `${text}]`
}

function writeObject(fields: Fields, depth: number): string {
  let text = ''
  for (const key of Object.keys(fields)) {
    const written = writeValue(fields[key], depth + 1)
    if (written !== undefined) text += (text === '' ? '{' : ',') + keys.getOrBuild(key, writeKey) + written
  }
  return text === '' ? '{}' : `${text}}`
}

/** The same few keys stand in all variants of all products. */
const keys = new BoundedCache<string, string>(1000)

function writeKey(key: string): string {
  return `${quote(key)}:`
}

/** What JSON or HTML spells otherwise than it is. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON escapes them.
const special = /[\u0000-\u001f"\\&<>\ud800-\udfff]/
/** What is rare enough to be left to the platform: control characters, and surrogates, which may stand alone. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above.
const rare = /[\u0000-\u001f\ud800-\udfff]/

function quote(text: string): string {
  if (!special.test(text)) return `&quot;${text}&quot;`
  return rare.test(text) ? (encoded(text) ?? '') : `&quot;${spell(text)}&quot;`
}

function spell(text: string): string {
  let spelled = ''
  let copied = 0
  for (let at = 0; at < text.length; at++) {
    const letter = letterAt(text, at)
    if (letter === '') continue
    spelled += text.slice(copied, at) + letter
    copied = at + 1
  }
  return spelled + text.slice(copied)
}

function letterAt(text: string, at: number): string {
  switch (text.charCodeAt(at)) {
    case 34:
      return '\\&quot;'
    case 38:
      return '&amp;'
    case 60:
      return text.charCodeAt(at + 1) === 47 ? '&lt;\\' : '&lt;'
    case 62:
      return '&gt;'
    case 92:
      return '\\\\'
    default:
      return ''
  }
}

function encoded(value: unknown): string | undefined {
  const json: string | undefined = JSON.stringify(value)
  return json === undefined ? undefined : escapeHtml(json.replaceAll('</', '<\\/'))
}
