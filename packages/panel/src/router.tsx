import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router'
import { parseProductSearch } from './screens/catalogue/list/product-search.ts'
import { parseCommentSearch } from './screens/comments/comment-search.ts'
import { parseItemSearch } from './screens/content/list/item-search.ts'
import { parseMailSearch } from './screens/mail/mail-search.ts'
import { parseMediaSearch } from './screens/media/media-search.ts'
import { parseOrderSearch } from './screens/orders/list/order-search.ts'
import { parsePagesSearch } from './screens/pages/tree/pages-search.ts'
import { parseWebsiteSearch } from './screens/website/website-search.ts'
import { ErrorScreen } from './shell/error-screen.tsx'
import { Shell } from './shell/shell.tsx'

const root = createRootRoute({ component: Outlet })

const firstOwner = createRoute({
  getParentRoute: () => root,
  path: 'first-owner',
  validateSearch: (search) => ({ token: typeof search.token === 'string' ? search.token : '' }),
  component: lazyRouteComponent(
    () => import('./screens/owners/first-owner/first-owner-screen.tsx'),
    'FirstOwnerScreen',
  ),
})

const signInByLink = createRoute({
  getParentRoute: () => root,
  path: 'sign-in',
  validateSearch: (search) => ({ link: typeof search.link === 'string' ? search.link : '' }),
  component: lazyRouteComponent(() => import('./screens/owners/sign-in/link-screen.tsx'), 'LinkScreen'),
})

const newPassword = createRoute({
  getParentRoute: () => root,
  path: 'new-password',
  validateSearch: (search) => ({ link: typeof search.link === 'string' ? search.link : '' }),
  component: lazyRouteComponent(
    () => import('./screens/owners/new-password/new-password-screen.tsx'),
    'NewPasswordScreen',
  ),
})

const panel = createRoute({ getParentRoute: () => root, id: 'panel', component: Shell })

const start = createRoute({
  getParentRoute: () => panel,
  path: '/',
  component: lazyRouteComponent(() => import('./screens/start/start-screen.tsx'), 'StartScreen'),
})

const begin = createRoute({
  getParentRoute: () => panel,
  path: 'begin',
  component: lazyRouteComponent(() => import('./screens/sites/begin-screen.tsx'), 'BeginScreen'),
})

const sites = createRoute({
  getParentRoute: () => panel,
  path: 'sites',
  component: lazyRouteComponent(() => import('./screens/sites/sites-screen.tsx'), 'SitesScreen'),
})

const products = createRoute({
  getParentRoute: () => panel,
  path: 'products',
  validateSearch: parseProductSearch,
  component: lazyRouteComponent(
    () => import('./screens/catalogue/list/products-screen.tsx'),
    'ProductsScreen',
  ),
})

const newProduct = createRoute({
  getParentRoute: () => panel,
  path: 'products/new',
  component: lazyRouteComponent(
    () => import('./screens/catalogue/editor/new-product-screen.tsx'),
    'NewProductScreen',
  ),
})

const product = createRoute({
  getParentRoute: () => panel,
  path: 'products/$productId',
  component: lazyRouteComponent(
    () => import('./screens/catalogue/editor/product-screen.tsx'),
    'ProductScreen',
  ),
})

const orders = createRoute({
  getParentRoute: () => panel,
  path: 'orders',
  validateSearch: parseOrderSearch,
  component: lazyRouteComponent(() => import('./screens/orders/list/orders-screen.tsx'), 'OrdersScreen'),
})

const order = createRoute({
  getParentRoute: () => panel,
  path: 'orders/$orderId',
  component: lazyRouteComponent(() => import('./screens/orders/order/order-screen.tsx'), 'OrderScreen'),
})

const packingSlip = createRoute({
  getParentRoute: () => panel,
  path: 'orders/$orderId/packing-slip',
  component: lazyRouteComponent(
    () => import('./screens/orders/packing-slip/packing-slip-screen.tsx'),
    'PackingSlipScreen',
  ),
})

