import { kindByName } from '@vitrine/domain/media/file-signatures'

/** How long a recording or film is, and how large its picture; 0 where it cannot be told. */
interface Played {
  readonly durationMs: number
  readonly widthPx: number
  readonly heightPx: number
}

const unknown: Played = { durationMs: 0, widthPx: 0, heightPx: 0 }

/** A browser that has not read the beginning of a file by then does not play it. */
const patienceMs = 5_000

/** Asks the browser, which can play what it is to be, about a file. */
export async function measurePlayed(file: File): Promise<Played> {
  const kind = kindByName(file.name)
  if (kind !== 'audio' && kind !== 'video') return unknown
  const url = URL.createObjectURL(file)
  try {
    return await readPlayer(document.createElement(kind), url)
  } finally {
    URL.revokeObjectURL(url)
  }
}

function readPlayer(player: HTMLMediaElement, url: string): Promise<Played> {
  return new Promise((resolve) => {
    const giveUp = () => resolve(unknown)
    const timer = setTimeout(giveUp, patienceMs)
    player.onerror = giveUp
    player.onloadedmetadata = () => {
      clearTimeout(timer)
      const { duration } = player
      const isFilm = player instanceof HTMLVideoElement
      resolve({
        durationMs: Number.isFinite(duration) ? Math.round(duration * 1_000) : 0,
        widthPx: isFilm ? player.videoWidth : 0,
        heightPx: isFilm ? player.videoHeight : 0,
      })
    }
    player.preload = 'metadata'
    player.src = url
  })
}
