import { mkdir, open } from 'node:fs/promises'
import path from 'node:path'

/**
 * Writes behind what is known to stand in a file: what was broken off there is written over. All of it is on disk when this returns, which is
 * how long the file is then.
 */
export async function appendText(place: string, text: string, at: number): Promise<number> {
  await mkdir(path.dirname(place), { recursive: true })
  const file = await open(place, at === 0 ? 'w' : 'r+')
  try {
    await file.truncate(at)
    const bytes = Buffer.from(text)
    // A disk that is nearly full takes a part of what it is given, and says so only when it is given the rest.
    for (let done = 0; done < bytes.length; )
      done += (await file.write(bytes, done, bytes.length - done, at + done)).bytesWritten
    await file.sync()
    return at + bytes.length
  } finally {
    await file.close()
  }
}
