import type { Formatter, Vocabulary } from '@vitrine/template/registry'
import { withMargin } from './parts/html/margins.ts'
import { childImageMeta, coverImageMeta, image, imageMeta } from './parts/image/formatter.ts'
import {
  height,
  resizedHeightForWidth,
  resizedWidthForHeight,
  thumbnailForHeight,
  thumbnailForWidth,
  width,
} from './parts/image/size.ts'
import { imageSrcset } from './parts/image/srcset.ts'
import {
  bookkeeperMoneyFormat,
  fromPrice,
  normalPrice,
  passValue,
  percentageFormat,
  salePrice,
  variantDescriptor,
} from './parts/money/formatter.ts'
import { addToCartButton } from './widgets/add-to-cart-button/formatter.ts'
import { audioPlayer } from './widgets/audio-player/formatter.ts'
import { cartQuantity, cartSubtotal, cartUrl } from './widgets/cart/formatter.ts'
import { colorWeight, imageColor, websiteColor } from './widgets/colour/formatter.ts'
import { absUrl, capitalize, humanizeDuration } from './widgets/content/formatter.ts'
import { eventCalendar } from './widgets/event-calendar/formatter.ts'
import { systemGallery } from './widgets/gallery/formatter.ts'
import { itemClasses } from './widgets/item-classes/formatter.ts'
import { systemMap } from './widgets/map/formatter.ts'
import { collectionPredicates } from './widgets/predicates/collection.ts'
import { commercePredicates } from './widgets/predicates/commerce.ts'
import { galleryPredicates } from './widgets/predicates/gallery.ts'
import { itemPredicates } from './widgets/predicates/item.ts'
import { recordTypePredicates } from './widgets/predicates/record-type.ts'
import { slidePredicates } from './widgets/predicates/slide.ts'
import { socialPredicates } from './widgets/predicates/social.ts'
import { unitPredicates } from './widgets/predicates/units.ts'
import { productCheckout } from './widgets/product-checkout/formatter.ts'
import { productPrice } from './widgets/product-price/formatter.ts'
import { productFormerPrice } from './widgets/product-price/former-price.ts'
import { productQuickView } from './widgets/product-quick-view/formatter.ts'
import { productRestockNotification } from './widgets/product-restock-notification/formatter.ts'
import { productScarcity } from './widgets/product-scarcity/formatter.ts'
import { productStatus } from './widgets/product-status/formatter.ts'
import { quantityInput } from './widgets/quantity-input/formatter.ts'
import {
  likeButton,
  socialButton,
  socialButtonInline,
  twitterFollowButton,
} from './widgets/social/buttons.ts'
import { googleCalendarUrl } from './widgets/social/calendar-url.ts'
import { commentCount, commentLink, comments } from './widgets/social/comments.ts'
import { activateTwitterLinks } from './widgets/social/twitter-links.ts'
import { subscriptionPrice } from './widgets/subscription-price/formatter.ts'
import { summaryFormField } from './widgets/summary-form-field/formatter.ts'
import { variantsSelect } from './widgets/variants-select/formatter.ts'
import { video } from './widgets/video/formatter.ts'

const formatters: Readonly<Record<string, Formatter>> = {
  'add-to-cart-btn': addToCartButton,
  'bookkeeper-money-format': bookkeeperMoneyFormat,
  'cart-quantity': cartQuantity,
  'cart-subtotal': cartSubtotal,
  'cart-url': cartUrl,
  'from-price': fromPrice,
  'normal-price': normalPrice,
  'percentage-format': percentageFormat,
  'product-checkout': productCheckout,
  'product-former-price': productFormerPrice,
  'product-price': productPrice,
  'product-quick-view': productQuickView,
  'product-restock-notification': productRestockNotification,
  'product-scarcity': productScarcity,
  'product-status': productStatus,
  'quantity-input': quantityInput,
  'sale-price': salePrice,
  'subscription-price': subscriptionPrice,
  'summary-form-field': summaryFormField,
  'variant-descriptor': variantDescriptor,
  'variants-select': variantsSelect,

  AbsUrl: absUrl,
  'audio-player': audioPlayer,
  capitalize,
  'child-image-meta': childImageMeta,
  'color-weight': colorWeight,
  'cover-image-meta': coverImageMeta,
  height,
  humanizeDuration,
  image,
  'image-color': imageColor,
  'image-meta': imageMeta,
  'image-srcset': imageSrcset,
  'item-classes': itemClasses,
  resizedHeightForWidth,
  resizedWidthForHeight,
  squarespaceThumbnailForHeight: thumbnailForHeight,
  squarespaceThumbnailForWidth: thumbnailForWidth,
  video,
  'website-color': websiteColor,
  width,

  'event-calendar': eventCalendar,
  'system-gallery': systemGallery,
  'system-map': systemMap,

  'activate-twitter-links': activateTwitterLinks,
  'comment-count': commentCount,
  'comment-link': commentLink,
  comments,
  'google-calendar-url': googleCalendarUrl,
  'like-button': likeButton,
  'social-button': socialButton,
  'social-button-inline': socialButtonInline,
  'twitter-follow-button': twitterFollowButton,

  datetimefield: passValue,
  'i18n-money-format': passValue,
  'money-format': passValue,
  moneyFormat: passValue,
  'money-string': passValue,
  unit: passValue,
}

/** Every formatter and predicate of the storefront: commerce, content, social, slides, and the formatters of the past. */
export const storefrontVocabulary: Vocabulary = {
  formatters: Object.fromEntries(
    Object.entries(formatters).map(([name, formatter]) => [name, withMargin(name, formatter)]),
  ),
  predicates: {
    ...commercePredicates,
    ...collectionPredicates,
    ...galleryPredicates,
    ...itemPredicates,
    ...recordTypePredicates,
    ...slidePredicates,
    ...socialPredicates,
    ...unitPredicates,
  },
}
