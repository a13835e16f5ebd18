import { compatWindow } from '../namespace.ts'

/** `Singleton.create`: the one object of a template's script, which is told when it is ready. */
export function createSingleton<Definition extends object>(definition: Definition): Definition {
  const single: Definition = Object.assign(Object.create(Object.prototype), definition)
  const ready: unknown = Reflect.get(single, 'ready')
  if (typeof ready === 'function') ready.call(single)
  return single
}

/** Puts `Singleton` on the window. */
export function startSingleton(): void {
  compatWindow().Singleton ??= { create: createSingleton }
}
