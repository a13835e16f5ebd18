/**
 * What five or more of the surveyed templates use (template survey, sections 1 to 6), by the table that counts it. Names of values that are a
 * template's own, such as those of its menus, are left out.
 */
export const surveyConstructs: Readonly<Record<string, readonly string[]>> = {
  conf: words(
    'author layouts name navigations stylesheets systemCollections customTypes systemPartials debug missing-stylesheet layout:default layout:homepage layout:about layout:contact regions:1 regions:3 regions:4 regions:5 regions:6 stylesheet:less stylesheet:css',
  ),
  system: words('products album events gallery blog index sqs-share-buttons sqs-social-links'),
  customTypes: words('base:text base:image base:event text image checkbox wysiwyg'),
  collectionConf: words(
    'title addText acceptTypes ordering icon folder pageSize fullData index indexType supportsVideoBackgrounds view systemCollectionVersion promotedBlocks newTitle systemPartials hasSystemBlogCollectionSettings layout',
  ),
  collectionValues: words(
    'ordering:chronological ordering:user-orderable ordering:calendar ordering:music-album indexType:stacked indexType:grid pageSize:999 pageSize:9999',
  ),
  signatures: [
    'folder',
    'text list item',
    'nothing',
    'event',
    'image video list',
    'audio',
    'index of pages',
    'store_item',
    'store_item list item',
    'text',
    'index of pages and galleries',
    'index of all',
    'event list item',
    'image list',
  ],
  pages: words('page page.title page.description block.type'),
  tags: words('navigation block-field script query folder-navigation category'),
  tagForms: [
    'self-closed',
    'with body',
    'unclosed',
    'empty body',
    'in an attribute',
    'in a comment',
    'instructions in attributes',
  ],
  attributes: words(
    'navigation.navigationId navigation.template block-field.id block-field.columns block-field.label block-field.class block-field.lock-layout script.src script.combo query.collection query.limit query.featured query.category query.tag folder-navigation.template category.collection',
  ),
  variables: words('main-content headers footers page-classes page-id cart-classes template-revision'),
  instructions: [
    'variable',
    'repeated section',
    'or',
    'section',
    'if',
    'predicate',
    'alternates with',
    'if with ||',
    'if with &&',
    'comment',
    'or predicate',
    'var',
    '@index',
  ],
  formatters: words(
    'image-meta date item-classes apply url-encode comments like-button safe video social-button-inline comment-link pluralize truncate cart-quantity cart-url slugify product-checkout product-price social-button json-pretty product-status htmlattr json image humanizeDuration',
  ),
  dates: ['%F', '%B %d, %Y', '%B %e, %Y', '%B', '%Y', '%H:%M', '%l:%M%P', '%A, %B %e, %Y', '%b', '%m.%d.%y'],
  predicates: words(
    'folder? collection? equal? passthrough? main-image? index? excerpt? comments? video? image? background-source-video? collectionTypeNameEquals? disqus? same-day? calendar-view?',
  ),
  root: words(
    'items collection item website pagination tagFilter categoryFilter authorFilter authenticatedAccount showCart websiteSettings upcoming monthFilter shoppingCart author',
  ),
  website: words(
    'siteTitle logoImageUrl siteTagLine socialAccounts location siteDescription id socialAccounts.0.profileUrl socialAccounts.0.serviceName socialAccounts.0.screenname location.addressTitle location.addressLine1 location.addressLine2 location.addressCountry',
  ),
  websiteSettings: words(
    'disqusShortname contactPhoneNumber contactEmail businessHours businessHours.monday.text businessHours.tuesday.text businessHours.wednesday.text businessHours.thursday.text businessHours.friday.text businessHours.saturday.text businessHours.sunday.text userAccountsSettings.loginAllowed',
  ),
  collection: words(
    'fullUrl navigationTitle id title typeName urlId description typeLabel categories folder homepage tags',
  ),
  indexPage: words('collections collections.0.mainImage mainImage'),
  section: words(
    'mainImage urlId id mainContent typeName title description fullUrl navigationTitle passwordProtected backgroundVideo.url backgroundVideo.videoFallbackContentItem backgroundVideo.filter backgroundVideo.filterStrength backgroundVideo.playbackSpeed',
  ),
  sectionWithItems: words('items categories'),
  item: words(
    'title body id fullUrl excerpt sourceUrl categories addedOn tags publicCommentCount author items assetUrl location urlId updatedOn originalSize systemDataVariants customContent starred recordTypeLabel colorData.suggestedBgColor author.displayName author.id author.avatarAssetUrl author.bio mainImage.assetUrl',
  ),
  otherItems: words(
    'clickthroughUrl startDate endDate promotedBlock productType artistName lengthInMilliSeconds postItemInjectCode avatarId',
  ),
  album: words('albumCover albumDescription artistName'),
  pagination: words(
    'nextPage nextPageUrl prevPage prevPageUrl nextItem prevItem nextItem.fullUrl nextItem.title nextItem.addedOn',
  ),
  strings: words(
    'myAccount signIn cart source fri hours mon sat sun thu tue wed readMore search footerBottomBlocks footerMiddleBlocks footerTopBlocks intro scroll back',
  ),
  menu: words('externalLink active items folderActive homepage externalLink.newWindow'),
  other: words('userAccountsContext.showSignInLink template.mobileStylesEnabled shoppingCart.entries'),
  tweaks: words('color font value dropdown checkbox image'),
  tweakKeys: words(
    'category target showOnlyWhenPresent label disableTransparency js condition loadAllVariants max min step property options default active',
  ),
  less: [
    'nested &',
    '@media',
    'mixin without parentheses',
    '@import',
    'operations',
    'mixin with parentheses',
    'parametric mixin',
    'escape',
    'guards',
    '@keyframes',
    'calc()',
    'selector interpolation',
    'interpolation',
    'custom properties',
    '!important after a mixin',
    '@media with a variable',
    'filter: progid',
    '@font-face',
    '@arguments',
    'namespaces',
    'exploded font variables',
    'css in the same scope',
    'a name that is nowhere defined',
  ],
  lessImports: words('sqs-grid-breaker sqs-ui-font social-icon-font svg-icon-templates'),
  lessFunctions: words(
    'lightness fade darken lighten blue green red ceil percentage unit fadeout round floor contrast hue saturation',
  ),
  bodyClasses: words(
    'collection-type-blog collection-type-gallery collection-type-products collection-type-index collection-type-page collection-type-events collection-type-album view-list view-item homepage mobile-style-available',
  ),
  markup: words(
    'data-content-field data-item-id format=1500w data-collection-id data-load /assets/ sqs-video-wrapper data-controller /search data-type data-nc- data-image-focal-point data-image-dimensions data-src',
  ),
  scripts: words(
    'site images yui video text-shrink lightbox gallery events extras SQUARESPACE_CONTEXT.authenticatedAccount SQUARESPACE_CONTEXT.tweakJSON /scripts/ in-a-script',
  ),
  addresses: words('format category author tag q view format=json format=main-content format=ical'),
}

