interface YuiNode {
  get: (name: string) => unknown
  getComputedStyle: (name: string) => string
}

interface Animation {
  run: () => Animation
}

/** The methods that the platform gives to every node of YUI. A page's other `Y` share them, as they share nodes. */
export function addNodeMethods(yui: Readonly<Record<string, unknown>>): void {
  const { Node, Anim } = yui as {
    Node: { prototype: Record<string, unknown> }
    Anim: new (settings: object) => Animation
  }
  const methods: Readonly<Record<string, (this: YuiNode, ...given: never[]) => unknown>> = {
    /** An animation that waits to be run: where it begins, and how it goes on. */
    anim(from: object = {}, settings: object = {}, more: object = {}) {
      return new Anim({ node: this, from, ...settings, ...more })
    },
    height() {
      return this.get('offsetHeight')
    },
    width() {
      return this.get('offsetWidth')
    },
    isVisible() {
      return this.getComputedStyle('display') !== 'none' && this.getComputedStyle('visibility') !== 'hidden'
    },
    fadeIn(duration = 0.3) {
      return new Anim({ node: this, from: { opacity: 0 }, to: { opacity: 1 }, duration }).run()
    },
    fadeOut(duration = 0.3) {
      return new Anim({ node: this, to: { opacity: 0 }, duration }).run()
    },
  }
  for (const [name, method] of Object.entries(methods)) Node.prototype[name] ??= method
}
