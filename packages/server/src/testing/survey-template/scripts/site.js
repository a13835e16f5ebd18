Y.use('node', 'squarespace-ui-base', 'squarespace-events-calendar', function (Y) {
  Y.on('domready', function () {
    Y.all('img[data-src]').each(function (image) { ImageLoader.load(image, { load: true }) })
    var look = Y.Squarespace.Template.getTweakValue('survey-ground')
    if (Static.SQUARESPACE_CONTEXT.authenticatedAccount) Y.one('body').setAttribute('data-look', look)
    new Y.Squarespace.EventCollectionCalendar({ boundingBox: Y.one('.survey-calendar') })
    new Y.Squarespace.TextShrink('.survey-title', {})
    new Y.Squarespace.VideoLoader('.sqs-video-wrapper')
    Y.Squarespace.ResizeEmitter && Y.later(100, Y, function () { window.Tweak && Tweak.getValue('survey-ground') })
  })
  Y.Global.on('tweak:change', function () {})
})
window.Squarespace && Squarespace.afterBodyLoad && Squarespace.afterBodyLoad(Y)
