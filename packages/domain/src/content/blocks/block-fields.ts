import { conditionTests } from './condition-tests.ts'
import { farthestBound } from './farthest-bound.ts'
import {
  address,
  choice,
  code,
  decimal,
  flag,
  html,
  id,
  image,
  line,
  lines,
  link,
  list,
  maybe,
  options,
  text,
  whole,
} from './field.ts'
import { formEntryTypes } from './form-field-types.ts'

const alignment = choice('left', 'center', 'right')
const aspectRatio = choice('auto', '1:1', '3:2', '2:3', '4:3', '3:4', '16:9', '2.40')
const metadata = choice('none', 'date', 'author', 'cats', 'tags', 'comments', 'location', 'price')

const formField = {
  id,
  type: choice(...formEntryTypes),
  title: line,
  description: text,
  placeholder: line,
  isRequired: flag(false),
  options: lines(100),
  maxLength: whole(0, 100_000, 0),
  currencySymbol: line,
  showCountryCode: flag(false),
  underline: flag(false),
  key: line,
  value: line,
  /** When it is asked for; without conditions always. */
  shownIf: maybe(list({ fieldId: id, test: choice(...conditionTests), value: line }, 10)),
  /** Whether one of the conditions is enough. */
  shownIfAny: maybe(flag(false)),
  /** Kinds of files that it takes. */
  accepts: maybe(lines(30)),
  /** How many, and how large each. */
  maxFiles: maybe(whole(1, 10, 1)),
  maxMegabytes: maybe(whole(1, 50, 10)),
  /** The least and the most that a number may be; without one it may be any. */
  least: maybe(whole(-farthestBound, farthestBound, 0)),
  most: maybe(whole(-farthestBound, farthestBound, 0)),
} as const

/** What visitors see of a form: its block says it, or its owner in the panel. */
export const formContentFields = {
  name: line,
  fields: list(formField, 60),
  submitLabel: line,
  submissionHtml: html,
  disclaimerHtml: html,
} as const

/** Every block that owners can place, and what each holds. The names are those of the class names that templates style. */
export const blockFields = {
  html: { html },
  markdown: { source: { kind: 'text', maxLength: 200_000 } },
  image: {
    image,
    design: choice('inline', 'poster', 'card', 'overlap', 'collage', 'stack'),
    captionPlacement: choice('below', 'overlay', 'overlay-hover', 'hidden'),
    title: line,
    caption: html,
    buttonLabel: line,
    link,
    newWindow: flag(false),
    lightbox: flag(false),
    aspectRatio,
    stretch: flag(false),
    imagePosition: choice('left', 'right'),
  },
  gallery: {
    collectionId: id,
    images: list({ image, title: line, description: html, link, newWindow: flag(false) }, 250),
    settings: options,
  },
  video: {
    url: address,
    embedHtml: text,
    providerName: line,
    title: line,
    overlay: image,
    caption: html,
    aspectRatio: choice('16:9', '4:3', '1:1', '2.40', '3:4'),
  },
  audio: {
    assetUrl: address,
    title: line,
    author: line,
    colorTheme: choice('dark', 'light'),
    showDownload: flag(false),
  },
  quote: { quote: text, source: line },
  code: {
    source: code,
    language: choice('html', 'text', 'css', 'javascript', 'json', 'markdown'),
    showSource: flag(false),
  },
  embed: {
    url: address,
    embedHtml: text,
    title: line,
    providerName: line,
    aspectRatio: choice('16:9', '4:3', '1:1', '3:4'),
  },
  button: { label: line, link, newWindow: flag(false), size: choice('medium', 'small', 'large'), alignment },
  horizontalrule: {},
  languages: {},
  spacer: { heightPx: whole(0, 1000, 60) },
  form: {
    formId: id,
    ...formContentFields,
    buttonAlignment: alignment,
    /** Whether a button stands in its place, which opens it over the page. */
    opensInLightbox: flag(false),
    /** What that button says; empty: the name of the form. */
    openLabel: line,
  },
  newsletter: {
    formId: id,
    /** The list that it leads to; empty: the one that every site has. */
    listId: id,
    title: line,
    description: html,
    buttonLabel: line,
    footnote: html,
    /** Shown in its place when somebody signed up. */
    submissionHtml: html,
    /** Where visitors are led then; empty: they stay. */
    redirectUrl: address,
    asksName: flag(false),
    layout: choice('float', 'stack'),
    style: choice('light', 'dark', 'none'),
    alignment: choice('center', 'left', 'right'),
  },
  product: {
    productId: id,
    alignment,
    showImage: flag(true),
    showTitle: flag(true),
    showPrice: flag(true),
    showExcerpt: flag(true),
    showAddButton: flag(true),
    aspectRatio,
  },
  'summary-v2': {
    collectionId: id,
    design: choice('wall', 'carousel', 'list', 'grid'),
    headerText: line,
    count: whole(1, 30, 10),
    categories: lines(25),
    tags: lines(50),
    featuredOnly: flag(false),
    events: choice('upcoming', 'past', 'all'),
    textSize: choice('medium', 'small', 'large', 'extra-large'),
    textAlignment: alignment,
    columnWidthPx: whole(100, 600, 270),
    gutterPx: whole(0, 100, 30),
    aspectRatio,
    showTitle: flag(true),
    showThumbnail: flag(true),
    showExcerpt: flag(true),
    showReadMore: flag(false),
    showPrice: flag(true),
    primaryMetadata: metadata,
    secondaryMetadata: metadata,
    metadataPosition: choice('after-title', 'before-title', 'after-excerpt', 'below-thumbnail'),
  },
  map: {
    addressTitle: line,
    addressLine1: line,
    addressLine2: line,
    addressCountry: line,
    latitude: decimal(-90, 90, 0),
    longitude: decimal(-180, 180, 0),
    zoom: whole(1, 19, 15),
    heightPx: whole(100, 1000, 350),
    /** A drawing of the place, shown until somebody asks for the map. */
    image,
  },
  'socialaccountlinks-v2': {
    size: choice('small', 'extra-small', 'medium', 'large', 'extra-large'),
    shape: choice('none', 'round', 'square', 'border', 'knockout'),
    alignment,
  },
  search: { placeholder: line, style: choice('light', 'dark'), collectionId: id },
  tagcloud: {
    collectionId: id,
    terms: choice('tags', 'categories', 'authors', 'months'),
    design: choice('list', 'cloud'),
    limit: whole(1, 200, 50),
    showCounts: flag(false),
  },
  archive: {
    collectionId: id,
    groupBy: choice('months', 'categories', 'tags', 'authors', 'none'),
    design: choice('index', 'dropdown'),
    limit: whole(1, 200, 100),
  },
  accordion: {
    items: list({ title: line, html }, 60),
    allowsSeveral: flag(true),
    opensFirst: flag(false),
    showDividers: flag(true),
  },
  menu: { source: text, style: choice('classic', 'simple', 'fancy'), currencySymbol: line },
  calendar: { collectionId: id },
  tourdates: {
    title: line,
    items: list({ date: line, venue: line, place: line, link, linkLabel: line }, 100),
  },
  navigation: { navigationId: line },
  instagram: { title: line, screenname: line, profileUrl: link },
  twitter: { title: line, screenname: line, profileUrl: link },
  rss: { collectionId: id, title: line },
  donation: { title: line, description: html, buttonLabel: line, link, newWindow: flag(false), fund: line },
} as const
