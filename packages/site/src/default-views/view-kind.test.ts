import { expect, it } from 'vitest'
import { viewKindOf } from './view-kind.ts'

it.each([
  ['blog', {}, 'blog'],
  ['products', {}, 'products'],
  ['gallery', { acceptTypes: ['image', 'video'] }, 'gallery'],
  ['folders', { folder: true }, null],
  ['index', { folder: true, index: true }, 'index'],
  ['about-index', { folder: true, index: true, acceptTypes: ['page'] }, 'index'],
  ['menu', { folder: true }, null],
  ['shows', { ordering: 'calendar' }, 'events'],
  ['talks', { acceptTypes: ['event'] }, 'events'],
  ['tracks', { ordering: 'music-album' }, 'album'],
  ['careers', { acceptTypes: ['text'] }, 'blog'],
  ['stories', { acceptTypes: ['text', 'image', 'video'] }, 'blog'],
  ['artists', { acceptTypes: ['image'] }, 'gallery'],
  ['plans', { acceptTypes: ['store_item'] }, 'products'],
  ['wares', { acceptTypes: ['image', 'store-item'] }, 'products'],
  ['blog', { acceptTypes: ['text', 'image', 'store_item'] }, 'blog'],
  ['notes', { acceptTypes: ['text', 'store_item'] }, 'blog'],
  ['page', {}, null],
  ['tabs', { acceptTypes: 'text' }, null],
  ['constructor', {}, null],
])('a collection of type %s with %j is rendered as %s', (name, conf, kind) => {
  expect(viewKindOf(name, conf)).toBe(kind)
})
