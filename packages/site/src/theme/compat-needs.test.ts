import { describe, expect, it } from 'vitest'
import { compatNeeds } from './compat-needs.ts'

describe('compatNeeds', () => {
  it('is nothing for a template of today', () => {
    expect(
      compatNeeds([
        '<main>{squarespace.main-content}</main>',
        'export const Y = { one: 1 }; import("./x.js")',
      ]),
    ).toEqual([])
  })

  it('is what the sources speak of, in the order in which pages load it', () => {
    expect(compatNeeds(['ImageLoader.load(img, { load: true })'])).toEqual(['images'])
    expect(compatNeeds(["Y.use('node', function (Y) { new Y.Squarespace.Gallery2({}) })"])).toEqual([
      'site',
      'images',
      'yui',
      'lightbox',
      'gallery',
      'extras',
    ])
    expect(compatNeeds(['Tweak.watch("a", f)', 'new Lightbox2({})'])).toEqual(['site', 'images', 'lightbox'])
    expect(compatNeeds(['{@|video load-false}'])).toEqual(['images', 'video'])
    expect(compatNeeds(["el.getAttribute('data-unselected-options')"])).toEqual(['choices'])
  })

  it('is a small `Y` where formatters print words for it, and the whole of it where the template has scripts for it', () => {
    expect(compatNeeds(['{@|audio-player}'])).toEqual(['seed'])
    expect(compatNeeds(['{@|twitter-follow-button}', "Y.one('#a')"])).not.toContain('seed')
  })

  it.each([
    'YUI().use("node", f)',
    "Y.one('#a')",
    'Y.on("domready", f)',
    'window.Y && window.Y.Global.on("x")',
  ])('takes %s for YUI', (text) => {
    expect(compatNeeds([text])).toContain('yui')
  })
})
