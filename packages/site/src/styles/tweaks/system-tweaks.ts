import type { Tweak } from './tweak.ts'

/**
 * Tweaks that no template declares: those of the views and blocks that the platform renders, with their defaults. Templates style their
 * body classes (template survey, sections 5.1 and 5.4), and sites store values for them.
 */
export function systemTweaks(systemCollections: readonly string[]): readonly Tweak[] {
  return [
    ...(systemCollections.includes('events') ? eventTweaks : []),
    ...(systemCollections.includes('gallery') ? galleryTweaks : []),
    ...(systemCollections.includes('products') ? productTweaks : []),
    ...blockTweaks,
  ]
}

const eventTweaks = [
  checkbox('event-thumbnails', true),
  dropdown('event-thumbnail-size', '3:2 Standard'),
  checkbox('event-date-label', true),
  checkbox('event-date-label-time', true),
  checkbox('event-list-show-cats', true),
  checkbox('event-list-date', true),
  checkbox('event-list-time', true),
  checkbox('event-list-address', true),
  checkbox('event-icalgcal-links', true),
  checkbox('event-excerpts', true),
  checkbox('event-item-back-link', true),
]

const galleryTweaks = [
  dropdown('gallery-design', 'Grid'),
  dropdown('aspect-ratio', 'Auto'),
  dropdown('lightbox-style', 'Light'),
  dropdown('gallery-navigation', 'Bullets'),
  dropdown('gallery-info-overlay', 'Show on Hover'),
  dropdown('gallery-aspect-ratio', '3:2 Standard'),
  dropdown('gallery-arrow-style', 'No Background'),
  dropdown('gallery-transitions', 'Fade'),
  checkbox('gallery-show-arrows', true),
  checkbox('gallery-auto-crop', true),
  checkbox('gallery-autoplay', false),
  checkbox('gallery-loop', false),
  value('galleryAutoplaySpeed', '3'),
  value('gridSize', '280px'),
  value('gridSpacing', '20px'),
  value('galleryInfoBackground', 'rgba(0,0,0,.7)'),
]

const productTweaks = [
  dropdown('product-list-titles', 'Under'),
  dropdown('product-list-alignment', 'Center'),
  dropdown('product-item-size', '1:1 Square'),
  checkbox('product-image-auto-crop', true),
  dropdown('product-gallery-size', '1:1 Square'),
  dropdown('product-gallery-auto-crop', ''),
  checkbox('show-product-price', true),
  checkbox('show-product-item-nav', true),
  checkbox('product-social-sharing', false),
  dropdown('tweak-product-quick-view-button-style', 'Floating'),
  dropdown('tweak-product-quick-view-button-position', 'Bottom'),
]

const blockTweaks = [
  dropdown('newsletter-style', 'Light'),
  dropdown('opentable-style', 'Light'),
  dropdown('small-button-style', 'Solid'),
  dropdown('small-button-shape', 'Square'),
  dropdown('medium-button-style', 'Solid'),
  dropdown('medium-button-shape', 'Square'),
  dropdown('large-button-style', 'Solid'),
  dropdown('large-button-shape', 'Square'),
  dropdown('image-block-poster-text-alignment', 'Center'),
  dropdown('button-style', 'Default'),
  dropdown('button-corner-style', 'Square'),
]

function checkbox(title: string, isOn: boolean): Tweak {
  return systemTweak('checkbox', title, String(isOn))
}

function value(title: string, preset: string): Tweak {
  return systemTweak('value', title, preset)
}

function dropdown(title: string, preset: string): Tweak {
  return systemTweak('dropdown', title, preset)
}

function systemTweak(type: Tweak['type'], title: string, preset: string): Tweak {
  return {
    type,
    title,
    preset,
    target: null,
    parts: {},
    options: [],
    label: '',
    category: 'Products, events and galleries',
    min: null,
    max: null,
    step: null,
    hasAlpha: true,
    isSystem: true,
  }
}
