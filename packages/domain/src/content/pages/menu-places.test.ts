import { expect, it } from 'vitest'
import type { NavigationLink } from '../../website/site.ts'
import { menuPlacesOf, withMenuPlaces } from './menu-places.ts'
import { withoutPages } from './trash.ts'

const page = (collectionId: string): NavigationLink => ({ kind: 'collection', collectionId })
const folder = (...links: NavigationLink[]): NavigationLink => ({ kind: 'folder', title: 'More', links })

it('puts a page back into its places in all menus and their folders', () => {
  const navigation = {
    main: [page('a'), page('shop'), folder(page('b'), page('shop'))],
    foot: [page('shop')],
  }
  const places = menuPlacesOf(navigation, 'shop')
  const gone = new Set(['shop'])
  const without = { main: withoutPages(navigation.main, gone), foot: withoutPages(navigation.foot, gone) }
  expect(JSON.stringify(without)).not.toContain('shop')
  expect(withMenuPlaces(withMenuPlaces({}, 'x', []), 'shop', [])).toEqual({})
  expect(withMenuPlaces(without, 'shop', places)).toEqual(navigation)
})

it('puts it at the end of a menu whose folder is gone, or that is shorter now', () => {
  const places = [{ menu: 'main', folders: ['More'], at: 1 }]
  expect(withMenuPlaces({ main: [page('a')] }, 'shop', places)).toEqual({ main: [page('a'), page('shop')] })
  expect(withMenuPlaces({ main: [] }, 'shop', [{ menu: 'main', folders: [], at: 4 }])).toEqual({
    main: [page('shop')],
  })
})

it('puts it back into its own folder where others have the same title', () => {
  const navigation = {
    main: [folder(page('a')), page('b'), folder(folder(page('c')), folder(page('shop'), page('d')))],
  }
  const places = menuPlacesOf(navigation, 'shop')
  const without = { main: withoutPages(navigation.main, new Set(['shop'])) }
  expect(withMenuPlaces(without, 'shop', places)).toEqual(navigation)
  const twins = { main: [folder(page('a')), folder(page('b'))] }
  const kept = [{ menu: 'main', folders: ['More'], at: 1 }]
  expect(withMenuPlaces(twins, 'shop', kept)).toEqual({
    main: [folder(page('a'), page('shop')), folder(page('b'))],
  })
  const lost = [{ menu: 'main', folders: ['More'], namesakes: [4], at: 0 }]
  expect(withMenuPlaces(twins, 'shop', lost)).toEqual({
    main: [folder(page('a')), folder(page('shop'), page('b'))],
  })
})
