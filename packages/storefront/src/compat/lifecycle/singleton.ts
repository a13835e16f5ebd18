import { compatWindow } from '../namespace.ts'

/** `Singleton.create`: the one object of a template's script, which is called when it is ready. */
export function createSingleton<Definition extends object>(definition: Definition): Definition {
  const single: Definition = Object.assign(Object.create(Object.prototype), definition)
  const ready: unknown = Reflect.get(single, 'ready')
  if (typeof ready === 'function') ready.call(single)
  return single
}

/** `Class.create`: what `new` makes has these members, and those of the parent if one stands before them; `initialize` is called with what `new` is given. */
export function createClass(...given: readonly (object | (new (...values: never[]) => object))[]): unknown {
  const members = given.at(-1) ?? {}
  const parent = given.length > 1 ? given[0] : null
  const Made = function (this: object, ...values: unknown[]) {
    const initialize: unknown = Reflect.get(this, 'initialize')
    if (typeof initialize === 'function') Reflect.apply(initialize, this, values)
  }
  if (typeof parent === 'function') Object.setPrototypeOf(Made.prototype, parent.prototype)
  Object.assign(Made.prototype, members)
  return Made
}

/** Puts `Singleton` and `Class` on the window. */
export function startSingleton(): void {
  compatWindow().Singleton ??= { create: createSingleton }
  compatWindow().Class ??= { create: createClass }
}
