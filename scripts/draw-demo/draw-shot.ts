import { join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import { drawPicture } from './render/picture.ts'
import { shots } from './scenes/all-shots.ts'

const shapes = { tall: { width: 1500, height: 1875 }, wide: { width: 2400, height: 1350 } } as const

interface Order {
  readonly file: string
  readonly folder: string
  readonly isSmall: boolean
}

parentPort?.on('message', async ({ file, folder, isSmall }: Order) => {
  const shot = shots.find((each) => each.file === file)
  if (!shot) throw new Error(`There is no shot called ${file}`)
  const full = shapes[shot.shape]
  const size = isSmall ? { width: full.width / 3, height: Math.round(full.height / 3) } : full
  const bytes = drawPicture(await shot.scene(), size, 11)
  const written = await sharp(bytes, { raw: { ...size, channels: 3 } })
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(join(folder, file))
  parentPort?.postMessage(written.size)
})
