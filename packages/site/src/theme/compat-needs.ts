/** The scripts for older templates, by the names of their files in the storefront's `compat/entries`. */
export type CompatPart =
  | 'site'
  | 'images'
  | 'yui'
  | 'seed'
  | 'video'
  | 'text-shrink'
  | 'lightbox'
  | 'gallery'
  | 'events'
  | 'choices'
  | 'extras'

/** In the order in which pages load them: what others need comes first. */
const order: readonly CompatPart[] = [
  'site',
  'images',
  'yui',
  'seed',
  'video',
  'text-shrink',
  'lightbox',
  'gallery',
  'events',
  'choices',
  'extras',
]

/** What a text must hold for a part to be needed. */
const signs: Readonly<Record<CompatPart, RegExp>> = {
  site: /\bSquarespace\.(?:on|off|afterBodyLoad|AFTER_BODY|global|initialize|addLoad|Template|UserAccounts)|\bTweak\.(?:watch|getValue)|\btweakJSON\b|\bSingleton\.create|\bUserAccountApi\b|\bModernizr\.|\brequestAnimFrame\b/,
  images: /\bImageLoader\b|\bSquarespace\.Loader2?\b|data-load\s*=|data-use-bg-image|data-mode\s*=/,
  yui: /\bYUI\s*\(|\bY\s*\.\s*(?:use|Squarespace|Global|config|UA|Lang|Anim|Node|NodeList|Base|EventTarget)\b|\bY\s*\.\s*(?:one|all|on|once|later|throttle)\s*\(\s*['"`{\dfdwn]|\bwindow\.Y\b/,
  seed: /\|\s*(?:audio-player|twitter-follow-button)\b/,
  video: /\bVideoLoader\b|sqs-video-wrapper|\|video\b|sqs-video-background|background-source-video/,
  'text-shrink': /\bTextShrink\b/,
  lightbox: /\bLightbox2\b|\bSquarespace\.Lightbox\b/,
  gallery: /\bGallery2\b|\bGalleryManager\b|\bSquarespace\.Gallery\b/,
  events: /\bEventCollectionCalendar\b/,
  choices: /\bunselected-?options\b|\bselected-?variant\b/i,
  extras:
    /\bSquarespace\.(?:Commerce|DynamicData|EscManager|FollowButtonUtils|ImageZoom|Loader2?|ResizeEmitter|SimpleLike|Singletons|SocialButtons|Utils|Widgets)\b|\bY\.Data\b/,
}

/** Which parts the sources of a template speak of; none for a template that came after them. */
export function compatNeeds(texts: Iterable<string>): readonly CompatPart[] {
  const needed = new Set<CompatPart>()
  for (const text of texts) {
    for (const part of order) if (!needed.has(part) && signs[part].test(text)) needed.add(part)
  }
  // The seed stands in for it.
  if (needed.has('yui')) needed.delete('seed')
  // Scripts that were written for YUI take the other names for granted.
  if (needed.has('yui')) for (const part of ['site', 'images', 'extras'] as const) needed.add(part)
  if (needed.has('gallery')) needed.add('lightbox')
  if (needed.has('gallery') || needed.has('lightbox') || needed.has('video')) needed.add('images')
  return order.filter((part) => needed.has(part))
}
