import { commentSortNumbers } from '@vitrine/domain/comments/comment-settings'
import { toPageMoney } from '@vitrine/domain/money/reply-money'
import { standingListId } from '@vitrine/domain/newsletter/newsletter-list'
import { serviceNames } from '@vitrine/domain/payments/gateway-keys'
import { isTestMode } from '@vitrine/domain/payments/test-mode'
import { tilesOf } from '@vitrine/domain/places/place-settings'
import { usualRestock } from '@vitrine/domain/website/selling/restock-settings'
import { showsReviews } from '@vitrine/domain/website/selling/review-settings'
import { legalAddress } from '@vitrine/domain/website/settings/legal-texts'
import { type BusinessHours, isPlainlyClosed } from '@vitrine/domain/website/settings/opening-hours'
import { usualCountry } from '@vitrine/domain/website/settings/usual-country'
import type { Site } from '@vitrine/domain/website/site'
import { sayIn } from '../../words/visitor-words.ts'
import { noticesJson } from './notices-json.ts'

/** `websiteSettings` of the page data (platform reference, section 2.2). */
export function websiteSettingsJson(site: Site) {
  return {
    id: site.id,
    websiteId: site.id,
    country: usualCountry(site),
    state: '',
    subjects: [],
    simpleLikingEnabled: site.hasLikes,
    ...commentSettingsJson(site.comments),
    // Templates spell it in either way.
    disqusShortname: site.disqusShortname,
    disqusShortName: site.disqusShortname,
    ...titleFormatsJson(site.seo),
    ...(site.notFoundPageId === null ? {} : { notFoundPageId: site.notFoundPageId }),
    contactEmail: site.contactEmail,
    contactPhoneNumber: site.contactPhoneNumber,
    businessHours: hoursJson(site),
    ...noticesJson(site),
    pinterestOverlayOptions: { mode: 'disabled' },
    seoHidden: site.seo.isHidden,
    ampEnabled: false,
    useEscapeKeyToLogin: false,
    userAccountsSettings: {
      loginAllowed: site.store.hasAccounts ?? false,
      signupAllowed: site.store.hasAccounts ?? false,
    },
    ...mapTilesJson(site.places),
    storeSettings: storeSettingsJson(site),
  }
}

/** The hours in words: those of a day that is closed stand in English. */
function hoursJson({ businessHours, language }: Site): BusinessHours {
  const closed = sayIn(language)('Closed')
  return Object.fromEntries(
    Object.entries(businessHours).map(([name, day]) => [
      name,
      isPlainlyClosed(day) ? { ...day, text: closed } : day,
    ]),
  )
}

/** Whose map its pages draw; left out where none is set. The key of a service that is asked by the server is not among it. */
function mapTilesJson(places: Site['places']) {
  const address = tilesOf(places)
  return address === '' ? {} : { mapTiles: { address, credit: places.tileCredit } }
}

function commentSettingsJson(settings: Site['comments']) {
  return {
    commentsEnabled: settings.areEnabled,
    commentLikesAllowed: settings.allowLikes,
    commentAnonAllowed: settings.allowAnonymous,
    commentThreaded: settings.areThreaded,
    commentApprovalRequired: settings.needApproval,
    commentAvatarsOn: false,
    commentSortType: commentSortNumbers[settings.sort],
    commentFlagThreshold: settings.flagThreshold,
    commentFlagsAllowed: settings.allowFlags,
    commentEnableByDefault: true,
    commentDisableAfterDaysDefault: settings.closeAfterDays,
  }
}

/** How page titles are put together; the page is `%c` here, as a collection. */
function titleFormatsJson({ homepageTitleFormat, collectionTitleFormat, itemTitleFormat }: Site['seo']) {
  const withCollection = (format: string) => format.replaceAll('%p', '%c')
  return {
    homepageTitleFormat: withCollection(homepageTitleFormat),
    collectionTitleFormat: withCollection(collectionTitleFormat),
    itemTitleFormat: withCollection(itemTitleFormat),
  }
}

