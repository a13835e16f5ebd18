import { describe, expect, it } from 'vitest'
import { settingsOf } from './old-settings.ts'
import { ManagedGallery } from './page-galleries.ts'

describe('the settings of the gallery before Gallery2', () => {
  it('find its slides, its controls, and where it tells of them', () => {
    document.body.innerHTML =
      '<div id="old"><p>Intro</p><i class="s"></i><i class="s"></i></div><a id="on"></a><b id="at"></b><b id="of"></b>'
    const gallery = new ManagedGallery({
      slideshowElement: '#old',
      itemSelector: '.s',
      startIndex: 0,
      loop: true,
      next: '#on',
      currentIndex: '#at',
      totalSlides: '#of',
      design: 'strip',
    })
    expect(gallery.size).toBe(2)
    document.querySelector<HTMLElement>('#on')?.click()
    expect(document.querySelector('#at')?.textContent).toBe('2')
    expect(document.querySelector('#of')?.textContent).toBe('2')
    expect(document.querySelectorAll('.s.active')).toHaveLength(1)
  })

  it('leave those of Gallery2 as they are', () => {
    const elements = { next: '.n', currentIndex: '.c' }
    expect(settingsOf({ container: '#g', currentIndex: 2, elements, design: 'grid' })).toEqual({
      container: '#g',
      currentIndex: 2,
      elements,
      design: 'grid',
    })
    expect(settingsOf()).toEqual({ currentIndex: 0, elements: {} })
  })
})
