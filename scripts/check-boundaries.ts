/** Checks the arrows between packages and rooms, places, barrels, circles, crowds, statuses and schemas; says what is wrong and ends with 1 if anything is. */
import { fileURLToPath } from 'node:url'
import { findWrongArrows } from './boundaries/arrows.ts'
import { findCircles } from './boundaries/circles.ts'
import { findCrowds } from './boundaries/crowds.ts'
import { findLivingMigrations } from './boundaries/migrations.ts'
import { findMisplaced } from './boundaries/places.ts'
import roomArrows from './boundaries/rooms.json' with { type: 'json' }
import { findWrongRooms } from './boundaries/rooms.ts'
import { findSchemasInPages } from './boundaries/schemas.ts'
import { readSources } from './boundaries/source-file.ts'
import { findStatusNumbers } from './boundaries/statuses.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const folders = ['packages', 'e2e', 'attack', 'stand-ins', 'bench', 'scripts', 'sites/demo/studio']
const files = folders.flatMap((folder) => readSources(root, folder))
const wrong = [
  ...findWrongArrows(files),
  ...findWrongRooms(files, roomArrows),
  ...findMisplaced(files),
  ...findCircles(files),
  ...findCrowds(files),
  ...findStatusNumbers(files),
  ...findSchemasInPages(files),
  ...findLivingMigrations(files),
]

for (const sentence of wrong) console.error(sentence)
const long = files.filter(({ path, lines }) => lines > 250 && !/\.(test|spec)\.|\/testing\/|table/.test(path))
for (const { path, lines } of long) console.warn(`(to look at: ${path} has ${lines} lines)`)
console.log(
  wrong.length === 0
    ? `Boundaries hold in ${files.length} files.`
    : `${wrong.length} boundaries are crossed.`,
)
process.exitCode = wrong.length === 0 ? 0 : 1