/** The list that every site has takes those who tick the box of the checkout; without the box nobody comes to it from there. */
function mailingListJson({ asksForNews }: Pick<Site['store'], 'asksForNews'>) {
  return { connected: asksForNews, list: asksForNews ? standingListId : '', useSingleOptIn: false }
}

function storeSettingsJson(site: Site) {
  const { store } = site
  return {
    returnPolicy: legalAddress(site, 'returns') || null,
    termsOfService: legalAddress(site, 'terms') || null,
    privacyPolicy: legalAddress(site, 'privacy') || null,
    expressCheckout: store.isExpressCheckout,
    continueShoppingLinkUrl: store.continueShoppingUrl,
    useLightCart: false,
    testModeOn: isTestMode(store.payments),
    showNoteField: store.asksForNote,
    showCustomCheckoutForm: store.checkoutFormId !== undefined,
    shippingCountryDefaultValue: usualCountry(site),
    billToShippingDefaultValue: true,
    currenciesSupported: [store.currency],
    defaultCurrency: store.currency,
    selectedCurrency: store.currency,
    measurementStandard: store.measurement === 'imperial' ? 1 : 2,
    showShippingPhoneNumber: true,
    isShippingPhoneRequired: false,
    showBillingPhoneNumber: true,
    isBillingPhoneRequired: false,
    checkoutPageMarketingOptInEnabled: store.asksForNews,
    enableMailingListOptInByDefault: false,
    paymentMethods: paymentMethodsJson(site),
    isApplePayEnabled: false,
    isPaymentRequestEnabled: false,
    storeMailingList: mailingListJson(store),
    businessName: store.businessName,
    businessId: '',
    contactLocation: {},
    sameAsRetailLocation: false,
    minimumOrderSubtotalEnabled: store.minimumSubtotalCents > 0,
    minimumOrderSubtotal: toPageMoney(store.minimumSubtotalCents, store.currency),
    addToCartConfirmationType: 2,
    multipleQuantityAllowedForServices: store.allowsSeveralServices,
    isLive: true,
    storeState: 3,
    merchandisingSettings: {
      scarcityEnabledOnProductItems: store.merchandising.scarcityOnPages,
      scarcityEnabledOnProductBlocks: store.merchandising.scarcityOnBlocks,
      scarcityMessageType: store.merchandising.scarcityText
        ? 'CUSTOM_SCARCITY_MESSAGE'
        : 'DEFAULT_SCARCITY_MESSAGE',
      scarcityThreshold: store.merchandising.scarcityThreshold,
      restockNotificationsEnabled: (store.restock ?? usualRestock).isOn,
      restockNotificationsSuccessText: (store.restock ?? usualRestock).successText,
      restockNotificationsMailingListSignUpEnabled: (store.restock ?? usualRestock).asksForNews,
      multipleQuantityAllowedForServices: store.allowsSeveralServices,
      relatedProductsEnabled: false,
      relatedProductsOrdering: 'random',
      soldOutVariantsDropdownDisabled: false,
      productReviewsEnabled: showsReviews(site),
    },
  }
}

/** The ways to pay that are switched on, for marks in a footer: what a buyer is offered at checkout, and nothing else. */
function paymentMethodsJson({ store: { payments }, language }: Site) {
  const { test, manual, stripe = 'off', paypal = 'off' } = payments
  const say = sayIn(language)
  return [
    ...(stripe === 'off' ? [] : [{ kind: 'stripe', label: serviceNames.stripe }]),
    ...(paypal === 'off' ? [] : [{ kind: 'paypal', label: serviceNames.paypal }]),
    ...(test ? [{ kind: 'test', label: say('Test card') }] : []),
    ...manual.map(({ label }) => ({ kind: 'manual', label })),
  ]
}
