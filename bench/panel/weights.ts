import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { Row } from '../report.ts'

const dist = fileURLToPath(new URL('../../packages/panel/dist/', import.meta.url))

interface Chunk {
  readonly file: string
  readonly src?: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
}

type Manifest = Readonly<Record<string, Chunk>>

/**
 * What a browser downloads, from the manifest of the build: of the shell, of the start room, of the parts of all rooms that are loaded at rest, and of
 * each room what a click on its entry loads beyond these before it is shown. What a room loads later, when it is asked for, is not in it: the editor of
 * formatted text, and views and kinds of fields that most do not open.
 */
export function weightRows(): readonly Row[] {
  const manifest: Manifest = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8'))
  const shell = filesOf(manifest, 'index.html')
  const start = new Set([...shell, ...filesOf(manifest, 'src/screens/start/start-screen.tsx')])
  const atRest = new Set([...start, ...filesOf(manifest, 'src/parts/at-rest.ts')])
  const rooms = Object.entries(manifest)
    .filter(([name]) => /^src\/screens\/.+(?<!\/start)-screen\.tsx$/.test(name))
    .map(([name]) => ({ name, bytes: weigh(without(filesOf(manifest, name), atRest)) }))
    .toSorted((one, other) => other.bytes - one.bytes)
  const scripts = [...shell].filter((file) => file.endsWith('.js'))
  return [
    row('shell, scripts', weigh(scripts)),
    row('shell, scripts and styles', weigh(shell)),
    row('start room, beyond the shell', weigh(without(start, shell))),
    row('at rest, beyond both', weigh(without(atRest, start))),
    ...rooms.map(({ name, bytes }) =>
      row(`room ${/([\w-]+)-screen\.tsx$/.exec(name)?.[1]}, beyond these`, bytes),
    ),
  ]
}

function row(name: string, bytes: number): Row {
  return { case: name, subject: 'vitrine', value: bytes / 1000, unit: 'KB gzip' }
}

/** All that must be there before a module runs: its file, those it imports, and their styles. */
function filesOf(manifest: Manifest, name: string, seen = new Set<string>()): ReadonlySet<string> {
  const chunk = manifest[name]
  if (!chunk || seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const sheet of chunk.css ?? []) seen.add(sheet)
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, seen)
  return seen
}

function without(files: ReadonlySet<string>, known: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...files].filter((file) => !known.has(file)))
}

function weigh(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(dist + file), { level: 6 }).length, 0)
}
