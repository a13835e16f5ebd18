import { beforeEach, describe, expect, it, vi } from 'vitest'
import { wake } from './island.ts'
import { wake as fillContainer } from './plain-player.ts'

const track = (title: string) =>
  `<li class="track"><button type="button" class="track-play" aria-label="Play ${title}"></button><span class="track-title">${title}</span>` +
  `<audio controls preload="none" aria-label="${title}" src="/${title}.mp3"></audio></li>`

/** happy-dom has no sound: what plays is remembered here, and announced by the events that browsers send. */
const playing = new Set<Element>()
let isBroken = false

beforeEach(() => {
  playing.clear()
  isBroken = false
  vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(function (this: Element) {
    return !playing.has(this)
  })
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    if (isBroken) throw new DOMException('No such file', 'NotSupportedError')
    playing.add(this)
    this.dispatchEvent(new Event('play'))
  })
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    if (playing.delete(this)) this.dispatchEvent(new Event('pause'))
  })
  document.body.innerHTML = `<ol class="sqs-audio-playlist">${track('Ebb')}${track('Flow')}</ol><audio id="other"></audio>`
  wake(find('.sqs-audio-playlist'))
})

const find = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`No ${selector}`)
  return element
}
const buttons = () => [...document.querySelectorAll<HTMLElement>('.track-play')]
const labels = () => buttons().map((button) => button.getAttribute('aria-label'))

describe('the tracks of an album', () => {
  it('play and pause by their buttons, which say what they do', () => {
    buttons()[0]?.click()
    expect(labels()).toEqual(['Pause Ebb', 'Play Flow'])
    buttons()[0]?.click()
    expect(labels()).toEqual(['Play Ebb', 'Play Flow'])
  })

  it('play one at a time, on the whole page', () => {
    playing.add(find('#other'))
    buttons()[0]?.click()
    buttons()[1]?.click()
    expect(labels()).toEqual(['Play Ebb', 'Pause Flow'])
    expect(playing.size).toBe(1)
  })

  it('follow each other', () => {
    buttons()[0]?.click()
    playing.delete(find('audio[aria-label="Ebb"]'))
    find('audio[aria-label="Ebb"]').dispatchEvent(new Event('ended'))
    expect(labels()).toEqual(['Play Ebb', 'Pause Flow'])
  })

  it('show how far they are, and can be moved', () => {
    buttons()[0]?.click()
    const audio = find('audio[aria-label="Ebb"]') as HTMLAudioElement
    vi.spyOn(audio, 'duration', 'get').mockReturnValue(125)
    audio.currentTime = 65
    audio.dispatchEvent(new Event('timeupdate'))
    const slider = find('.track-progress input') as HTMLInputElement
    expect(slider.getAttribute('aria-valuetext')).toBe('1:05 of 2:05')
    expect(slider.getAttribute('aria-label')).toBe('Position in Ebb')
    slider.value = '30'
    slider.dispatchEvent(new Event('change'))
    expect(audio.currentTime).toBe(30)
  })

  it('are walked through by arrow keys', () => {
    buttons()[0]?.focus()
    const press = (key: string) =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    press('ArrowDown')
    expect(document.activeElement).toBe(buttons()[1])
    press('ArrowDown')
    expect(document.activeElement).toBe(buttons()[1])
    press('ArrowUp')
    expect(document.activeElement).toBe(buttons()[0])
  })

  it('say so when they cannot be played, once', async () => {
    isBroken = true
    buttons()[0]?.click()
    await vi.waitFor(() => find('[role="alert"]'))
    buttons()[0]?.click()
    await vi.waitFor(() => expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1))
    expect(labels()[0]).toBe('Play Ebb')
  })
})

describe('a container for a recording', () => {
  it('is given the browser’s own player, of web addresses only', () => {
    document.body.innerHTML =
      '<div id="a" data-audio-asset-url="/media/a.mp3"></div><div id="b" data-audio-asset-url="javascript:alert(1)"></div>'
    fillContainer(find('#a'))
    fillContainer(find('#a'))
    fillContainer(find('#b'))
    expect(document.querySelectorAll('audio')).toHaveLength(1)
    expect(find('#a audio').getAttribute('src')).toMatch(/\/media\/a\.mp3$/)
  })
})
