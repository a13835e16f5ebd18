import { describe, expect, it } from 'vitest'
import { playerOf } from './safe-frame.ts'
import { backgroundAddress } from './video-background.ts'

const frame = (code: string) => playerOf(code, { autoplay: false })?.outerHTML ?? null

describe('stored embedding code', () => {
  it('gives its frame, by https', () => {
    expect(
      frame('<iframe src="//player.vimeo.com/video/1" width="640" height="360" onload="x()"></iframe>'),
    ).toMatch(/^<iframe (?!.*onload).*src="https?:\/\/player\.vimeo\.com\/video\/1"/)
  })

  it('gives nothing else: no script, no handler, no script address', () => {
    expect(frame('<script>x()</script><img src=x onerror=x()>')).toBeNull()
    expect(frame('<iframe src="javascript:x()"></iframe>')).toBeNull()
    expect(frame('<iframe srcdoc="<script>x()</script>"></iframe>')).toBeNull()
  })
})

describe('backgroundAddress', () => {
  it('knows the forms of addresses of two hosts, and no other host', () => {
    expect(backgroundAddress('https://www.youtube.com/watch?t=3&v=dQw4w9WgXcQ')).toContain(
      '/embed/dQw4w9WgXcQ?',
    )
    expect(backgroundAddress('https://youtu.be/dQw4w9WgXcQ')).toContain('/embed/dQw4w9WgXcQ?')
    expect(backgroundAddress('https://vimeo.com/channels/staff/123')).toContain('/video/123?')
    expect(backgroundAddress('https://elsewhere.example/1')).toBeNull()
  })
})
