import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { readTemplateFolder } from '@vitrine/site/template-folder/read-folder'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SampleSite } from '../cli/check/sample-site.ts'
import { openSurveySite, surveyTemplateDir } from '../testing/open-survey-site.ts'
import { surveyConstructs, unseenConstructs } from '../testing/survey-constructs.ts'

// A template of our own that uses what five or more of the surveyed templates use. Each row says what a page of it must show, and which
// constructs of the survey that proves; the last test fails for a construct that no row covers and that is not listed with its reason.

let site: SampleSite
beforeAll(async () => {
  site = await openSurveySite()
}, 60_000)
afterAll(() => site.close())

interface Row {
  /** Constructs by section, separated by `;`: `tags: query; attributes: query.limit`. */
  readonly covers: string
  readonly at: string
  /** What the page must hold, by text or pattern. */
  readonly shows?: readonly (string | RegExp)[]
  readonly lacks?: readonly (string | RegExp)[]
  /** What stands in elements, by id. */
  readonly marks?: Readonly<Record<string, string>>
  /** Where the address leads on to. */
  readonly redirects?: string
}

const ada = 'a'.repeat(24)
const post = '/survey/known'

const frame: readonly Row[] = [
  {
    covers:
      'conf: layouts; conf: layout:default; conf: regions:3; variables: main-content; variables: headers; variables: footers',
    at: '/survey',
    shows: [
      /^<!doctype html>/,
      '<title>Survey &#8212; Tidewater</title>',
      '<!-- End of Squarespace Headers -->',
      /collection-layout-default.*<main .*<section class="blog".*<\/main>.*<footer.*src="\/universal\/browser-.*<\/html>\s*$/s,
    ],
    lacks: ['class="banner"', /squarespace:[a-z]/, '{.'],
  },
  {
    covers:
      'conf: layout:homepage; conf: regions:4; bodyClasses: homepage; bodyClasses: collection-type-page; root: collection',
    at: '/',
    shows: [/<body id="collection-[0-9a-f]{24}"/, /collection-layout-homepage .*homepage/, /class="banner"/],
    lacks: ['class="hero"'],
  },
  {
    covers: 'conf: layout:about; conf: regions:1; collectionValues: pageSize:9999',
    at: '/about',
    shows: [/<body id="collection-[0-9a-f]{24}" class="about .*collection-layout-about/],
    lacks: ['<footer'],
  },
  {
    covers: 'conf: layout:contact; conf: regions:6; markup: data-collection-id',
    at: '/contact',
    shows: [/class="banner" data-collection-id="[0-9a-f]{24}".*class="hero".*<main .*<aside>.*<footer/s],
  },
  {
    covers: 'collectionConf: layout; conf: regions:5; signatures: text',
    at: '/headlines',
    shows: [/collection-layout-full-width.*class="banner".*class="hero".*<main .*class="headline".*<footer/s],
    lacks: ['<aside>'],
  },
  {
    covers:
      'variables: page-id; variables: page-classes; variables: template-revision; bodyClasses: view-item; bodyClasses: collection-type-blog; bodyClasses: mobile-style-available; tagForms: in an attribute; markup: /assets/; markup: data-nc-; markup: data-controller; markup: data-type',
    at: post,
    shows: [
      /<body id="item-[0-9a-f]{24}" class="[^"]*collection-type-blog [^"]*view-item mobile-style-available has-main-nav">/,
      /href="\/assets\/mark\.svg\?v=\d+"/,
      '<header data-nc-group="top" data-controller="HeaderOverlay">',
      '<footer data-type="collection"',
    ],
    lacks: ['has-unknown-nav'],
  },
  {
    covers: 'bodyClasses: view-list; bodyClasses: collection-type-gallery; system: gallery; markup: data-src',
    at: '/studio',
    shows: [
      /class="[^"]*collection-type-gallery [^"]*view-list/,
      /sqs-system-gallery|gallery/,
      'The long shelf',
    ],
  },
  {
    covers: 'tagForms: in a comment',
    at: '/survey',
    shows: [/<!-- <ul><li class="page/, /<!-- <div class="sqs-layout[^>]*id="commented"><\/div> -->/],
  },
  {
    covers: 'root: website; markup: data-content-field; root: websiteSettings',
    at: '/contact',
    shows: ['src="/static/logo/logo.png?format=1500w" alt="Tidewater"', 'data-content-field="site-title"'],
    marks: {
      'tag-line': 'Goods for slow mornings',
      address: 'Tidewater; 214 Conover Street; Brooklyn, NY 11231; United States',
      contact: 'hello@tidewater.example, (718) 555-0142',
      hours:
        'Hours: Mon Closed, Tue Closed, Wed 11 am to 6 pm, Thu 11 am to 6 pm, Fri 11 am to 7 pm, Sat 10 am to 6 pm, Sun 10 am to 4 pm',
    },
  },
  {
    covers:
      'variables: cart-classes; formatters: cart-url; formatters: cart-quantity; root: showCart; root: shoppingCart; other: shoppingCart.entries',
    at: '/survey',
    shows: [
      'class="Cart sqs-custom-cart sqs-custom-cart" id="cart" href="/cart"><span><span class="sqs-cart-quantity">0</span></span>',
    ],
    marks: { 'show-cart': 'no entries' },
  },
  {
    covers: 'conf: systemPartials; system: sqs-social-links',
    at: '/survey',
    shows: [
      /<div id="links-of-the-site"><a [^>]*class="sqs-svg-icon--wrapper instagram".*social-accounts\.svg#instagram-icon/s,
      '<li><a href="https://instagram.com/tidewater.goods.example" class="instagram">tidewater.goods</a></li>',
    ],
  },
  {
    covers:
      'tagForms: instructions in attributes; tags: script; attributes: script.src; attributes: script.combo; scripts: /scripts/; scripts: in-a-script',
    at: '/survey',
    shows: [
      /<script src="\/scripts\/site\.js\?v=[0-9a-f]{16}"><\/script>/,
      /<script src="\/scripts\/gallery\.js\?v=[0-9a-f]{16}"><\/script>/,
      'window.surveyTitle = "Tidewater"',
      'class="visiting styled-for-mobile"',
    ],
  },
]

const menus: readonly Row[] = [
  {
    covers:
      'conf: navigations; tags: navigation; attributes: navigation.navigationId; attributes: navigation.template; tagForms: self-closed; predicates: folder?; predicates: collection?; menu: externalLink; menu: externalLink.newWindow; menu: items; instructions: alternates with',
    at: '/contact',
    shows: [
      '<ul><li class="page"><a href="/shop">Shop</a></li><li class="divider"></li>',
      '<li class="folders-collection folder active-folder"><label>Visit</label><ul><li class="child active" data-type="page"><a href="/contact">Contact</a></li>',
      '<li class="child external"><a href="/shop/handbuilding-workshop">Book a workshop</a></li>',
      '<li class="external"><a href="https://press.example" target="_blank">Press</a></li></ul>',
    ],
    marks: { 'folder-nav': '[*Contact][Studio][Commissions][Book a workshop]' },
  },
  {
    covers: 'menu: active; menu: folderActive; menu: homepage',
    at: '/journal',
    shows: [
      '<li class="page active of-active"><a href="/journal">',
      '<li class="folders-collection folder"><label>Visit</label>',
    ],
    lacks: ['child active', ' home"'],
    marks: { 'folder-nav': '' },
  },
  {
    covers: 'tags: folder-navigation; attributes: folder-navigation.template',
    at: '/studio',
    marks: { 'folder-nav': '[Contact][*Studio][Commissions][Book a workshop]' },
  },
  {
    covers: 'tagForms: unclosed; tagForms: with body',
    at: '/survey',
    shows: [/has-main-nav">/],
    marks: { 'unclosed-nav': '[Press in a new window]' },
  },
]

const tags: readonly Row[] = [
  {
    covers:
      'tags: query; attributes: query.collection; attributes: query.limit; attributes: query.category; attributes: query.tag; attributes: query.featured; pages: page',
    at: '/queries',
    marks: {
      limited: '[how-a-mug-is-made][a-slower-pour-over]',
      'by-category': '[known]',
      'by-tag': '[known]',
      featured: '[known]',
    },
    shows: [/id="in-shop">Morning mug:\s+<div class="product-price">\s+\$34\.00/],
  },
  {
    covers: 'tags: category; attributes: category.collection',
    at: '/queries',
    marks: {
      'categories-of':
        '<a href="/survey?category=Clay">Clay</a><a href="/survey?category=Fire+%26+glaze">Fire & glaze</a>',
      'categories-by-block': '[Clay][Fire & glaze]',
    },
  },
  {
    covers:
      'tags: block-field; attributes: block-field.id; attributes: block-field.columns; attributes: block-field.label',
    at: '/queries',
    shows: [
      /<div class="sqs-layout sqs-grid-12 columns-12" data-layout-label="Filled" data-type="block-field" [^>]*id="filled"><div class="row sqs-row"><div class="col sqs-col-12 span-12"><div class="sqs-block quote-block.*Filled by its owner/s,
      '<div class="sqs-layout sqs-grid-12 columns-12 empty" data-type="block-field" id="empty-field"></div>',
    ],
    marks: { 'after-unclosed': 'after' },
  },
  {
    covers: 'attributes: block-field.class; attributes: block-field.lock-layout; tagForms: empty body',
    at: '/survey',
    shows: [
      /<div class="sqs-layout sqs-grid-12 columns-12 empty foot has-line" data-layout-label="Footer Top Content"[^>]*id="footerBlocks"><\/div>\s*<div class="sqs-layout[^>]*id="[0-9a-f]{24}_intro"><\/div>/,
    ],
  },
  {
    covers: 'pages: page.title; pages: page.description',
    at: '/queries',
    shows: ['<title>Queries', '<meta name="description" content="What tags ask for">'],
  },
]

const lists: readonly Row[] = [
  {
    covers:
      'signatures: text list item; system: blog; collectionConf: ordering; collectionValues: ordering:chronological; instructions: repeated section; instructions: section; instructions: or; instructions: predicate; instructions: if; instructions: if with ||; instructions: if with &&; instructions: comment; instructions: @index; predicates: equal?; root: items; collectionConf: acceptTypes',
    at: '/survey',
    shows: [
      /id="post-known".*<hr><article id="post-linked".*<hr><article id="post-promoted"/s,
      '<b class="place">1 first</b>',
      '<b class="place">2 second</b>',
      '<b class="place">3 further</b>',
      '<nav id="categories"><a href="/survey?category=Clay">Clay</a>, <a href="/survey?category=Fire%20%26%20glaze">Fire & glaze</a></nav>',
    ],
    lacks: ['A comment of the language', 'A draft', 'id="nothing"'],
    marks: { filtered: 'all' },
  },
  {
    covers:
      'predicates: passthrough?; predicates: excerpt?; predicates: main-image?; predicates: comments?; formatters: item-classes; markup: data-item-id',
    at: '/survey',
    shows: [
      /<article id="post-known" class="hentry category-clay category-fire-glaze tag-kiln author-ada-byron post-type-text article-index-1 featured" data-item-id="[0-9a-f]{24}">/,
      '<a class="through" href="https://else.example">Elsewhere</a></h2>\n<div class="no-picture">',
      '<div class="excerpt" data-content-field="excerpt"><p>An excerpt with <em>marks</em>.</p></div><a href="/survey/known">Read More</a>',
      /id="post-linked".*<p>Hello<\/p>.*class="comments">.*id="post-promoted"(?!.*class="comments">)/s,
    ],
  },
  {
    covers: 'collectionConf: promotedBlocks',
    at: '/survey',
    shows: [
      /<div class="promoted"><div class="sqs-block sqs-block-image promoted-block">.*<img src="\/static\/[^"]*\?format=1000w"/,
    ],
  },
  {
    covers: 'collectionConf: pageSize; addresses: format',
    at: '/survey',
    shows: ['<nav class="pager"><a rel="next" href="/survey?offset=1706224020000">Older Posts</a></nav>'],
  },
  {
    covers: 'root: pagination',
    at: '/survey?offset=1706224020000',
    shows: ['id="post-four"', '<a rel="prev" href="/survey', '<a rel="next" href="/survey?offset='],
    lacks: ['id="post-known"'],
  },
  {
    covers: 'root: categoryFilter; addresses: category',
    at: '/survey?category=Fire%20%26%20glaze',
    marks: { 'category-filter': 'Fire & glaze', filtered: 'filtered' },
    shows: ['id="post-known"'],
    lacks: ['id="post-linked"'],
  },
  {
    covers: 'addresses: category',
    at: '/survey?category=Clay',
    shows: ['<a href="/survey?category=Clay" class="active">Clay</a>'],
  },
  {
    covers: 'root: tagFilter; addresses: tag',
    at: '/survey?tag=kiln',
    marks: { 'tag-filter': 'Tagged: kiln' },
  },
  {
    covers: 'root: authorFilter; root: author; addresses: author',
    at: `/survey?author=${ada}`,
    marks: { 'author-filter': 'Ada Byron, <p>Counts.</p>' },
    lacks: ['id="post-linked"'],
  },
  { covers: 'root: monthFilter', at: '/survey?month=03-2024', marks: { 'month-filter': '03-2024' } },
  { covers: 'instructions: or', at: '/survey?category=None', marks: { nothing: 'Nothing here' } },
  {
    covers: 'signatures: image list; collectionValues: ordering:user-orderable',
    at: '/pictures',
    shows: [
      /(?:<b class="picture">[^<]+<\/b><b class="ground">[0-9a-f]{6}<\/b>){8}<nav class="pager"><a rel="next" href="\/pictures\?page=2">/,
    ],
  },
  {
    covers:
      'conf: customTypes; customTypes: base:text; customTypes: text; customTypes: checkbox; customTypes: wysiwyg; customTypes: image; formatters: image-meta',
    at: '/team',
    shows: [
      /<b class="role">[^<]+<\/b><b class="founder">founder<\/b><div class="story"><p>/,
      /<img class="portrait loaded" data-src="\/content\/[^"]+" .*srcset="/,
      /<b class="sizes">2400x1350,100w,.*; 2400x1350<\/b>/,
    ],
  },
  {
    covers: 'customTypes: base:image; signatures: image video list; predicates: image?',
    at: '/prints',
    shows: [
      /<figure class="slide image" data-slide-url="print-1"><a href="\/content\/[^"]*\?format=2500w"><img .*<figcaption>The long shelf: The long shelf/,
    ],
  },
  {
    covers: 'predicates: video?; formatters: video; markup: sqs-video-wrapper',
    at: '/films',
    shows: [
      /class="sqs-video-wrapper"\s+data-load="false" data-html="&lt;iframe src=&quot;https:\/\/films\.example\/play&quot;&gt;&lt;\/iframe&gt;" data-provider-name="Films"/,
      '<a href="https://shop.example" target="_blank"><img',
    ],
  },
]

