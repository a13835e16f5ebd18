import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Gallery } from './gallery.ts'

const ids = ['a', 'b', 'c'].map((letter) => letter.repeat(24))

beforeEach(() => {
  const slides = ids.map((id) => `<div class="slide" data-slide-id="${id}"></div>`)
  document.body.innerHTML = `<div id="g">${slides.join('')}</div>`
})
afterEach(() => history.replaceState(null, '', '/'))

const build = (settings: object = {}) => new Gallery({ container: '#g', design: 'stacked', ...settings })

describe('a gallery that names its slide in the address', () => {
  it('writes there what it shows, beside what stands there', () => {
    history.replaceState(null, '', '/studio?page=2#menu')
    build({ historyHash: true }).next()
    expect(location.href).toMatch(new RegExp(`/studio\\?page=2#itemId=${ids[1]}&menu$`))
  })

  it('does not do so unasked, nor before it moves', () => {
    build().next()
    build({ historyHash: true })
    expect(location.hash).toBe('')
  })

  it('begins with the slide that the address names', () => {
    history.replaceState(null, '', `/#itemId=${ids[2]}`)
    expect(build().get('currentIndex')).toBe(2)
  })
})
