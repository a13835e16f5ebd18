import { createHash } from 'node:crypto'

/** The id of a seeded thing: always the same for the same name, so that a seed can go on where it stopped. */
export function seedId(kind: string, name: string): string {
  return digest(kind, name).slice(0, 24)
}

/** The same as a UUID (version 8). */
export function seedUuid(kind: string, name: string): string {
  const hex = digest(kind, name)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

function digest(kind: string, name: string): string {
  return createHash('sha256').update(`vitrine:${kind}:${name}`).digest('hex')
}
