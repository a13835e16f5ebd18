/** Names that the platform's pages have for what browsers can do. A library that a template brings takes their place. */
export function startBrowserNames(): void {
  const isTouch = 'ontouchstart' in window || navigator.maxTouchPoints > 0
  const page = window as unknown as Record<string, unknown>
  page.requestAnimFrame ??= window.requestAnimationFrame.bind(window)
  page.Modernizr ??= {
    touch: isTouch,
    touchevents: isTouch,
    ...Object.fromEntries(knownToAll.map((name) => [name, true])),
  }
  document.documentElement.classList.add('js', isTouch ? 'touch' : 'no-touch')
}

/** What every browser of today can do. */
const knownToAll = [
  'canvas',
  'cssanimations',
  'csscalc',
  'csstransforms',
  'csstransforms3d',
  'csstransitions',
  'flexbox',
  'fontface',
  'geolocation',
  'history',
  'inlinesvg',
  'localstorage',
  'mediaqueries',
  'multiplebgs',
  'opacity',
  'rgba',
  'sessionstorage',
  'svg',
  'svgclippaths',
  'video',
]
