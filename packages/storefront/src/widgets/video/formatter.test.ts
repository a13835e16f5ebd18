import { describe, expect, it } from 'vitest'
import { printWord } from '../../testing/print-word.ts'

const film = { oembed: { html: '<iframe src="//video"></iframe>', providerName: 'Vimeo' } }
const withOverlay = {
  ...film,
  overlay: true,
  mainImageId: 'image-1',
  assetUrl: '/media/still.jpg',
  originalSize: '640x360',
  colorData: { topLeftAverage: '123' },
}

describe('video', () => {
  it('prints a wrapper that a script fills', () => {
    expect(printWord('video', film)).toBe(
      '<div class="sqs-video-wrapper" data-html="&lt;iframe src=&quot;//video&quot;&gt;&lt;/iframe&gt;" data-provider-name="Vimeo"></div>',
    )
    expect(printWord('video', film, ['load-false'])).toContain(
      '<div class="sqs-video-wrapper"  data-load="false" data-html=',
    )
  })

  it('lays an image over it', () => {
    const text = printWord('video', withOverlay, ['color-data'])
    expect(text).toContain(
      '<img data-load="false" data-src="/media/still.jpg" data-image-dimensions="640x360" data-image-focal-point="0.5,0.5" data-color-topleft="#123" data-color-topright="#" data-color-bottomleft="#" data-color-bottomright="#" data-color-center="#" />',
    )
    expect(printWord('video', withOverlay)).not.toContain('data-color')
    expect(printWord('video', { ...withOverlay, overlay: false })).not.toContain('overlay')
  })

  it('lays an overlay without an image over it when there is none', () => {
    expect(printWord('video', { ...film, overlay: true })).toBe(
      '<div class="sqs-video-wrapper" data-html="&lt;iframe src=&quot;//video&quot;&gt;&lt;/iframe&gt;" data-provider-name="Vimeo"><div class="sqs-video-overlay no-thumb" style="opacity: 0;"><div class="sqs-video-opaque"> </div><div class="sqs-video-icon"></div></div></div>',
    )
  })

  it('names the provider as it is called', () => {
    const oembed = { html: '', providerName: 'Film & Co' }
    expect(printWord('video', { oembed })).toContain('data-provider-name="Film & Co"')
  })
})
