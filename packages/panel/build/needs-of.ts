import type { Plugin } from 'vite'

/** What a module needs before it runs, known once all modules were read: all that it imports, and what these import. */
export function needsOf(module: string): { readonly plugin: Plugin; has(id: string): boolean } {
  const needed = new Set<string>()
  return {
    has: (id) => needed.has(id),
    plugin: {
      name: 'vitrine-needs-of',
      buildEnd() {
        needed.clear()
        const waiting = [...this.getModuleIds()].filter((id) => id.endsWith(module))
        for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
          if (needed.has(id)) continue
          needed.add(id)
          waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []))
        }
      },
    },
  }
}
