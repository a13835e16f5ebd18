import { realpath } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { bundleDir } from '../assets/storefront-assets.ts'
import { placeInside, readInside } from '../template-folder/read-inside.ts'
import { isJoinable, joinScripts } from './join-scripts.ts'
import { scriptProblem } from './script-problem.ts'

/** What tags name may come from data, and so from what visitors ask for: no more than this is remembered of it. */
const maxKept = 1_000

/** The scripts that a template's tags name, and the addresses that pages ask for them under. */
export class ScriptFolder {
  readonly #dir: string
  /** Of each file of `scripts/`, by its path from there. */
  readonly hashes: ReadonlyMap<string, string>
  readonly #addresses = new LRUCache<string, Promise<string | null>>({
    max: maxKept,
    memoMethod: (src) => this.#findAddress(src),
  })
  readonly #joined = new LRUCache<string, Promise<string | null>, readonly string[]>({
    max: maxKept,
    memoMethod: (query, _former, { context }) => this.#findJoined(query, context),
  })
  readonly #joinable = new LRUCache<string, Promise<boolean>>({
    max: maxKept,
    memoMethod: (name) => this.#isJoinable(name),
  })

  constructor(dir: string, hashes: ReadonlyMap<string, string>) {
    this.#dir = dir
    this.hashes = hashes
  }

  /** The address of what a tag names, other hosts' as they are; null when the file is not there. */
  addressOf(src: string): Promise<string | null> {
    return this.#addresses.memo(src)
  }

  /**
   * The scripts that one address can bring instead of several, in their order; each group alone is as it was. Those that would not do
   * the same stand by themselves.
   */
  async groupsOf(names: readonly string[]): Promise<readonly (readonly string[])[]> {
    const groups: string[][] = []
    let isOpen = false
    for (const name of names) {
      const joins = await this.#joinable.memo(name)
      const last = groups.at(-1)
      if (joins && isOpen && last) last.push(name)
      else groups.push([name])
      isOpen = joins
    }
    return groups
  }

  /** The address of several scripts as one; null when they cannot be written as one. */
  joinedAddress(names: readonly string[]): Promise<string | null> {
    const query = names.map((name) => encodeURIComponent(name)).join('&')
    return this.#joined.memo(query, { context: names })
  }

  async #findJoined(query: string, names: readonly string[]): Promise<string | null> {
    const joined = await joinScripts(this.#dir, names)
    return joined && scriptProblem(joined.text) === null ? `/scripts.${joined.hash}.js?${query}` : null
  }

  async #isJoinable(name: string): Promise<boolean> {
    const text = await readInside(this.#dir, `scripts/${name}`)
    return text !== null && isJoinable(text)
  }

  async #findAddress(src: string): Promise<string | null> {
    if (/^(?:https?:)?\/\//.test(src)) return src
    const place = placeOf(src)
    if (place.startsWith('universal/')) return (await isOurs(place)) ? src : null
    if (!/^(?:scripts|assets|styles)\//.test(place)) return src.startsWith('/') ? src : null
    const found = await placeInside(this.#dir, place)
    if (found === null) return null
    const name = await ownName(this.#dir, found, place)
    const hash = name.startsWith('scripts/') ? this.hashes.get(name.slice('scripts/'.length)) : undefined
    return `/${encodeURI(name)}${hash === undefined ? '' : `?v=${hash}`}`
  }
}

/** What a tag names, as a path from the folder of the template; names are meant from `scripts/`. */
function placeOf(src: string): string {
  const name = src.split(/[?#]/, 1)[0] ?? ''
  return path.posix.normalize(name.startsWith('/') ? name.slice(1) : `scripts/${name}`)
}

/** The folder may write a name with other capitals than the tag; a link in it keeps its own name. */
async function ownName(dir: string, found: string, place: string): Promise<string> {
  const name = path
    .relative(await realpath(dir), found)
    .split(path.sep)
    .join('/')
  return name.toLowerCase() === place.toLowerCase() ? name : place
}

/** Whether the platform has a file that older templates take for granted. */
async function isOurs(place: string): Promise<boolean> {
  const name = place.slice('universal/'.length)
  return name === 'template-read-me/read-me.js' || (await placeInside(bundleDir, name)) !== null
}
