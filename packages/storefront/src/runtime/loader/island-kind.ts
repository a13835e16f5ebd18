/** A piece of the page that comes alive by a script of its own, and what it waits for. */
export interface IslandKind {
  /** What it looks like in the page. */
  readonly selector: string
  /**
   * `touched`: pointed at, focused or used; `seen`: scrolled near; `idle`: the page has nothing else to do; `restored`: the browser brought
   * back what had been chosen in it.
   */
  readonly when: 'touched' | 'seen' | 'idle' | 'restored'
  readonly load: () => Promise<IslandModule>
  /** The title over what is said where a press comes to nothing. */
  readonly failureTitle?: (element: HTMLElement) => string
}

/** What an island's chunk exports. */
export interface IslandModule {
  /** Gives the element its behaviour; called once. */
  readonly wake: (element: HTMLElement) => void
}
