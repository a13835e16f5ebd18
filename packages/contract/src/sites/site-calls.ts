import { Type } from 'typebox'
import { defineCall, type OwnerPolicy } from '../call.ts'
import { nothing } from '../nothing.ts'
import { shortText, siteSuspension } from '../schemas.ts'
import { templateChoice } from './template-calls.ts'

/** Of the installation's first site only, which the server looks after. */
const hostOwner: OwnerPolicy = { kind: 'owner', roles: ['admin'] }

/** What hands over, takes away or moves a whole site: of who proved lately who they are. */
const confirmed: OwnerPolicy = { ...hostOwner, isConfirmed: true }

const hosts = Type.Array(shortText, { maxItems: 100 })

const listedSite = Type.Object({
  id: Type.String(),
  title: Type.String(),
  /** As requests name them, the primary one first; none: it answers to every host that no other site has. */
  hosts: Type.Array(Type.String()),
  /** The same as people write them. */
  shownHosts: Type.Array(Type.String()),
  /** Where it is reached, as far as is known. */
  url: Type.String(),
  templateId: templateChoice,
  /** The installation began with it: it cannot be removed, and answers to every host that no other site has. */
  isHome: Type.Boolean(),
  hasOwner: Type.Boolean(),
  suspension: siteSuspension,
  /** A word that changes with title and hosts. */
  version: Type.String(),
})

const siteParams = Type.Object({ siteId: shortText })
const linked = Type.Object({
  site: listedSite,
  /** Makes the first owner, once; null when there is one. */
  ownerLink: Type.Union([Type.String(), Type.Null()]),
})

/** Lists the sites of the installation, page by page: the one that it began with first, the others by title; with `q` those that it finds. */
export const listSitesCall = defineCall({
  name: 'listSites',
  method: 'GET',
  path: '/api/panel/sites',
  policy: hostOwner,
  query: Type.Object({
    /** Words that title or hosts hold, each of them. */
    q: Type.Optional(shortText),
    /** `next` of the page before. */
    after: Type.Optional(shortText),
  }),
  reply: Type.Object({ sites: Type.Array(listedSite), next: Type.Union([Type.String(), Type.Null()]) }),
})

/** Adds a site, empty or with sample content, and makes the link for its first owner. */
export const addSiteCall = defineCall({
  name: 'addSite',
  method: 'POST',
  path: '/api/panel/sites',
  policy: confirmed,
  limit: { max: 60, windowMs: 600_000 },
  body: Type.Object({
    title: shortText,
    host: shortText,
    templateId: templateChoice,
    content: Type.Union([Type.Literal('empty'), Type.Literal('samples')]),
  }),
  reply: linked,
})

/** Renames a site and says which hosts it answers to. 409 when it was changed meanwhile. */
export const changeSiteCall = defineCall({
  name: 'changeSite',
  method: 'PUT',
  path: '/api/panel/sites/:siteId',
  policy: confirmed,
  params: siteParams,
  body: Type.Object({ title: shortText, hosts, version: shortText }),
  reply: Type.Object({ site: listedSite }),
})

/** Makes a new link for the first owner of a site that has none yet; the former one ends. */
export const linkSiteOwnerCall = defineCall({
  name: 'linkSiteOwner',
  method: 'POST',
  path: '/api/panel/sites/:siteId/owner-link',
  policy: confirmed,
  params: siteParams,
  body: nothing,
  reply: linked,
})

/** Removes a site with all that is stored of it, once its title was typed. Tells whether files of it could not be removed: the next start tries again. */
export const removeSiteCall = defineCall({
  name: 'removeSite',
  method: 'POST',
  path: '/api/panel/sites/:siteId/removal',
  policy: confirmed,
  params: siteParams,
  body: Type.Object({ title: shortText }),
  reply: Type.Object({ areFilesLeft: Type.Boolean() }),
})

/** Suspends a site, or tells its owners another reason: visitors see nothing of it, and no change of it is taken. 409 for the site that the installation began with. */
export const suspendSiteCall = defineCall({
  name: 'suspendSite',
  method: 'POST',
  path: '/api/panel/sites/:siteId/suspension',
  policy: confirmed,
  params: siteParams,
  body: Type.Object({ reason: shortText }),
  reply: Type.Object({ site: listedSite }),
})

/** Lets a suspended site go on. */
export const resumeSiteCall = defineCall({
  name: 'resumeSite',
  method: 'DELETE',
  path: '/api/panel/sites/:siteId/suspension',
  policy: hostOwner,
  params: siteParams,
  reply: Type.Object({ site: listedSite }),
})
