import { loadLocale } from '../i18n/load-locale.ts'
import type { Locale } from '../i18n/locale.ts'
import type { Path } from '../path.ts'
import type { Scope } from '../scope.ts'
import { asText } from '../values/convert.ts'
import { follow, ownValue } from '../values/own.ts'

/** What a test says about the place where its formatter or predicate runs. */
export interface ScopeOptions {
  /** The nodes of the frames, from the root to the current one. */
  readonly nodes?: readonly unknown[]
  /** `@` variables, seen from everywhere; `@index` too. */
  readonly variables?: Readonly<Record<string, unknown>>
  /** A language tag, or `none` for a render without language data. */
  readonly language?: string
  readonly now?: number
  readonly bytes?: number
}

/** Thrown when a test's budget of bytes is spent. */
export class BytesSpent extends Error {}

/** A scope over a list of frames, for tests of formatters and predicates on their own. */
export class TestScope implements Scope {
  readonly hasSharedParts = false
  readonly locale: Locale | undefined
  readonly now: number
  /** What was reported, in its order. */
  readonly reports: string[] = []
  readonly #nodes: readonly unknown[]
  readonly #variables: Readonly<Record<string, unknown>>
  #bytesLeft: number

  constructor({ nodes = [{}], variables = {}, language = 'en', now = 0, bytes = Infinity }: ScopeOptions) {
    this.#nodes = nodes
    this.#variables = variables
    this.locale = language === 'none' ? undefined : loadLocale(language)
    this.now = now
    this.#bytesLeft = bytes
  }

  get node(): unknown {
    return this.#nodes.at(-1)
  }

  get timeZone(): string {
    const zone = this.find(['website', 'timeZone'])
    return zone === undefined ? 'America/New_York' : asText(zone) || 'UTC'
  }

  find(path: Path): unknown {
    return this.#findFrom(this.#nodes, path)
  }

  findOutside(path: Path): unknown {
    return this.#findFrom(this.#nodes.slice(0, -1), path)
  }

  render(): string {
    throw new Error('No built-in template is rendered in these tests')
  }

  apply(): string {
    throw new Error('No partial is applied in these tests')
  }

  chargeBytes(count: number): void {
    this.#bytesLeft -= count
    if (this.#bytesLeft < 0) throw new BytesSpent()
  }

  chargeSteps(): void {}

  report(_code: string, message: string): void {
    this.reports.push(message)
  }

  #findFrom(nodes: readonly unknown[], [first = '@', ...rest]: Path): unknown {
    if (first === '@') return follow(nodes.at(-1), rest)
    if (String(first).startsWith('@')) return follow(ownValue(this.#variables, first), rest)
    const node = nodes.findLast((each) => ownValue(each, first) !== undefined)
    return follow(ownValue(node, first), rest)
  }
}

/** The scope of a tag over `value`, with `around` as the frames outside of it. */
export function scopeOf(value: unknown, parts: ScopeOptions = {}): TestScope {
  return new TestScope({ ...parts, nodes: [...(parts.nodes ?? [{}]), value] })
}
