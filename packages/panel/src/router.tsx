import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { parseAddressSearch, writeAddressSearch } from './format/address-search.ts'
import { accountRoutes } from './routes/account.ts'
import { activityRoutes } from './routes/activity.ts'
import { catalogueRoutes } from './routes/catalogue.ts'
import { commentRoutes } from './routes/comments.ts'
import { contentRoutes } from './routes/content.ts'
import { customerRoutes } from './routes/customers.ts'
import { discountRoutes } from './routes/discounts.ts'
import { exportRoutes } from './routes/exports.ts'
import { formRoutes } from './routes/forms.ts'
import { giftCardRoutes } from './routes/gift-cards.ts'
import { experimentRoutes } from './routes/insight/experiments.ts'
import { statisticsRoutes } from './routes/insight/statistics.ts'
import { languageRoutes } from './routes/languages.ts'
import { mailRoutes } from './routes/mail.ts'
import { mediaRoutes } from './routes/media.ts'
import { newsletterRoutes } from './routes/newsletter.ts'
import { notFound } from './routes/not-found.ts'
import { orderRoutes } from './routes/orders.ts'
import { pageRoutes } from './routes/pages.ts'
import { panel } from './routes/panel.ts'
import { restockRoutes } from './routes/restock.ts'
import { reviewRoutes } from './routes/reviews.ts'
import { root } from './routes/root.ts'
import { sellingRoutes } from './routes/selling.ts'
import { subscriptionRoutes } from './routes/shop/subscriptions.ts'
import { signedOutRoutes } from './routes/signed-out.ts'
import { siteRoutes } from './routes/sites.ts'
import { websiteRoutes } from './routes/website.ts'
import { ErrorScreen } from './shell/error-screen.tsx'

const routeTree = root.addChildren([
  ...signedOutRoutes,
  panel.addChildren([
    ...siteRoutes,
    ...catalogueRoutes,
    ...orderRoutes,
    ...customerRoutes,
    ...discountRoutes,
    ...exportRoutes,
    ...mailRoutes,
    ...mediaRoutes,
    ...commentRoutes,
    ...formRoutes,
    ...giftCardRoutes,
    ...subscriptionRoutes,
    ...restockRoutes,
    ...reviewRoutes,
    ...newsletterRoutes,
    ...pageRoutes,
    ...contentRoutes,
    ...websiteRoutes,
    ...languageRoutes,
    ...sellingRoutes,
    ...accountRoutes,
    ...activityRoutes,
    ...statisticsRoutes,
    ...experimentRoutes,
    notFound,
  ]),
])

/** The screens by their addresses under /config; the history is the browser's unless another is given. */
export function buildRouter(queries: QueryClient, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context: { queries },
    basepath: '/config',
    scrollRestoration: true,
    parseSearch: parseAddressSearch,
    stringifySearch: writeAddressSearch,
    defaultPreload: 'intent',
    // What was read stays in the cache of calls, which knows how old it is.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ErrorScreen,
    ...(history && { history }),
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof buildRouter>
  }
}
