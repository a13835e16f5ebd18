import { beforeEach, describe, expect, it } from 'vitest'
import { loadVideo, loadVideos } from './video-loader.ts'

const wrapper = () => document.querySelector<HTMLElement>('.sqs-video-wrapper')
const code = '&lt;video src=&quot;https://films.example/a.mp4&quot;&gt;&lt;/video&gt;'

beforeEach(() => {
  document.body.innerHTML =
    `<div class="sqs-video-wrapper" data-html="${code}"><div class="sqs-video-overlay" style="opacity: 0;"></div></div>` +
    `<div class="sqs-video-wrapper" data-load="false" data-html="${code}"></div>`
})

describe('a video', () => {
  it('comes when its picture is clicked, or a key pressed on it', () => {
    loadVideos()
    expect(document.querySelector('video')).toBeNull()
    const picture = document.querySelector<HTMLElement>('.sqs-video-overlay')
    expect(picture?.getAttribute('role')).toBe('button')
    expect(picture?.style.opacity).toBe('')
    picture?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }))
    expect(wrapper()?.querySelector('video')?.getAttribute('src')).toBe('https://films.example/a.mp4')
    expect(picture?.style.display).toBe('none')
  })

  it('has one loader, whoever comes first, and none where the template brings its own', () => {
    loadVideos()
    const first = wrapper()
    if (first) loadVideo(first)
    document.querySelector<HTMLElement>('.sqs-video-overlay')?.click()
    expect(document.querySelectorAll('video')).toHaveLength(1)
  })
})
