Y.use('squarespace-gallery-ng', function (Y) {
  new Y.Squarespace.Gallery2({ container: Y.one('.survey-gallery'), design: 'grid' })
  new Y.Squarespace.Lightbox2({ content: Y.all('.survey-gallery img') })
})
