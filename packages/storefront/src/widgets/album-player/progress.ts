/** Makes the line under a track at work: how far it is, which can be moved by mouse and keys. */
export function createProgress(audio: HTMLAudioElement, title: string): HTMLElement {
  const line = document.createElement('div')
  line.className = 'track-progress'
  const slider = document.createElement('input')
  slider.type = 'range'
  slider.min = '0'
  slider.step = '1'
  slider.setAttribute('aria-label', `Position in ${title}`)
  const time = document.createElement('span')
  line.append(slider, time)

  let isMoved = false
  const paint = () => {
    const duration = Number.isFinite(audio.duration) ? audio.duration : 0
    slider.max = String(Math.max(1, Math.floor(duration)))
    if (!isMoved) slider.value = String(Math.floor(audio.currentTime))
    slider.setAttribute('aria-valuetext', `${clock(audio.currentTime)} of ${clock(duration)}`)
    time.textContent = clock(audio.currentTime)
  }
  slider.addEventListener('input', () => {
    isMoved = true
    time.textContent = clock(Number(slider.value))
  })
  slider.addEventListener('change', () => {
    isMoved = false
    audio.currentTime = Number(slider.value)
  })
  for (const type of ['timeupdate', 'durationchange', 'play']) audio.addEventListener(type, paint)
  return line
}

function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
