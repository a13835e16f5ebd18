import { createHash } from 'node:crypto'
import { findInlineHandlers } from './handlers/inline-handlers.ts'
import { findForeignHosts } from './script-origins.ts'

/** What a template does that the policy of a page forbids unless it is listed. Found in the template's own files and in administrators' code, never in content. */
export interface PageNeeds {
  /** Hosts whose scripts it loads. */
  readonly scriptOrigins: readonly string[]
  /** Hosts that its scripts ask for data. */
  readonly connections: readonly string[]
  /** Hosts besides those of https to which its forms lead. */
  readonly formTargets: readonly string[]
  /** Whether its scripts make scripts out of texts. */
  readonly evaluates: boolean
  /** Whether its scripts make workers out of texts. */
  readonly makesWorkers: boolean
  /** Hashes of its event handler attributes, as the policy names them. */
  readonly handlerHashes: readonly string[]
}

/** Of a page that needs nothing but what is ours. */
export const noNeeds: PageNeeds = {
  scriptOrigins: [],
  connections: [],
  formTargets: [],
  evaluates: false,
  makesWorkers: false,
  handlerHashes: [],
}

/** What two parts of a page need together. */
export function joinNeeds(one: PageNeeds, other: PageNeeds): PageNeeds {
  return {
    scriptOrigins: [...new Set([...one.scriptOrigins, ...other.scriptOrigins])],
    connections: [...new Set([...one.connections, ...other.connections])],
    formTargets: [...new Set([...one.formTargets, ...other.formTargets])],
    evaluates: one.evaluates || other.evaluates,
    makesWorkers: one.makesWorkers || other.makesWorkers,
    handlerHashes: [...new Set([...one.handlerHashes, ...other.handlerHashes])],
  }
}

/** Finds what the files of a template need. */
export function findPageNeeds(html: readonly string[], scripts: readonly string[]): PageNeeds {
  const hosts = findForeignHosts(html, scripts)
  return {
    scriptOrigins: hosts.scripts,
    connections: hosts.connections,
    formTargets: [],
    evaluates: hosts.evaluates,
    makesWorkers: hosts.makesWorkers,
    handlerHashes: findInlineHandlers(html).map(
      (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
    ),
  }
}