const mailbox = createRoute({
  getParentRoute: () => panel,
  path: 'mailbox',
  validateSearch: parseMailSearch,
  component: lazyRouteComponent(() => import('./screens/mail/mailbox-screen.tsx'), 'MailboxScreen'),
})

const media = createRoute({
  getParentRoute: () => panel,
  path: 'media',
  validateSearch: parseMediaSearch,
  component: lazyRouteComponent(() => import('./screens/media/media-screen.tsx'), 'MediaScreen'),
})

const comments = createRoute({
  getParentRoute: () => panel,
  path: 'comments',
  validateSearch: parseCommentSearch,
  component: lazyRouteComponent(() => import('./screens/comments/comments-screen.tsx'), 'CommentsScreen'),
})

const pages = createRoute({
  getParentRoute: () => panel,
  path: 'pages',
  validateSearch: parsePagesSearch,
  component: lazyRouteComponent(() => import('./screens/pages/tree/pages-screen.tsx'), 'PagesScreen'),
})

const page = createRoute({
  getParentRoute: () => panel,
  path: 'pages/$collectionId',
  component: lazyRouteComponent(() => import('./screens/pages/settings/page-screen.tsx'), 'PageScreen'),
})

const content = createRoute({
  getParentRoute: () => panel,
  path: 'content',
  component: lazyRouteComponent(
    () => import('./screens/content/collections-screen.tsx'),
    'CollectionsScreen',
  ),
})

const authors = createRoute({
  getParentRoute: () => panel,
  path: 'content/authors',
  component: lazyRouteComponent(
    () => import('./screens/content/authors/authors-screen.tsx'),
    'AuthorsScreen',
  ),
})

const contentCollection = createRoute({
  getParentRoute: () => panel,
  path: 'content/$collectionId',
  validateSearch: parseItemSearch,
  component: lazyRouteComponent(
    () => import('./screens/content/list/collection-screen.tsx'),
    'CollectionScreen',
  ),
})

const contentItem = createRoute({
  getParentRoute: () => panel,
  path: 'content/$collectionId/$itemId',
  component: lazyRouteComponent(() => import('./screens/content/editor/item-screen.tsx'), 'ItemScreen'),
})

const website = createRoute({
  getParentRoute: () => panel,
  path: 'website',
  validateSearch: parseWebsiteSearch,
  beforeLoad: ({ search }) => {
    if (search.tab === 'password') throw redirect({ to: '/settings/visibility', replace: true })
  },
  component: lazyRouteComponent(() => import('./screens/website/website-screen.tsx'), 'WebsiteScreen'),
})

const account = createRoute({
  getParentRoute: () => panel,
  path: 'account',
  component: lazyRouteComponent(() => import('./screens/owners/account/account-screen.tsx'), 'AccountScreen'),
})

const settings = createRoute({
  getParentRoute: () => panel,
  path: 'settings',
  component: lazyRouteComponent(() => import('./screens/settings/settings-screen.tsx'), 'SettingsScreen'),
})

const identity = createRoute({
  getParentRoute: () => panel,
  path: 'settings/identity',
  component: lazyRouteComponent(() => import('./screens/website/identity-screen.tsx'), 'IdentityScreen'),
})

const business = createRoute({
  getParentRoute: () => panel,
  path: 'settings/business',
  component: lazyRouteComponent(
    () => import('./screens/website/settings/business-screen.tsx'),
    'BusinessScreen',
  ),
})

const region = createRoute({
  getParentRoute: () => panel,
  path: 'settings/region',
  component: lazyRouteComponent(() => import('./screens/website/settings/region-screen.tsx'), 'RegionScreen'),
})

const seo = createRoute({
  getParentRoute: () => panel,
  path: 'settings/seo',
  component: lazyRouteComponent(() => import('./screens/website/settings/seo-screen.tsx'), 'SeoScreen'),
})

