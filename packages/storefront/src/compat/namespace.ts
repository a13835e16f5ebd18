/** What scripts of older templates find on the window. Everything may be missing. */
export interface CompatWindow {
  Squarespace?: Record<string, unknown>
  ImageLoader?: unknown
  Y?: YuiInstance
  Tweak?: unknown
  Singleton?: unknown
  Class?: unknown
  UserAccountApi?: unknown
  Static?: { SQUARESPACE_CONTEXT?: { tweakJSON?: Record<string, string>; collection?: { id?: string } } }
}

/** What we use of YUI. */
interface YuiInstance {
  readonly one: (wanted: unknown) => unknown
  readonly NodeList: new (elements: readonly Element[]) => unknown
  readonly Global?: { readonly on: (type: string, listener: () => void) => void }
  Squarespace?: Record<string, unknown>
}

/** The window, as scripts of older templates see it. */
export function compatWindow(): CompatWindow {
  return window as unknown as CompatWindow
}

/** `Squarespace`: one object for the page's lifecycle and the classes that `Y.Squarespace` has. Parts are added as their files load. */
export function squarespace(): Record<string, unknown> {
  const page = compatWindow()
  page.Squarespace ??= {}
  if (page.Y) page.Y.Squarespace = page.Squarespace
  return page.Squarespace
}
