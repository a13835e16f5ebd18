/** The modules of YUI 3 that scripts of older templates are given, in the order in which they need one another. */
export const yuiModules: readonly string[] =
  `yui-base oop event-custom-base event-base features dom-core dom-base selector-native selector node-core color-base dom-style node-base
event-delegate node-event-delegate pluginhost-base pluginhost-config node-pluginhost dom-screen node-screen node-style attribute-core
event-custom-complex attribute-observable attribute-extras attribute-base base-core base-observable base-base anim-base anim-color anim-xy
anim-curve anim-easing anim-node-plugin anim-scroll transition event-synthetic event-mousewheel event-mouseenter event-key event-focus
event-resize event-hover event-outside event-touch event-move event-flick event-valuechange event-tap event-simulate async-queue
gesture-simulate node-event-simulate array-extras base-build plugin node-scroll-info querystring-stringify-simple io-base datatype-xml-parse
io-xdr io-form io-upload-iframe queue-promote io-queue json-parse json-stringify querystring-parse querystring-stringify history-base yui-later
history-hash history-html5 yui-throttle promise base-pluginhost attribute-complex cookie selector-css2 selector-css3 escape`.split(
    /\s+/,
  )
