import { createProgress } from './progress.ts'

/** A track of an album. */
export interface Track {
  readonly audio: HTMLAudioElement
  readonly button: HTMLButtonElement
  play(): void
}

/** Binds the button of a track to its recording; null for one that has none. */
export function createTrack(element: HTMLElement): Track | null {
  const audio = element.querySelector('audio')
  const button = element.querySelector<HTMLButtonElement>('.track-play')
  if (!audio || !button) return null
  const title = audio.getAttribute('aria-label') ?? ''
  const progress = createProgress(audio, title)
  const paint = () => {
    const isPlaying = !audio.paused
    element.toggleAttribute('data-playing', isPlaying)
    button.setAttribute('aria-label', `${isPlaying ? 'Pause' : 'Play'} ${title}`)
    if (isPlaying && !progress.isConnected) element.append(progress)
  }
  const play = () => {
    element.querySelector('.track-error')?.remove()
    audio.play().catch((error: unknown) => {
      // A pause that comes before the recording began is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return
      element.append(failure())
      paint()
    })
  }
  for (const type of ['play', 'pause', 'ended']) audio.addEventListener(type, paint)
  button.addEventListener('click', () => (audio.paused ? play() : audio.pause()))
  return { audio, button, play }
}

function failure(): HTMLElement {
  const line = document.createElement('p')
  line.className = 'track-error'
  line.setAttribute('role', 'alert')
  line.textContent = 'This track cannot be played at the moment.'
  return line
}
