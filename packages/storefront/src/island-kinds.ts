import type { IslandKind } from './runtime/loader/island-kind.ts'
import { failureTitleAt } from './widgets/add-to-cart/failure-title.ts'

/** The islands of every page. */
export const islandKinds: readonly IslandKind[] = [
  {
    selector:
      'form.product-form, .sqs-add-to-cart-button-wrapper, .product-variants, .product-quantity-input',
    when: 'touched',
    load: () => import('./widgets/add-to-cart/island.ts'),
    failureTitle: failureTitleAt,
  },
  {
    // What is chosen from the start is shown as chosen without a touch.
    selector: '.product-variants:has(.variant-radiobtn:checked, option[selected])',
    when: 'seen',
    load: () => import('./widgets/add-to-cart/island.ts'),
  },
  {
    selector: '.product-variants',
    when: 'restored',
    load: () => import('./widgets/add-to-cart/island.ts'),
  },
  {
    selector: '.sqs-product-quick-view-button',
    when: 'touched',
    load: () => import('./widgets/product-quick-view/island.ts'),
  },
  {
    selector: '.sqs-announcement-bar:has(.sqs-announcement-bar-close)',
    when: 'touched',
    load: () => import('./widgets/announcement-bar/island.ts'),
  },
  {
    selector: '.product-restock-notification',
    when: 'touched',
    load: () => import('./widgets/product-restock-notification/island.ts'),
  },
  {
    // Its link leads on by itself: a press cannot wait for the script.
    selector: '.product-reviews:has(.product-reviews-more)',
    when: 'seen',
    load: () => import('./widgets/product-reviews/commerce-product-reviews.ts'),
  },
  {
    selector: '.vt-installments',
    when: 'touched',
    load: () => import('./widgets/installments/island.ts'),
  },
  {
    selector: '.squarespace-comments',
    when: 'touched',
    load: () => import('./widgets/comments/island.ts'),
  },
  {
    selector: 'form.form-block-form[data-fields]:not([data-live]), form.newsletter-form[data-fields]',
    when: 'touched',
    load: () => import('./widgets/forms/island.ts'),
  },
  {
    // What it shows changes while it is filled in: it begins with its first step.
    selector: 'form.form-block-form[data-live]',
    when: 'idle',
    load: () => import('./widgets/forms/live/island.ts'),
  },
  {
    // Forms that older templates wrote out.
    selector: 'form[onsubmit*="FormSubmit"], form[data-form-id]:not([data-fields])',
    when: 'touched',
    load: () => import('./compat/forms/island.ts'),
  },
  {
    // Forms of accounts come with errors alone where the server refused them.
    selector: '.vt-account form:has([aria-invalid="true"])',
    when: 'idle',
    load: () => import('./widgets/account-form/island.ts'),
  },
  {
    selector: 'details.form-lightbox',
    when: 'seen',
    load: () => import('./widgets/form-lightbox/island.ts'),
  },
  { selector: '.sqs-simple-like', when: 'idle', load: () => import('./widgets/social/like-island.ts') },
  {
    selector: '.sqs-popup-overlay',
    when: 'idle',
    load: () => import('./widgets/popup-overlay/island.ts'),
  },
  {
    selector: '.sqs-cookie-banner-v2',
    when: 'idle',
    load: () => import('./widgets/cookie-banner/island.ts'),
  },
  {
    selector: '.sqs-mobile-info-bar',
    when: 'idle',
    load: () => import('./widgets/mobile-info-bar/island.ts'),
  },
  {
    // A slideshow that plays by itself cannot wait to be touched.
    selector: '.sqs-gallery-container[data-autoplay]',
    when: 'seen',
    load: () => import('./widgets/gallery/island.ts'),
  },
  {
    // `data-lightbox` is how a template asks for it where it arranges the pictures itself.
    selector:
      '.sqs-gallery-container, #productGallery[data-design], [data-lightbox="dark"], [data-lightbox="light"]',
    when: 'touched',
    load: () => import('./widgets/gallery/island.ts'),
  },
  {
    selector: '.block-embed[data-embed-url]',
    when: 'touched',
    load: () => import('./widgets/blocks/embed-island.ts'),
  },
  { selector: '.block-map[data-map-tiles]', when: 'seen', load: () => import('./widgets/map/island.ts') },
  {
    selector: 'a[data-lightbox-picture]',
    when: 'touched',
    load: () => import('./widgets/blocks/picture-island.ts'),
  },
  {
    selector: '.summary-block-setting-design-carousel',
    when: 'seen',
    load: () => import('./widgets/blocks/carousel-island.ts'),
  },
  {
    // Its links lead on by themselves, and the way back is heard from the start: neither can wait for a touch.
    selector: '.sqs-events-collection-calendar',
    when: 'idle',
    load: () => import('./widgets/event-calendar/island.ts'),
  },
  {
    selector: '.sqs-audio-playlist',
    when: 'touched',
    load: () => import('./widgets/album-player/island.ts'),
  },
  {
    selector: '.squarespace-audio-player',
    when: 'seen',
    load: () => import('./widgets/album-player/plain-player.ts'),
  },
  {
    selector: '.sqs-video-wrapper:not([data-load="false"])',
    when: 'seen',
    load: () => import('./compat/video/island.ts'),
  },
]