const posts: readonly Row[] = [
  {
    covers:
      'dates: %F; dates: %B %d, %Y; dates: %B %e, %Y; dates: %B; dates: %Y; dates: %H:%M; dates: %l:%M%P; dates: %A, %B %e, %Y; dates: %b; dates: %m.%d.%y; formatters: date',
    at: post,
    marks: {
      'date-f': '2024-03-05',
      'date-us': 'March 05, 2024',
      'date-e': 'March  5, 2024',
      'date-b': 'March',
      'date-y': '2024',
      'date-hm': '18:07',
      'date-lmp': ' 6:07pm',
      'date-long': 'Tuesday, March  5, 2024',
      'date-short': 'Mar',
      'date-md': '03.05.24',
    },
  },
  {
    covers:
      'instructions: variable; instructions: var; instructions: or predicate; formatters: truncate; formatters: url-encode; formatters: slugify; formatters: htmlattr; formatters: json; formatters: json-pretty; formatters: safe; formatters: pluralize; formatters: apply; root: item',
    at: post,
    marks: {
      title: 'Mugs & "moons"',
      cut: 'Mugs & ...',
      encoded: 'Mugs%20%26%20%22moons%22',
      slug: 'mugs-moons',
      json: '"Mugs & \\"moons\\""',
      'json-pretty': '[\n  "Clay",\n  "Fire & glaze"\n]',
      safe: 'An excerpt with marks.',
      plural: '0 comments',
      var: 'Clay',
      either: 'either',
      both: 'both',
      'or-predicate': 'has a picture',
      location: 'The kiln, 1 Main Street',
      tags: 'kiln',
      applied: 'Mugs & "moons" in Survey',
      author: `Ada Byron|${ada}|/static/ada/ada.jpg|<p>Counts.</p>|/survey/known|2024`,
      source: '<a href="https://source.example">Source</a>',
      'by-site-name': 'tidewater',
    },
    shows: ['title="Mugs &amp; &quot;moons&quot;"'],
  },
  {
    covers:
      'formatters: image; markup: data-image-focal-point; markup: data-image-dimensions; markup: format=1500w; markup: data-load; formatters: image-meta',
    at: post,
    shows: [
      /data-image-dimensions="800x600" data-image-focal-point="0\.25,0\.75" alt="[^"]*"\s+class="by-meta loaded" src="[^"]+" width="800" height="600"/,
      /src="\/static\/[^"]*mug\.jpg\?format=1500w" alt="" class="by-hand"/,
      /<div class="by-formatter"><img [^>]*data-src="\/static\/[^>]*data-load="false"/,
    ],
  },
  {
    covers: 'formatters: comments; predicates: disqus?; formatters: comment-link; formatters: like-button',
    at: post,
    shows: [
      /<section id="thread">\s*<div class="squarespace-comments" id="comments-[0-9a-f]{24}".*<form class="comment-form"[^>]* data-kept-form="comment-[0-9a-f]{24}">.*<\/section>/s,
      /<div id="comment-link">\s*<a href="\/survey\/known#comments-[0-9a-f]{24}" class="sqs-comment-link"/,
      /<div id="likes">\s*<span class="sqs-simple-like" data-item-id="[0-9a-f]{24}" data-like-count="0"/,
    ],
    marks: { disqus: 'own comments' },
  },
  {
    covers:
      'formatters: social-button; formatters: social-button-inline; system: sqs-share-buttons; collectionConf: systemPartials',
    at: post,
    shows: [
      /<div id="share"><div class="squarespace-social-buttons button-style".*facebook\.com\/sharer/,
      /<div id="share-inline"><span class="squarespace-social-buttons inline-style".*twitter\.com\/intent/,
      /<div id="share-partial">\s*<\w+[^>]*class="[^"]*(?:squarespace-social-buttons|ss-social|sqs-share)/,
    ],
  },
  {
    covers: 'predicates: comments?',
    at: '/survey/promoted',
    marks: { thread: 'closed' },
  },
  {
    covers: 'root: pagination',
    at: '/survey/linked',
    shows: [
      '<a rel="prev" href="/survey/known">',
      '<a rel="next" href="/survey/promoted" data-added="2024-03-03">Promoted</a>',
    ],
  },
]

