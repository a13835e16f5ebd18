window.seen = {};

Y.use('node', 'squarespace-gallery-ng', 'anim', 'event-hover', function (Y) {
  window.Site = Singleton.create({
    ready: function () { Y.on('domready', this.initialize, this); },
    initialize: function () {
      window.seen.singleton = this === window.Site || true;
      window.seen.tweak = Y.Squarespace.Template.getTweakValue('tweak-ink');
      window.seen.checkbox = Y.Squarespace.Template.getTweakValue('Wide Page');
      Y.Global.on('tweak:change', function () {});
      ImageLoader.load(Y.one('#filled'), { load: true, mode: 'fill' });
      this.gallery = new Y.Squarespace.Gallery2({
        container: '.slides', slides: '.slide', loop: true, design: 'stacked', lazyLoad: true,
        elements: { next: '.next', previous: '.previous', controls: '.dots' },
        loaderOptions: { mode: 'fill' },
        designOptions: { transition: 'fade', speed: 0.1 },
      });
      this.gallery.after('currentIndexChange', function () { window.seen.index = this.get('currentIndex'); });
      Y.one('#open').on('click', function (e) {
        e.halt();
        new Y.Squarespace.Lightbox2({
          controls: { previous: true, next: true },
          currentSetIndex: 0,
          set: [{ content: Y.one('#plain'), meta: '<b>One</b>' }, { content: Y.Node.create('<p id="second">Second</p>'), meta: '' }],
        }).render();
      });
      Y.all('#siteTitle').plug(Y.Squarespace.TextShrink, { parentEl: Y.one('body') });
      this.gallery.getImages().item(0).loader.set('mode', 'fit');
      window.seen.fitted = Y.one('.slide img').getStyle('height');
      Y.one('#open').anim({}, { to: { opacity: 0.9 }, duration: 0.05, easing: Y.Easing.easeInOutExpo }).run();
      window.seen.height = Y.one('#frame').height();
      Y.all('.sqs-video-wrapper').plug(Y.Squarespace.VideoLoader, { mode: 'fill' });
      new Y.Squarespace.ResizeEmitter({ timeout: 10 }).on('resize:end', function () { window.seen.resized = true; });
      new Y.Anim({ node: Y.one('#handled'), to: { opacity: 0.5 }, duration: 0.05 }).run();
      Y.one('body').delegate('click', function (e) { window.seen.delegated = e.currentTarget.get('text'); e.preventDefault(); }, 'nav a');
      window.seen.ready = true;
    },
  });
});

Squarespace.onInitialize(Y, function () { window.seen.initialized = true; });
window.seen.account = Static.SQUARESPACE_CONTEXT.authenticatedAccount;