const visibility = createRoute({
  getParentRoute: () => panel,
  path: 'settings/visibility',
  component: lazyRouteComponent(
    () => import('./screens/website/settings/visibility-screen.tsx'),
    'VisibilityScreen',
  ),
})

const mails = createRoute({
  getParentRoute: () => panel,
  path: 'settings/mails',
  component: lazyRouteComponent(() => import('./screens/mail/sender-screen.tsx'), 'SenderScreen'),
})

const siteCode = createRoute({
  getParentRoute: () => panel,
  path: 'settings/code',
  component: lazyRouteComponent(() => import('./screens/website/settings/code-screen.tsx'), 'CodeScreen'),
})

const legal = createRoute({
  getParentRoute: () => panel,
  path: 'settings/legal',
  component: lazyRouteComponent(() => import('./screens/website/settings/legal-screen.tsx'), 'LegalScreen'),
})

const design = createRoute({
  getParentRoute: () => panel,
  path: 'design',
  component: lazyRouteComponent(() => import('./screens/design/design-screen.tsx'), 'DesignScreen'),
})

const checkoutSettings = createRoute({
  getParentRoute: () => panel,
  path: 'settings/checkout',
  component: lazyRouteComponent(() => import('./screens/selling/checkout-screen.tsx'), 'CheckoutScreen'),
})

const shippingSettings = createRoute({
  getParentRoute: () => panel,
  path: 'settings/shipping',
  component: lazyRouteComponent(
    () => import('./screens/selling/shipping/shipping-screen.tsx'),
    'ShippingScreen',
  ),
})

const taxesSettings = createRoute({
  getParentRoute: () => panel,
  path: 'settings/taxes',
  component: lazyRouteComponent(() => import('./screens/selling/taxes/taxes-screen.tsx'), 'TaxesScreen'),
})

const paymentsSettings = createRoute({
  getParentRoute: () => panel,
  path: 'settings/payments',
  component: lazyRouteComponent(() => import('./screens/selling/payments-screen.tsx'), 'PaymentsScreen'),
})

const merchandisingSettings = createRoute({
  getParentRoute: () => panel,
  path: 'settings/merchandising',
  component: lazyRouteComponent(
    () => import('./screens/selling/merchandising-screen.tsx'),
    'MerchandisingScreen',
  ),
})

const productFeeds = createRoute({
  getParentRoute: () => panel,
  path: 'settings/product-feeds',
  component: lazyRouteComponent(
    () => import('./screens/selling/product-feeds-screen.tsx'),
    'ProductFeedsScreen',
  ),
})

const currencySettings = createRoute({
  getParentRoute: () => panel,
  path: 'settings/currency',
  component: lazyRouteComponent(
    () => import('./screens/selling/currency/currency-screen.tsx'),
    'CurrencyScreen',
  ),
})

const anywhereElse = createRoute({
  getParentRoute: () => panel,
  path: '$',
  component: lazyRouteComponent(() => import('./shell/not-found-screen.tsx'), 'NotFoundScreen'),
})

const routeTree = root.addChildren([
  firstOwner,
  signInByLink,
  newPassword,
  panel.addChildren([
    start,
    begin,
    sites,
    products,
    newProduct,
    product,
    orders,
    order,
    packingSlip,
    mailbox,
    media,
    comments,
    pages,
    page,
    content,
    authors,
    contentCollection,
    contentItem,
    website,
    account,
    settings,
    identity,
    business,
    region,
    seo,
    visibility,
    mails,
    siteCode,
    legal,
    design,
    checkoutSettings,
    shippingSettings,
    taxesSettings,
    paymentsSettings,
    merchandisingSettings,
    productFeeds,
    currencySettings,
    anywhereElse,
  ]),
])

/** The screens by their addresses under /config; the history is the browser's unless another is given. */
export function buildRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    basepath: '/config',
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultErrorComponent: ErrorScreen,
    ...(history && { history }),
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof buildRouter>
  }
}
