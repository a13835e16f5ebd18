// `load-locale.ts` is the one file of this package that runs on Node only. What it needs is declared by hand, so that the rest
// of the package is still checked as code that may run anywhere.
declare module 'node:module' {
  export function createRequire(from: string): (path: string) => unknown
}

interface ImportMeta {
  readonly url: string
}
