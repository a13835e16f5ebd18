import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { parseListSearch } from '../parts/lists/address/list-search.ts'
import { panel } from './panel.ts'

const giftCards = createRoute({
  getParentRoute: () => panel,
  path: 'gift-cards',
  validateSearch: parseListSearch,
  component: lazyRouteComponent(
    () => import('../screens/gift-cards/gift-cards-screen.tsx'),
    'GiftCardsScreen',
  ),
})

const giftCard = createRoute({
  getParentRoute: () => panel,
  path: 'gift-cards/$cardId',
  component: lazyRouteComponent(() => import('../screens/gift-cards/gift-card-screen.tsx'), 'GiftCardScreen'),
})

/** The rooms of gift cards. */
export const giftCardRoutes = [giftCards, giftCard] as const