const kinds: readonly Row[] = [
  {
    covers:
      'signatures: event list item; root: upcoming; predicates: same-day?; predicates: calendar-view?; collectionValues: ordering:calendar',
    at: '/dates',
    shows: [
      /<section id="upcoming"><article><b class="title"><a href="\/dates\/one-day">one-day<\/a><\/b><b class="one-day">\w+day, \w+ \d+ 1[12]:00(?:am|pm) to {2}[12]:00pm<\/b>/,
      /<b class="more-days">\w{3} [ \d]\d to \w{3} [ \d]\d<\/b>/,
      '<section id="past"><b class="title">over</b></section>',
      'href="/dates/one-day?format=ical"',
    ],
    lacks: ['id="as-calendar"'],
  },
  {
    covers: 'predicates: calendar-view?',
    at: '/calendar',
    shows: ['id="as-calendar"'],
    lacks: ['id="as-list"'],
  },
  { covers: 'addresses: view', at: '/dates?view=calendar', shows: ['id="as-calendar"'] },
  { covers: 'customTypes: base:event', at: '/dates/one-day', marks: { level: 'Beginners' } },
  {
    covers: 'signatures: event; system: events; bodyClasses: collection-type-events',
    at: '/events',
    shows: [
      'collection-type-events',
      'class="eventlist',
      'eventlist-title',
      'eventlist-meta-date',
      'Open studio',
    ],
  },
  {
    covers: 'conf: systemCollections; system: album; signatures: audio; bodyClasses: collection-type-album',
    at: '/album',
    shows: ['collection-type-album', 'class="sqs-audio-playlist"', 'class="album-title"', 'First light'],
  },
  {
    covers: 'formatters: humanizeDuration; collectionValues: ordering:music-album',
    at: '/record',
    marks: { album: 'The Kilns: <p>Loud.</p>' },
    shows: ['<b class="track">Ember 3:05</b>', /class="cover/],
  },
  {
    covers:
      'signatures: store_item list item; system: products; formatters: product-price; formatters: product-status; bodyClasses: collection-type-products',
    at: '/shop',
    shows: [
      /collection-type-products.*<div id="productList"><a class="product hentry [^"]*" href="\/shop\/morning-mug" data-item-id="[0-9a-f]{24}" data-product-type="1"><img .*<b class="product-price">\s*<div class="product-price">\s*\$34\.00/s,
      /class="product-mark sold-out"/,
    ],
  },
  {
    covers: 'formatters: product-checkout',
    at: '/shop/morning-mug',
    shows: [
      /<div id="checkout">.*class="product-variants" data-item-id="[0-9a-f]{24}" data-variants="\[.*<select aria-label="Select Colour" data-variant-option-name="Colour">.*class="[^"]*sqs-add-to-cart-button/s,
    ],
  },
  {
    covers: 'signatures: store_item',
    at: '/store',
    shows: ['collection-type-store', 'id="productList"'],
  },
  {
    covers: 'signatures: nothing',
    at: '/shipping-and-returns',
    shows: [/<main [^>]*>\s*<div class="sqs-layout sqs-grid-12 columns-12" data-type="page" [^>]*><.*\w/],
  },
  {
    covers:
      'signatures: index of all; signatures: index of pages; collectionConf: index; collectionConf: indexType; collectionValues: indexType:stacked; collectionConf: fullData; predicates: collectionTypeNameEquals?; predicates: background-source-video?; bodyClasses: collection-type-index; system: index',
    at: '/sections',
    shows: [
      /collection-type-index.*<section id="section-moving" data-id="[0-9a-f]{24}" class="page of-words over-a-film" data-url="\/moving">/s,
      /data-url="https:\/\/films\.example\/1" data-filter="3" data-filter-strength="40" data-speed="2"><img [^>]*data-image-focal-point="0\.25,0\.75"/,
      '<p>Words of a section.</p>',
      '<p class="locked">locked</p>',
    ],
    lacks: ['Not to be told'],
  },
  {
    covers: 'signatures: index of all',
    at: '/index',
    shows: [
      /class="gallery of-pictures".*<b class="of-section">The long shelf<\/b>/s,
      /<img class="behind loaded" data-src="\/content\//,
    ],
  },
  {
    covers: 'signatures: index of pages and galleries; collectionValues: indexType:grid',
    at: '/tiles',
    shows: [
      '<a class="tile" href="/tiles-welcome">Welcome</a><a class="tile" href="/tiles-pictures">Pictures</a>',
    ],
  },
  {
    covers: 'predicates: index?',
    at: '/contact',
    shows: [
      '<li class="index-collection folder an-index"><label>Sections</label><ul><li class="child" data-type="page">',
    ],
  },
  { covers: 'signatures: folder; collectionConf: folder', at: '/folders', redirects: '/folders-welcome' },
  {
    covers: 'addresses: q; markup: /search',
    at: '/search?q=mug',
    shows: ['<a href="/shop/morning-mug">', 'Morning <em>mug</em>'],
  },
  { covers: 'collectionValues: pageSize:999', at: '/notes', shows: ['A slower pour-over, step by step'] },
]

const scripts: readonly Row[] = [
  {
    covers:
      'scripts: site; scripts: images; scripts: yui; scripts: video; scripts: text-shrink; scripts: lightbox; scripts: gallery; scripts: events; scripts: extras; scripts: SQUARESPACE_CONTEXT.tweakJSON; scripts: SQUARESPACE_CONTEXT.authenticatedAccount',
    at: '/survey',
    shows: [
      ...['site', 'images', 'yui', 'video', 'text-shrink', 'lightbox', 'gallery', 'events', 'extras'].map(
        (part) => new RegExp(`<script src="/universal/compat-${part}-[\\w-]+\\.js"></script>`),
      ),
      '"authenticatedAccount":null',
      /Static\.SQUARESPACE_CONTEXT = \{.*"tweakJSON":\{"survey-ground":"#336699","ground":"#336699"/,
    ],
  },
]

/** What the style sheet must hold. */
const styles: readonly Pick<Row, 'covers' | 'shows'>[] = [
  {
    covers:
      'conf: stylesheets; conf: stylesheet:less; conf: missing-stylesheet; less: nested &; tweaks: color',
    shows: [
      'background-color:#336699}',
      'body.show-site-tagline .line{display:block}',
      'body:hover{color:#ff0000}',
    ],
  },
  { covers: 'conf: stylesheet:css; less: css in the same scope', shows: ['.from-css{color:#336699}'] },
  {
    covers: 'tweaks: font; less: exploded font variables; less: mixin without parentheses',
    shows: [
      'letter-spacing:.02em;text-transform:uppercase;font-size:32px !important;font-family:"Futura PT",sans-serif}',
    ],
  },
  { covers: 'tweaks: image', shows: ['body{background-color:#fafafa;background-position:top left;'] },
  {
    covers: 'less: operations; less: escape; less: calc()',
    shows: ['.half{width:450px;height:calc(100% - 10px);margin:calc(1px + 2px)}'],
  },
  {
    covers: 'tweaks: value; less: @media; less: @media with a variable',
    shows: ['@media screen and (max-width:900px){.wide{width:100%}}'],
  },
  {
    covers: 'less: @import; lessImports: sqs-grid-breaker',
    shows: [
      /@media only screen and \(max-width:640px\)\{\.sqs-row\{width:auto !important\}/,
      '@import url("//fonts.example/css?family=Survey")',
    ],
  },
  {
    covers: 'lessImports: sqs-ui-font; lessImports: social-icon-font; lessImports: svg-icon-templates',
    shows: [
      /\.icon:before\{content:"\\2665"/,
      '.icon:before,.icon:after{font-size:12px;line-height:14px}',
      /\.instagram-mark\{[^}]*mask:url\("\/universal\/svg\/social\/instagram\.svg"\)/,
      '.social .sqs-svg-icon--wrapper.instagram,',
    ],
  },
  {
    covers: 'less: parametric mixin; less: mixin with parentheses; less: !important after a mixin',
    shows: [
      '.a-box{border-radius:8px;float:right;box-shadow:0 1px 2px #336699}',
      '.an-important-box{border-radius:6px !important;float:left !important}',
    ],
  },
  { covers: 'less: @arguments', shows: ['.with-arguments{box-shadow:1px 2px 3px}'] },
  { covers: 'less: guards', shows: ['.on-ground{color:#ffffff}', '.on-white{color:#000000}'] },
  { covers: 'less: namespaces', shows: ['.from-namespace{outline:1px solid #336699}'] },
  {
    covers: 'less: selector interpolation; less: interpolation',
    shows: ['.survey-chosen{background:url("survey.png")}'],
  },
  {
    covers: 'less: @keyframes; less: @font-face',
    shows: ['@keyframes slide{from{opacity:0}to{opacity:1}}', '@font-face{font-family:Survey;'],
  },
  { covers: 'less: custom properties', shows: ['.props{--gap:3px;padding:var(--gap)}'] },
  {
    covers: 'less: filter: progid',
    shows: ["filter:progid:DXImageTransform.Microsoft.gradient(startColorstr='#80000000'"],
  },
  { covers: 'less: a name that is nowhere defined', shows: ['.last{color:#008000}'] },
  {
    covers:
      'lessFunctions: lightness; lessFunctions: fade; lessFunctions: darken; lessFunctions: lighten; lessFunctions: red; lessFunctions: green; lessFunctions: blue; lessFunctions: ceil; lessFunctions: floor; lessFunctions: round; lessFunctions: percentage; lessFunctions: unit; lessFunctions: fadeout; lessFunctions: contrast; lessFunctions: hue; lessFunctions: saturation',
    shows: [
      '.functions{a:40%;b:rgba(51,102,153,.5);c:#264c73;d:#407fbf;e:51 102 153;f:2 1 2;g:25%;h:5;i:rgba(51,102,153,.6);j:#ffffff;k:210;l:50%}',
    ],
  },
]

/** Where the data of each section of the survey is read: an address, and the path that its names begin at. */
const dataPlaces: Readonly<Record<string, readonly { readonly at: string; readonly from: string }[]>> = {
  root: [
    '/survey',
    post,
    '/dates',
    '/survey?category=Clay',
    '/survey?tag=kiln',
    `/survey?author=${ada}`,
    '/survey?month=03-2024',
  ].map((at) => ({ at, from: '' })),
  website: [{ at: '/survey', from: 'website' }],
  websiteSettings: [{ at: '/survey', from: 'websiteSettings' }],
  collection: [{ at: '/survey', from: 'collection' }],
  indexPage: [
    { at: '/sections', from: 'collection' },
    { at: '/', from: 'collection' },
  ],
  section: [{ at: '/sections', from: 'collection.collections.0' }],
  sectionWithItems: [{ at: '/index', from: 'collection.collections.1' }],
  item: [{ at: post, from: 'item' }],
  otherItems: [
    { at: '/films', from: 'items.1' },
    { at: '/dates', from: 'items.0' },
    { at: '/survey', from: 'items.2' },
    { at: '/shop', from: 'items.0' },
    { at: '/record', from: 'items.0' },
  ],
  album: [{ at: '/record', from: 'collection.metadata' }],
  pagination: [
    { at: '/survey', from: 'pagination' },
    { at: post, from: 'pagination' },
  ],
  strings: [{ at: '/survey', from: 'localizedStrings' }],
  other: [{ at: '/survey', from: '' }],
}

const rows = [...frame, ...menus, ...tags, ...lists, ...posts, ...kinds, ...scripts]

describe('a template that uses what the surveyed ones use', () => {
  it.each(rows)('shows $covers at $at', async ({ at, shows = [], lacks = [], marks = {}, redirects }) => {
    const { statusCode, body, headers } = await site.app.inject({ url: at, headers: { accept: 'text/html' } })
    expect([statusCode, headers.location]).toEqual(redirects ? [302, redirects] : [200, undefined])
    expect(Object.fromEntries(Object.keys(marks).map((id) => [id, markIn(body, id)]))).toEqual(marks)
    expect(shows.filter((each) => !holds(body, each))).toEqual([])
    expect(lacks.filter((each) => holds(body, each))).toEqual([])
  })

  it.each(styles)('is dressed with $covers', async ({ shows = [] }) => {
    const page = (await site.app.inject('/survey')).body
    const address = /href="(\/site\.[0-9a-f]+\.css)"/.exec(page)?.[1] ?? ''
    const css = (await site.app.inject(address)).body
    expect(shows.filter((each) => !holds(css, each))).toEqual([])
  })

  it('has the classes of its tweaks on each page', async () => {
    const classes = /<body [^>]*class="([^"]*)"/
      .exec((await site.app.inject('/survey')).body)?.[1]
      ?.split(' ')
    expect(classes).toEqual(expect.arrayContaining(['header--nav-borders-top-only', 'show-site-tagline']))
    expect(classes).not.toContain('hide-footer')
  })

  it.each(Object.keys(dataPlaces))('is given all data of %s', async (section) => {
    const found = new Set<string>()
    for (const { at, from } of dataPlaces[section] ?? []) {
      const data = await json(at)
      for (const name of surveyConstructs[section] ?? []) {
        if (valueAt(data, [from, name].filter((part) => part !== '').join('.')) !== undefined) found.add(name)
      }
    }
    const wanted = surveyConstructs[section]?.filter((name) => !unseenConstructs[`${section}: ${name}`])
    expect(wanted?.filter((name) => !found.has(name))).toEqual([])
  })

  it('answers the other forms of a page', async () => {
    expect(await json(post)).toMatchObject({ collection: { typeName: 'blog' }, item: { urlId: 'known' } })
    const main = (await site.app.inject('/survey?format=main-content')).body
    expect(main).toMatch(/^\s*<section class="blog"/)
    expect(main).not.toContain('<footer')
    expect((await site.app.inject('/dates?format=ical')).body).toMatch(
      /^BEGIN:VCALENDAR[\s\S]*SUMMARY:one-day/,
    )
    expect((await site.app.inject('/survey?format=rss')).body).toContain(
      '<title>Mugs &amp; &quot;moons&quot;</title>',
    )
    expect(JSON.parse((await site.app.inject('/survey?format=page-context')).body)).toHaveProperty(
      'mainContent',
    )
  })

  it('leaves out no construct of the survey, unless the list says why', async () => {
    const rowsOfAll = [...rows, ...styles, { covers: coveredElsewhere }]
    const covered = new Set(rowsOfAll.flatMap(({ covers }) => covers.split('; ')))
    for (const section of Object.keys(dataPlaces)) {
      for (const name of surveyConstructs[section] ?? []) covered.add(`${section}: ${name}`)
    }
    const all = Object.entries(surveyConstructs).flatMap(([section, names]) =>
      names.map((name) => `${section}: ${name}`),
    )
    expect(all.filter((name) => !covered.has(name) && !unseenConstructs[name])).toEqual([])
    expect([...covered, ...Object.keys(unseenConstructs)].filter((name) => !all.includes(name))).toEqual([])
  })

  it.each(Object.entries(spellings))('is written with all %s', async (section, spell) => {
    const { regions, blocks, collections, pages } = await readTemplateFolder(surveyTemplateDir)
    const views = [...collections.values()].flatMap(({ list, item, conf }) => [
      list,
      item,
      { text: JSON.stringify(conf) },
    ])
    const files = [
      ...regions.values(),
      ...blocks.values(),
      ...views,
      ...[...pages.values()].map(({ source }) => source),
    ]
    const sheets = await Promise.all(
      ['tweak.less', 'site.less'].map((name) =>
        readFile(path.join(surveyTemplateDir, 'styles', name), 'utf8'),
      ),
    )
    const text = [...files.map((file) => file?.text ?? ''), ...sheets].join('\n')
    expect(surveyConstructs[section]?.filter((name) => !holds(text, spell(name)))).toEqual([])
  })

  it('is read without a warning but for the sheet that its build would make', async () => {
    const { warnings, customTypes } = await readTemplateFolder(surveyTemplateDir)
    expect(warnings).toEqual([])
    expect(customTypes.map(({ base }) => base)).toEqual(['text', 'image', 'event'])
  })
})

/** How a construct is written in files of a template. */
const spellings: Readonly<Record<string, (name: string) => string | RegExp>> = {
  formatters: (name) => new RegExp(`\\|${name}[ }]`),
  predicates: (name) =>
    name.startsWith('collectionType')
      ? `{.${name} `
      : new RegExp(`\\{\\.(?:or )?${name.replace('?', '\\?')}[ }]|or ${name.replace('?', '\\?')}`),
  dates: (name) => `|date ${name}}`,
  tags: (name) => `<squarespace:${name} `,
  attributes: (name) => new RegExp(`<squarespace:${name.replace('.', ' [^>]*')}="`),
  collectionConf: (name) => `"${name}":`,
  collectionValues: (name) => new RegExp(`"${name.replace(':', '":"?')}"?`),
  tweaks: (name) => `"type": "${name}"`,
  tweakKeys: (name) => `"${name}":`,
  lessImports: (name) => `@import '${name}'`,
  lessFunctions: (name) => `${name}(`,
  strings: (name) => (usedLabels.has(name) ? `localizedStrings.${name}}` : ''),
  markup: (name) =>
    name === 'data-src' || name === 'data-image-focal-point' || name === 'data-image-dimensions'
      ? '|image-meta}'
      : name,
}

/** Labels that the fixture shows; the others are read as data. */
const usedLabels: ReadonlySet<string> = new Set([
  'hours',
  'mon',
  'signIn',
  'readMore',
  'search',
  'cart',
  'intro',
  'footerTopBlocks',
])

/** What the tests without rows show. */
const coveredElsewhere =
  'tweaks: dropdown; tweaks: checkbox; tweakKeys: options; tweakKeys: default; tweakKeys: active; addresses: format=json; addresses: format=main-content; addresses: format=ical'

async function json(at: string): Promise<unknown> {
  return JSON.parse((await site.app.inject(`${at}${at.includes('?') ? '&' : '?'}format=json`)).body)
}

function valueAt(data: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => {
    if (typeof value !== 'object' || value === null) return undefined
    return Object.entries(value).find(([key]) => key === name)?.[1]
  }, data)
}

function holds(text: string, wanted: string | RegExp): boolean {
  return typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text)
}

/** What stands in the element of an id. */
function markIn(html: string, id: string): string | undefined {
  const text = new RegExp(`<(\\w+) id="${id}"[^>]*>([\\s\\S]*?)</\\1>`).exec(html)?.[2]
  return text?.replace(/\n$/, '')
}
