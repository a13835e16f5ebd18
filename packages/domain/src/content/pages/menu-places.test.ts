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
