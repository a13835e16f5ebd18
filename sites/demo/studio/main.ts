import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { shots } from './scenes/all-shots.ts'

// Draws the demo shop's pictures: `npm run draw -w @vitrine/demo-studio -- [--small] [--to=FOLDER] [part of a file name ...]`.
const words = process.argv.slice(2)
const isSmall = words.includes('--small')
const folder =
  words.find((word) => word.startsWith('--to='))?.slice(5) ??
  fileURLToPath(new URL('../content/images', import.meta.url))
const wanted = words.filter((word) => !word.startsWith('--'))
const files = shots
  .map(({ file }) => file)
  .filter((file) => !wanted.length || wanted.some((part) => file.includes(part)))

await mkdir(folder, { recursive: true })
await Promise.all(Array.from({ length: Math.min(files.length, availableParallelism()) }, drawInTurn))

/** Draws pictures until none is left; each has a worker of its own, which the compiler then fits to that scene. */
async function drawInTurn(): Promise<void> {
  for (let file = files.shift(); file; file = files.shift()) {
    const startedAt = Date.now()
    const worker = new Worker(new URL('./draw-shot.ts', import.meta.url), {
      workerData: { file, folder, isSmall },
    })
    const [bytes] = await once(worker, 'message')
    console.log(`${file}  ${Math.round(bytes / 1024)} KB  ${((Date.now() - startedAt) / 1000).toFixed(1)} s`)
  }
}
