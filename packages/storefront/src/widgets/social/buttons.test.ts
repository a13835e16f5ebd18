import { describe, expect, it } from 'vitest'
import { printWord } from '../../testing/print-word.ts'

const post = { id: 'post-1', fullUrl: '/blog/first', title: '"First"', likeCount: 3, recordType: 1 }
const sharing = { nodes: [{ website: { shareButtonOptions: { 1: true } } }] }
const liking = { nodes: [{ websiteSettings: { simpleLikingEnabled: true } }] }

describe('like-button', () => {
  it('shows a heart where the site has likes switched on', () => {
    expect(printWord('like-button', post, [], liking)).toContain(
      '<span class="sqs-simple-like" data-item-id="post-1" data-like-count="3">',
    )
    expect(printWord('like-button', post)).toBeUndefined()
    expect(printWord('like-button', undefined, [], liking)).toBeUndefined()
    const around = { nodes: [...liking.nodes, { id: 'page-1', likeCount: 2 }] }
    expect(printWord('like-button', { id: 'post-1' }, [], around)).toContain(
      'data-item-id="post-1" data-like-count="2"',
    )
  })
})

describe('social-button and social-button-inline', () => {
  it('carry what is shared', () => {
    expect(printWord('social-button-inline', post, [], sharing)).toBe(
      '<span class="squarespace-social-buttons inline-style" data-system-data-id="" data-asset-url="" data-record-type="1" data-full-url="/blog/first" data-title="&quot;First&quot;"></span>',
    )
    expect(printWord('social-button', post, [], sharing)).toContain(
      'class="squarespace-social-buttons button-style"',
    )
  })

  it('share the main image, but not where an item says that it has none', () => {
    const mainImage = { mainImageId: 'image-1', mainImage: { assetUrl: '/m.jpg' } }
    expect(printWord('social-button', mainImage, [], sharing)).toContain(
      'data-system-data-id="image-1" data-asset-url="/m.jpg"',
    )
    const none = { ...mainImage, systemDataId: null, assetUrl: null }
    expect(printWord('social-button', none, [], sharing)).toContain(
      'data-system-data-id="" data-asset-url=""',
    )
  })

  it('show nothing where the site shares nothing', () => {
    expect(printWord('social-button', post)).toBeUndefined()
    expect(
      printWord('social-button-inline', post, [], { nodes: [{ website: { shareButtonOptions: {} } }] }),
    ).toBeUndefined()
  })
})

describe('twitter-follow-button', () => {
  it.each([
    [{ userName: 'harbour' }, 'harbour'],
    [{ profileUrl: 'https://twitter.com/harbour' }, 'harbour'],
    [{ profileUrl: 'https://twitter.com/harbour/' }, ''],
    [{}, ''],
  ])('follows the account of %j', (account, name) => {
    expect(printWord('twitter-follow-button', account)).toContain(
      `<div class="squarespace-follow-button" data-username="${name}"></div>`,
    )
  })
})
