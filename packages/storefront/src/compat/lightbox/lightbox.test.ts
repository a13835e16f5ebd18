import { afterEach, describe, expect, it } from 'vitest'
import { Lightbox } from './lightbox.ts'

let opened: Lightbox | undefined
afterEach(() => opened?.destroy())

function open(settings: ConstructorParameters<typeof Lightbox>[0]) {
  opened = new Lightbox(settings)
  const told: string[] = []
  opened.on('slide', () => told.push('slide'))
  opened.render()
  return told
}
const film = () => document.createElement('video')

describe('what a lightbox shows', () => {
  it('stays the very same when the window changes its size', () => {
    const content = film()
    const told = open({ content })
    dispatchEvent(new Event('resize'))
    expect(document.querySelector('video')).toBe(content)
    expect(told).toEqual(['slide'])
  })

  it('is a copy of what stands in the page', () => {
    const content = film()
    document.body.append(content)
    open({ content })
    expect(content.parentElement).toBe(document.body)
    expect(document.querySelectorAll('video')).toHaveLength(2)
    content.remove()
  })
})
