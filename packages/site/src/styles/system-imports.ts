/** Icons of `.sqs-ui-font(name, side)` as characters that every system has; unknown ones print nothing. */
const iconCharacters: Readonly<Record<string, string>> = {
  share: '21aa',
  left: '2039',
  right: '203a',
  bubble: '1f4ac',
  'heart-2': '2665',
  heart: '2665',
  'left-arrow': '2190',
  'right-arrow': '2192',
  'up-arrow': '2191',
  'down-arrow': '2193',
  up: '2303',
  down: '2304',
  menu: '2630',
  tag: '1f3f7',
  'map-marker': '1f4cd',
  folder: '1f4c1',
  eye: '1f441',
  clock: '1f552',
  calendar: '1f4c5',
  info: '2139',
  grid: '25a6',
  close: '2715',
  plus: '002b',
  minus: '2212',
  search: '1f50d',
  play: '25b6',
  link: '1f517',
  cart: '1f6d2',
}

/** The services that icons are drawn for, and the colour each is known by. */
export const socialColours: Readonly<Record<string, string>> = {
  behance: '#1769ff',
  bandsintown: '#00b4b3',
  bandcamp: '#629aa9',
  codepen: '#151515',
  dribbble: '#ea4c89',
  dropbox: '#007ee5',
  email: '#333333',
  facebook: '#3b5998',
  fivehundredpix: '#00a8ff',
  flickr: '#0063dc',
  foursquare: '#0cbadf',
  github: '#4183c4',
  goodreads: '#66512d',
  google: '#dd4b39',
  googleplay: '#40bbc1',
  houzz: '#7ac143',
  imdb: '#f3ce13',
  instagram: '#e4405f',
  itunes: '#e04b5b',
  linkedin: '#0976b4',
  medium: '#00ab6c',
  meetup: '#ec1c40',
  pinterest: '#cc2127',
  rdio: '#0475c5',
  reddit: '#ff4500',
  rss: '#ef8733',
  smugmug: '#8dcc22',
  snapchat: '#3c3c3c',
  soundcloud: '#f54f22',
  spotify: '#1db954',
  squarespace: '#252525',
  stitcher: '#d8161b',
  stumbleupon: '#eb4924',
  thedots: '#323232',
  tiktok: '#111111',
  tripadvisor: '#00af87',
  tumblr: '#35506b',
  twitch: '#6441a5',
  twitter: '#1da1f2',
  vevo: '#df1d27',
  vimeo: '#1ab7ea',
  vine: '#00bf8f',
  vsco: '#535353',
  yelp: '#c41200',
  youtube: '#ff0000',
  url: '#333333',
}

/** Style sources that templates import by name and the platform supplies (template survey, section 5.2). */
export const systemImports: Readonly<Record<string, string>> = {
  'sqs-grid-breaker': gridBreaker(),
  'sqs-ui-font': uiFont(),
  'social-icon-font': socialIconFont(),
  'svg-icon-templates': svgIconTemplates(),
}

/** Variables that templates use and that the platform is known to bring; a template's own of the same name win. */
export const systemVariables = [
  '@newsletterTextColor: #111;',
  '@newsletterBackgroundColor: #f5f5f5;',
  '@prodPerRow: 3;',
  '@prodBackgroundColor: #fff;',
  '@prodOverlayColor: rgba(0,0,0,.5);',
  '@event-thumbnail-width: 300px;',
].join(' ')

/** Rows and columns become one column. Imported inside of a media query, as a rule. */
function gridBreaker(): string {
  const columns = [...Array(12).keys()].map((n) => `.sqs-row .sqs-col-${n + 1}`).join(',')
  return `.sqs-row { width: auto !important; }
${columns} { float: none !important; width: auto !important; }
.sqs-row .sqs-block.float { float: none !important; width: auto !important; clear: both; }
.sqs-block.sqs-col-float { padding-left: 0; padding-right: 0; }
`
}

/** The compiler knows names of selectors only as `@{name}` alone: each side of an element has its own mixins. */
function uiFont(): string {
  const icons = Object.entries(iconCharacters).flatMap(([name, code]) =>
    ['before', 'after'].map(
      (side) =>
        `.sqs-ui-font(@icon, @position) when (@icon = ${name}) and (@position = ${side}) { &:${side} { content: "\\${code}"; .vitrine-ui-font(); } }`,
    ),
  )
  return `.vitrine-ui-font() { font-family: system-ui, "Segoe UI Symbol", "Apple Symbols", sans-serif; font-style: normal; speak: none; }
.sqs-ui-font(@icon) { .sqs-ui-font(@icon, before); }
.sqs-ui-font(@icon, @position) { }
${icons.join('\n')}
.sqs-ui-font-size(@size) { font-size: @size; line-height: 1; }
.sqs-ui-font-size(@size, @line) { &:before, &:after { font-size: @size; line-height: @line; } }
`
}

/** The font of icons is made of masks: one drawing a service, in the colour of the text. */
function socialIconFont(): string {
  const names = Object.keys(socialColours)
    .map((name) => `.social-icon-font(@service) when (@service = ${name}) { .vitrine-social-icon(${name}); }`)
    .join('\n')
  return `.vitrine-social-icon(@service) { display: inline-block; width: 1em; height: 1em; background-color: currentColor; -webkit-mask: url("/universal/svg/social/@{service}.svg") center / contain no-repeat; mask: url("/universal/svg/social/@{service}.svg") center / contain no-repeat; }
${names}
.social-icon-font() { font-family: inherit; }
`
}

function svgIconTemplates(): string {
  const rules = (what: (name: string, colour: string) => string) =>
    Object.entries(socialColours)
      .map(([name, colour]) => what(name, colour))
      .join('\n')
  return `.mixin-template-social-icons-color-body() {
${rules((name, colour) => `.sqs-svg-icon--wrapper.${name}, .sqs-svg-icon--wrapper.${name}:hover { background-color: ${colour}; }`)}
}
.mixin-template-social-icons-color-icon() {
${rules((name, colour) => `.sqs-svg-icon--wrapper.${name} .sqs-use--icon { fill: ${colour}; }`)}
}
.social-icons-style-solid() { .sqs-use--mask { fill: #222; } .sqs-use--icon { fill: transparent; } }
.social-icons-style-knockout() { .sqs-use--icon { fill: #fff; } .sqs-use--mask { fill: transparent; } }
.social-icons-style-border() { .sqs-svg-icon--wrapper { box-shadow: 0 0 0 2px inset; } .sqs-use--mask { fill: transparent; } }
.social-icons-style-regular() { .sqs-use--icon { fill: #222; } .sqs-use--mask { fill: transparent; } }
`
}