/** What the fixture has and no page shows, and why. */
export const unseenConstructs: Readonly<Record<string, string>> = {
  'conf: author': 'Told to nobody.',
  'conf: name': 'Shown in the panel.',
  'conf: debug': 'Meant for another server.',
  'collectionConf: title': 'Shown in the panel, where collections are made.',
  'collectionConf: addText': 'A button of the panel.',
  'collectionConf: newTitle': 'The first title of a collection that is made in the panel.',
  'collectionConf: icon': 'A drawing of the panel.',
  'collectionConf: view': 'How the panel lists items.',
  'collectionConf: systemCollectionVersion': 'There is one version of each view.',
  'collectionConf: hasSystemBlogCollectionSettings': 'Settings of the panel.',
  'collectionConf: supportsVideoBackgrounds':
    'Whether the panel offers a film; a film that is there is shown.',
  'pages: block.type': 'What the panel knows of a block.',
  'root: authenticatedAccount':
    'Pages are those of visitors, who have none; the row of instructions in attributes shows it.',
  'otherItems: postItemInjectCode':
    'Items have no code of their own: code of administrators is of whole sites.',
  'otherItems: avatarId': 'Pictures of authors are told by address.',
  'pagination: prevItem': 'Of the newest there is none; the row of neighbours shows it.',
  'pagination: prevPage': 'The row of pages shows both directions.',
  'pagination: prevPageUrl': 'The row of pages shows both directions.',
  'tweakKeys: category': 'Where the panel lists a tweak.',
  'tweakKeys: target': 'What the panel points at.',
  'tweakKeys: showOnlyWhenPresent': 'When the panel lists a tweak.',
  'tweakKeys: label': 'Its name in the panel.',
  'tweakKeys: disableTransparency': 'A limit of the panel.',
  'tweakKeys: js': 'The panel tells scripts of changes; pages of visitors do not change.',
  'tweakKeys: condition': 'When the panel lists a tweak.',
  'tweakKeys: loadAllVariants': 'Fonts come from the template or its owner.',
  'tweakKeys: max': 'A limit of the panel.',
  'tweakKeys: min': 'A limit of the panel.',
  'tweakKeys: step': 'A limit of the panel.',
  'tweakKeys: property': 'What the panel changes while it is looked at.',
}

function words(list: string): readonly string[] {
  return list.split(' ')
}
