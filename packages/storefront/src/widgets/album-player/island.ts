import { createTrack, type Track } from './track.ts'

/**
 * Gives the tracks of an album their buttons: one track plays at a time, on the whole page, and the next follows when it ends. The arrow keys
 * lead from button to button.
 */
export function wake(playlist: HTMLElement): void {
  const tracks: readonly Track[] = [...playlist.querySelectorAll<HTMLElement>('.track')]
    .map((element) => createTrack(element))
    .filter((track) => track !== null)
  for (const [index, track] of tracks.entries()) {
    track.audio.addEventListener('play', () => silenceOthers(track.audio))
    track.audio.addEventListener('ended', () => tracks[index + 1]?.play())
  }
  playlist.addEventListener('keydown', (event) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const current = tracks.findIndex(({ button }) => button === document.activeElement)
    const next = tracks[current + step]
    if (step === 0 || current < 0 || !next) return
    event.preventDefault()
    next.button.focus()
  })
}

function silenceOthers(playing: HTMLAudioElement): void {
  for (const audio of document.querySelectorAll('audio')) if (audio !== playing) audio.pause()
}
