import { posix } from 'node:path'
import type { SourceFile } from './source-file.ts'

/** For each package whose folders have an order: the folders that each may import. Files at its root may import all. */
export type RoomArrows = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

const isTest = (path: string) => /\.test\.tsx?$|\/testing\//.test(path)

/** Says which imports, of types too, run from a room to one that the table does not let it see; and what of the table is wrong itself. */
export function findWrongRooms(files: readonly SourceFile[], arrows: RoomArrows): readonly string[] {
  return [
    ...findRoomCircles(arrows),
    ...files.filter(({ path }) => !isTest(path)).flatMap((file) => judge(file, arrows)),
  ]
}

function judge({ path, imports }: SourceFile, arrows: RoomArrows): readonly string[] {
  const own = placeOf(path)
  const rooms = own && arrows[own.packageName]
  if (!own?.room || !rooms) return []
  const { room } = own
  const allowed = rooms[room]
  if (!allowed) return [`${path} stands in a room that scripts/boundaries/rooms.json does not name: ${room}.`]
  return imports
    .filter(({ specifier }) => specifier.startsWith('.'))
    .flatMap(({ specifier }) => {
      const target = placeOf(posix.join(posix.dirname(path), specifier))
      if (!target || target.packageName !== own.packageName || target.room === room) return []
      if (target.room === null) return rootFiles(path, specifier, room)
      return allowed.includes(target.room)
        ? []
        : [`${path} imports ${specifier}: ${room}/ may not see ${target.room}/.`]
    })
}

/** Files beside the rooms belong to all: `log.ts` of the site, `store.ts` of the store; those that put rooms together are seen by none. */
const together = ['app.ts', 'main.ts', 'tables.ts', 'open-store.ts']
const whoPutsTogether = ['start', 'cli']

function rootFiles(path: string, specifier: string, room: string): readonly string[] {
  const isTogether = together.includes(posix.basename(specifier))
  return isTogether && !whoPutsTogether.includes(room)
    ? [`${path} imports ${specifier}, which puts the rooms together: ${room}/ is one of them.`]
    : []
}

function placeOf(path: string): { readonly packageName: string; readonly room: string | null } | null {
  const match = /^packages\/([a-z]+)\/src\/(?:([^/]+)\/)?/.exec(path)
  return match ? { packageName: match[1] ?? '', room: match[2] ?? null } : null
}

/** A table that lets rooms see each other in a circle forbids nothing. */
function findRoomCircles(arrows: RoomArrows): readonly string[] {
  return Object.entries(arrows).flatMap(([packageName, rooms]) => {
    const finished = new Set<string>()
    const circles: string[] = []
    const walk = (room: string, trail: readonly string[]): void => {
      if (trail.includes(room)) {
        const circle = [...trail.slice(trail.indexOf(room)), room].join(' -> ')
        circles.push(`rooms.json lets rooms of ${packageName} import in a circle: ${circle}.`)
        return
      }
      if (finished.has(room)) return
      for (const next of rooms[room] ?? []) walk(next, [...trail, room])
      finished.add(room)
    }
    for (const room of Object.keys(rooms)) walk(room, [])
    return circles
  })
}
