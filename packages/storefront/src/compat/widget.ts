/** What listeners of a widget are called with. */
export interface WidgetEvent {
  readonly type: string
  readonly target: Widget
  readonly newVal?: unknown
  readonly prevVal?: unknown
  readonly [detail: string]: unknown
}

type Listener = (this: unknown, event: WidgetEvent) => void

/** Settings by name, events by type: what scripts expect of every object they make with `new Y.Squarespace.…`. */
export class Widget {
  readonly #settings: Map<string, unknown>
  readonly #listeners = new Map<string, Set<{ readonly call: (event: WidgetEvent) => void }>>()
  #isDestroyed = false

  constructor(settings: Readonly<Record<string, unknown>> = {}) {
    this.#settings = new Map(Object.entries(settings))
  }

  /** A setting; dots lead into objects. */
  get(name: string): unknown {
    const [first = '', ...rest] = name.split('.')
    return rest.reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
      this.#settings.get(first),
    )
  }

  /** Changes a setting, and tells those who listen to `<name>Change`. */
  set(name: string, value: unknown): this {
    const prevVal = this.#settings.get(name)
    this.#settings.set(name, value)
    if (prevVal !== value) this.fire(`${name}Change`, { newVal: value, prevVal })
    return this
  }

  /** Changes several settings. */
  setAttrs(values: Readonly<Record<string, unknown>>): this {
    for (const [name, value] of Object.entries(values)) this.set(name, value)
    return this
  }

  /** Listens; the answer's `detach()` ends it. */
  on(type: string, listener: Listener, context?: unknown) {
    const entry = { call: (event: WidgetEvent) => listener.call(context ?? this, event) }
    const known = this.#listeners.get(type) ?? new Set()
    this.#listeners.set(type, known)
    known.add(entry)
    return { detach: () => known.delete(entry) }
  }

  /** The same as `on`: nothing here can be prevented. */
  after(type: string, listener: Listener, context?: unknown) {
    return this.on(type, listener, context)
  }

  /** Listens for one event. */
  once(type: string, listener: Listener, context?: unknown) {
    const handle = this.on(type, (event) => {
      handle.detach()
      listener.call(context ?? this, event)
    })
    return handle
  }

  /** Tells listeners. A listener that fails does not keep the others from hearing. */
  fire(type: string, details: Readonly<Record<string, unknown>> = {}): void {
    for (const { call } of [...(this.#listeners.get(type) ?? [])]) {
      try {
        call({ ...details, type, target: this })
      } catch (error) {
        reportError(error)
      }
    }
  }

  /** Ends the listening to a type, or to all. */
  detach(type?: string): void {
    if (type === undefined) this.#listeners.clear()
    else this.#listeners.delete(type)
  }

  /** The same as `detach()`. */
  detachAll(): void {
    this.detach()
  }

  /** Scripts render widgets before they use them; ours are ready when they are made. */
  render(_parent?: unknown): this {
    return this
  }

  /** Destroys the widget. */
  destroy(): void {
    if (this.#isDestroyed) return
    this.#isDestroyed = true
    this.fire('destroy')
    this.detach()
  }

  /** Whether it was destroyed. */
  isDestroyed(): boolean {
    return this.#isDestroyed
  }
}
