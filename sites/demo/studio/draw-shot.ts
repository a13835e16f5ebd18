import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import sharp from 'sharp'
import { drawPicture } from './render/picture.ts'
import { shots } from './scenes/all-shots.ts'

const shapes = { tall: { width: 1500, height: 1875 }, wide: { width: 2400, height: 1350 } } as const

interface Order {
  readonly file: string
  readonly folder: string
  readonly isSmall: boolean
}

const { file, folder, isSmall }: Order = workerData
const shot = shots.find((each) => each.file === file)
if (!shot) throw new Error(`There is no shot called ${file}`)

const full = shapes[shot.shape]
// Drawn a little smaller and enlarged: the light is soft, so nobody can tell, and it takes a third of the time.
const share = isSmall ? 1 / 3 : 0.6
const size = { width: Math.round(full.width * share), height: Math.round(full.height * share) }
const bytes = drawPicture(await shot.scene(), size, 11)
const picture = sharp(bytes, { raw: { ...size, channels: 3 } })
const written = await (isSmall ? picture : picture.resize(full))
  .jpeg({ quality: 82, mozjpeg: true })
  .toFile(join(folder, file))
parentPort?.postMessage(written.size)
