import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** How programs on the same machine reach the server that holds a data folder. */
export interface ControlAddress {
  /** On 127.0.0.1. */
  readonly port: number
  /** Who can read the file may give orders. */
  readonly token: string
  /** The process that holds the folder, and where it answers visitors; left out by older versions. */
  readonly processId?: number
  readonly address?: string
}

/** Tells other programs of the same user where the server listens; no other user can read it. */
export async function writeControlFile(dataDir: string, address: ControlAddress): Promise<void> {
  await rm(fileOf(dataDir), { force: true })
  await writeFile(fileOf(dataDir), JSON.stringify(address), { mode: 0o600 })
}

/** Where the server of a data folder listens, if it said so. */
export async function readControlFile(dataDir: string): Promise<ControlAddress | undefined> {
  try {
    const known: unknown = JSON.parse(await readFile(fileOf(dataDir), 'utf8'))
    return isControlAddress(known) ? known : undefined
  } catch {
    return undefined
  }
}

/** Takes the file away when the server ends. */
export async function removeControlFile(dataDir: string): Promise<void> {
  await rm(fileOf(dataDir), { force: true })
}

function fileOf(dataDir: string): string {
  return path.join(dataDir, 'control.json')
}

function isControlAddress(known: unknown): known is ControlAddress {
  if (typeof known !== 'object' || known === null) return false
  return (
    'port' in known && typeof known.port === 'number' && 'token' in known && typeof known.token === 'string'
  )
}
