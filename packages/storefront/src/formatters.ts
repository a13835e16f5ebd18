import type { Formatter, WordList } from '@vitrine/template/registry'
import { addToCartButton } from './add-to-cart-button/formatter.ts'
import { audioPlayer } from './audio-player/formatter.ts'
import { cartQuantity, cartSubtotal, cartUrl } from './cart/formatter.ts'
import { colorWeight, imageColor, websiteColor } from './colour/formatter.ts'
import { absUrl, capitalize, humanizeDuration } from './content/formatter.ts'
import { eventCalendar } from './event-calendar/formatter.ts'
import { systemGallery } from './gallery/formatter.ts'
import { withMargin } from './html/margins.ts'
import { childImageMeta, coverImageMeta, image, imageMeta } from './image/formatter.ts'
import {
  height,
  resizedHeightForWidth,
  resizedWidthForHeight,
  thumbnailForHeight,
  thumbnailForWidth,
  width,
} from './image/size.ts'
import { imageSrcset } from './image/srcset.ts'
import { itemClasses } from './item-classes/formatter.ts'
import {
  bookkeeperMoneyFormat,
  fromPrice,
  normalPrice,
  passValue,
  percentageFormat,
  salePrice,
  variantDescriptor,
} from './money/formatter.ts'
import { collectionPredicates } from './predicates/collection.ts'
import { commercePredicates } from './predicates/commerce.ts'
import { galleryPredicates } from './predicates/gallery.ts'
import { itemPredicates } from './predicates/item.ts'
import { recordTypePredicates } from './predicates/record-type.ts'
import { slidePredicates } from './predicates/slide.ts'
import { socialPredicates } from './predicates/social.ts'
import { unitPredicates } from './predicates/units.ts'
import { productCheckout } from './product-checkout/formatter.ts'
import { productPrice } from './product-price/formatter.ts'
import { productFormerPrice } from './product-price/former-price.ts'
import { productQuickView } from './product-quick-view/formatter.ts'
import { productRestockNotification } from './product-restock-notification/formatter.ts'
import { productScarcity } from './product-scarcity/formatter.ts'
import { productStatus } from './product-status/formatter.ts'
import { quantityInput } from './quantity-input/formatter.ts'
import { likeButton, socialButton, socialButtonInline, twitterFollowButton } from './social/buttons.ts'
import { googleCalendarUrl } from './social/calendar-url.ts'
import { commentCount, commentLink, comments } from './social/comments.ts'
import { activateTwitterLinks } from './social/twitter-links.ts'
import { subscriptionPrice } from './subscription-price/formatter.ts'
import { summaryFormField } from './summary-form-field/formatter.ts'
import { variantsSelect } from './variants-select/formatter.ts'
import { video } from './video/formatter.ts'

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
export const storefrontWords: WordList = {
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
