import type { Json, JsonObject } from './document-image.ts'
import { isObject } from './mask-secrets.ts'

/** A picture or recording within a document: what it is called tells it, and not its sizes and colours. */
export function isKeptFile(value: Json | undefined): value is JsonObject {
  return isObject(value) && typeof value.assetUrl === 'string' && typeof value.filename === 'string'
}

/** The names by which a file before and after is told; where both have one name their addresses. */
export function fileNames(
  before: Json | undefined,
  after: Json | undefined,
): readonly [string | null, string | null] {
  const [former, later] = [before, after].map((side) => (isKeptFile(side) ? side : null))
  const field = former && later && former.filename === later.filename ? 'assetUrl' : 'filename'
  return [textIn(former, field), textIn(later, field)]
}

/** What owners say of a file: all but what it is made of. */
export function saidOfFile(file: Json | undefined): JsonObject {
  if (!isKeptFile(file)) return {}
  const said = Object.entries(file).filter(([name]) => !made.has(name))
  return Object.fromEntries(
    said.map(([name, value]) => [name, name === 'focalPoint' ? pointText(value) : value]),
  )
}

const made = new Set([
  'id',
  'assetUrl',
  'filename',
  'contentType',
  'bytes',
  'durationMs',
  'widthPx',
  'heightPx',
  'colors',
])

function pointText(point: Json): string {
  if (!isObject(point)) return ''
  return [point.x, point.y].map((part) => `${Math.round(Number(part) * 100)} %`).join(', ')
}

function textIn(file: JsonObject | null | undefined, field: string): string | null {
  const value = file?.[field]
  return typeof value === 'string' ? value : null
}
