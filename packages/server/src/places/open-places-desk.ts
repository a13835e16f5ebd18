import { execFile } from 'node:child_process'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { deserialize } from 'node:v8'
import type { CityIndex } from '@vitrine/domain/places/city-index'
import type { PlacesDesk } from '../services/places-desk.ts'
import { cityListVersion } from './read-cities.ts'

/** Making the index takes seconds; a machine that is this slow is broken. */
const makingLimitMs = 120_000

/** The desk of a server: the list of cities is read when somebody first asks for it, and kept for all sites. */
export function openPlacesDesk(dataDir: string): PlacesDesk {
  return {
    cities: readOnce(() => openIndex(path.join(dataDir, 'cache', `cities-${cityListVersion()}.bin`))),
    googleOrigin: 'https://places.googleapis.com',
    timeLimitMs: 3_000,
  }
}

/** Reads the index that lies in the data folder; made there once for each list, by a process that gives its memory back. */
async function openIndex(file: string): Promise<CityIndex> {
  const kept = await read(file)
  if (kept) return kept
  await mkdir(path.dirname(file), { recursive: true })
  const program = path.join(import.meta.dirname, 'read-cities-main.ts')
  await promisify(execFile)(process.execPath, [program, file], { timeout: makingLimitMs })
  const made = await read(file)
  if (!made) throw new Error(`The list of cities cannot be read from ${file}`)
  return made
}

/** The file is our own, from this version of the list; one that cannot be read is made again. */
async function read(file: string): Promise<CityIndex | null> {
  try {
    return deserialize(await readFile(file)) as CityIndex
  } catch {
    return null
  }
}

/** Those who ask at once wait for the same list; a list that could not be read is read again for who asks next. */
function readOnce(open: () => Promise<CityIndex>): () => Promise<CityIndex> {
  let reading: Promise<CityIndex> | null = null
  return () => {
    reading ??= open().catch((error: unknown) => {
      reading = null
      throw error
    })
    return reading
  }
}
